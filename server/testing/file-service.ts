import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startFauxqs } from 'fauxqs';
import type { S3Place } from '#server/platform/storage/s3/s3-place.ts';

/**
 * What the S3 service does with a request, in this order: it answers; is busy (503); stays silent; closes the
 * connection at once, in the middle of the request or of the answer; stops in the middle of the answer; answers other
 * bytes; or confirms a PUT and stores nothing or a half.
 */
export type Fault =
  | 'none'
  | 'busy'
  | 'silent'
  | 'away'
  | 'cut while sending'
  | 'cut while answering'
  | 'stalled'
  | 'changed'
  | 'lost'
  | 'torn';

/** An S3 service that can fail. */
export interface FileService {
  /** The place of the objects, for tests that use the store directly. */
  place: S3Place;
  /** The environment of a site that uses this service. */
  env: Record<string, string>;
  /** The place as a site's setting, `s3://…`. */
  url: string;
  /** Sets the fault of the next requests, or of all without a number. */
  fail(fault: Fault, times?: number): void;
  /** Returns the number of requests received. */
  asked(): number;
  stop(): Promise<void>;
}

const BUCKET = 'bucket-of-tests';

/** Starts an S3 service in this process behind a proxy that produces faults. */
export async function startFileService(): Promise<FileService> {
  const service = await startFauxqs({ logger: false, port: 0, host: '127.0.0.1' });
  service.createBucket(BUCKET);
  let fault: Fault = 'none';
  // The number of requests that still get the fault.
  let timesLeft = 0;
  let requestCount = 0;
  const proxy = createServer((incoming, answer) => {
    requestCount++;
    const currentFault = timesLeft > 0 ? fault : 'none';
    timesLeft--;
    pass({ incoming, answer, port: service.port }, currentFault);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const keys = { accessKeyId: 'test', secretAccessKey: 'test' };
  return {
    place: { endpoint, region: 'auto', bucket: BUCKET, prefix: 'site/', ...keys },
    env: { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' },
    url: `s3://${BUCKET}/site?endpoint=${encodeURIComponent(endpoint)}`,
    fail: (nextFault, times = Number.POSITIVE_INFINITY) => {
      fault = nextFault;
      timesLeft = times;
    },
    asked: () => requestCount,
    async stop() {
      proxy.close();
      proxy.closeAllConnections();
      await service.stop();
    },
  };
}

/** A request on its way, and the port of the real service. */
interface Passing {
  incoming: IncomingMessage;
  answer: ServerResponse;
  port: number;
}

/** Passes a request on to the real service, or makes the fault. */
function pass({ incoming, answer, port }: Passing, fault: Fault): void {
  if (fault === 'silent') return void incoming.resume();
  if (fault === 'away') return void incoming.socket.destroy();
  if (fault === 'busy') {
    incoming.resume();
    return void answer
      .writeHead(503, { 'content-type': 'application/xml' })
      .end('<Error><Code>SlowDown</Code></Error>');
  }
  if (fault === 'cut while sending') return void incoming.once('data', () => incoming.socket.destroy());
  if (fault === 'lost' && incoming.method === 'PUT') {
    incoming.resume();
    return void answer.writeHead(200, { etag: '"0"' }).end();
  }
  const { method, url, headers: sentHeaders } = incoming;
  const isTorn = fault === 'torn' && method === 'PUT';
  const halfLength = Math.floor(Number(sentHeaders['content-length']) / 2);
  // With the checksum of the whole body the service would refuse a half.
  const { 'x-amz-checksum-sha256': _checksum, ...withoutChecksum } = sentHeaders;
  const headers = isTorn ? { ...withoutChecksum, 'content-length': String(halfLength) } : sentHeaders;
  const onward = request({ port, host: '127.0.0.1', method, path: url, headers }, async (serviceAnswer) => {
    const parts: Buffer[] = [];
    for await (const part of serviceAnswer) parts.push(part);
    const body = Buffer.concat(parts);
    answer.writeHead(serviceAnswer.statusCode ?? 500, serviceAnswer.headers);
    const firstHalf = body.subarray(0, body.length / 2);
    if (fault === 'cut while answering') answer.write(firstHalf, () => answer.socket?.destroy());
    else if (fault === 'stalled') answer.write(firstHalf);
    else answer.end(fault === 'changed' ? body.map((byte) => byte ^ 1) : body);
  });
  onward.on('error', () => answer.destroy());
  if (isTorn) return void buffer(incoming).then((body) => onward.end(body.subarray(0, halfLength)));
  incoming.pipe(onward);
}
