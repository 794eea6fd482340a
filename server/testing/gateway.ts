import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll } from 'vitest';

/** A request to the gateway. */
interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Starts a local SMS gateway that answers with the status and the body that the test sets, or not at all. `taken` are
 * the requests that it has received. It ends after the test file.
 */
export async function startGateway() {
  const taken: ReceivedRequest[] = [];
  const gateway = { status: 200 as number | 'nothing', answer: '{}', taken, url: '' };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    if (gateway.status !== 'nothing') response.writeHead(gateway.status).end(gateway.answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  gateway.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return gateway;
}
