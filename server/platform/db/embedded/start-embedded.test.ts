import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { urlOf } from './server-process.ts';
import { startEmbedded } from './start-embedded.ts';

let folder: string;
const settings = { fsync: 'off', max_connections: 8 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-sockets-'));
  // As root we start PostgreSQL as another user, who needs access.
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns how clients connect to an embedded database: by a socket's folder or by an address. */
async function waysOf(dataDir: string, more: Record<string, string> = {}): Promise<string[]> {
  const { connection, stop } = await startEmbedded({ dataDir, settings: { ...settings, ...more } });
  try {
    const client = new pg.Client({ connectionString: urlOf(connection, 'postgres') });
    await client.connect();
    const { rows } = await client.query('select inet_server_addr()::text as address');
    await client.end();
    return [connection.host, rows[0].address ?? 'a socket'];
  } finally {
    await stop();
  }
}

test('is reached through a socket in its own folder', async () => {
  const dataDir = join(folder, 'near');
  expect(await waysOf(dataDir)).toEqual([join(dataDir, 'postgresql', 'cluster'), 'a socket']);
});

test('is reached at the local address if the path is too long or the file system has no sockets', async () => {
  const deep = join(folder, 'deep'.repeat(25));
  await mkdir(deep);
  // Independent of the umask.
  await chmod(deep, 0o711);
  expect(await waysOf(deep)).toEqual(['127.0.0.1', '127.0.0.1/32']);
  expect(await waysOf(join(folder, 'none'), { unix_socket_directories: '/nowhere' })).toEqual([
    '127.0.0.1',
    '127.0.0.1/32',
  ]);
});
