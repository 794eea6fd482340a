import { createHash } from 'node:crypto';
import { createReadStream, existsSync, globSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { packageName } from './binaries.ts';
import { type Account, runProgram } from './run-program.ts';

const projectDir = resolve(import.meta.dirname, '../../../..');
/** The sources of a prepared cluster. */
const MADE_FROM = [
  'database/{migrations,seeds}/**/*',
  'server/platform/db/{queue,embedded/cluster}.ts',
  'package-lock.json', // contains the version of PostgreSQL
];

/** The number of hexadecimal digits of the hash in the file name. */
const HASH_DIGITS = 16;

/**
 * Returns where the build stores a cluster with a migrated and seeded, unused database without a password. A first
 * start unpacks it, which is faster than making one. Its name is a hash of its sources, so an outdated one is never
 * used.
 */
export function placeNewSite(): string {
  const hash = createHash('sha256').update(packageName);
  const entries = globSync(MADE_FROM, { cwd: projectDir, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of entries.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(`${path.slice(projectDir.length)}\0`).update(readFileSync(path));
  }
  return join(projectDir, 'dist', `new-site-${hash.digest('hex').slice(0, HASH_DIGITS)}.tar.zst`);
}

/**
 * Unpacks the prepared cluster into an empty folder of the account. If it is missing or damaged, returns false and
 * leaves the folder empty.
 */
export async function unpackNewSite(dir: string, account: Account): Promise<boolean> {
  const file = placeNewSite();
  if (!existsSync(file)) return false;
  const input = new PassThrough();
  input.on('error', () => {});
  const isWhole = pipeline(createReadStream(file), createZstdDecompress(), (chunks) => passOn(chunks, input)).then(
    () => true,
    () => false,
  );
  const unpacked = await runProgram('tar', ['-xf', '-'], { account, cwd: dir, input }).catch(() => undefined);
  // If tar could not be started, nothing else ends the stream.
  input.destroy();
  if ((await isWhole) && unpacked?.code === 0) return true;
  for (const name of await readdir(dir)) await rm(join(dir, name), { recursive: true });
  return false;
}

/**
 * Writes all chunks to a stream, as long as it is open. tar closes it at the end of the archive and leaves the padding
 * behind it, but the checksum of the archive is compared only at the end of its last chunk.
 */
async function passOn(chunks: AsyncIterable<Buffer>, to: PassThrough): Promise<void> {
  const closed = new Promise((resolve) => to.once('close', resolve));
  try {
    for await (const chunk of chunks) {
      if (!to.writable || to.write(chunk)) continue;
      await Promise.race([closed, new Promise((resolve) => to.once('drain', resolve))]);
    }
  } finally {
    to.end();
  }
}
