import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { placeCluster } from '#server/platform/db/embedded/cluster.ts';
import { stopServer } from '#server/platform/db/embedded/server-process.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { findPostgres, makeFilledDataDir } from './data-folder.ts';
import { itWhere } from './not-applicable.ts';
import { startServer, stopServer as stopSite } from './running-server.ts';

const descriptors = 400;
const visitors = 3_000;

/** Opens a connection and sends nothing. Resolves when it is open or was closed by the server. */
async function openSilently(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket;
}

/** Makes a browser that is connected already and keeps its connection. */
function makeKnownClient(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return (path: string) =>
    new Promise<number>((resolve) => {
      const request = get(`${address}${path}`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      request.on('error', () => resolve(0));
    });
}

itWhere(
  process.platform === 'linux',
  'thousands of idle connections neither end the site nor keep its PostgreSQL from being stopped',
  async () => {
    const DATA_DIR = await makeFilledDataDir();
    const server = startServer({ env: { DATA_DIR }, descriptors });
    const address = await server.ready;
    const ask = makeKnownClient(address);
    expect(await ask('/readyz')).toBe(200);

    const { port } = new URL(address);
    for (let opened = 0; opened < visitors; opened += 100) {
      await Promise.all(Array.from({ length: 100 }, () => openSilently(Number(port))));
    }
    for (const path of ['/readyz', '/login', '/faqs']) expect(await ask(path)).toBe(200);
    // Silent connections are dropped one after the other, so a new client can connect.
    const newcomer = makeKnownClient(address);
    await expect.poll(() => newcomer('/readyz')).toBe(200);
    expect(await stopSite(server)).toMatchObject({ code: 0, stderr: '' });
    expect(await findPostgres(DATA_DIR)).toBeUndefined();
  },
);

it('stops PostgreSQL even if no program can be started', async () => {
  const dataDir = await makeFilledDataDir();
  const { dir, passwordFile } = placeCluster(dataDir);
  await startEmbedded({ dataDir });
  const pid = (await findPostgres(dataDir)) ?? 0;
  await stopServer({ dir, passwordFile, account: {}, binDir: '/nowhere' }, pid);
  expect(await findPostgres(dataDir)).toBeUndefined();
});
