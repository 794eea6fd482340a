import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The index of the line with the server's port in PostgreSQL's lock file. */
const PORT_LINE = 3;

/** Runs a query on the embedded database of a data folder with a separate connection. Returns the rows. */
export async function queryBeside(dataDir: string, sql: string, database = 'shubho'): Promise<unknown[]> {
  const port = Number((await readLockFile(dataDir))[PORT_LINE]);
  const password = await readFile(join(dataDir, 'postgresql/password'), 'utf8');
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'shubho', password, database });
  client.on('error', () => {});
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Returns the lines of PostgreSQL's lock file, the first being the process id; one empty line without a file. */
export async function readLockFile(dataDir: string): Promise<string[]> {
  const text = await readFile(join(dataDir, 'postgresql/cluster/postmaster.pid'), 'utf8').catch(() => '');
  return text.split('\n');
}
