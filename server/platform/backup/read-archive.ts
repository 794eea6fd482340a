import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { reasonOf } from '#server/start-error.ts';
import { type Archive, archiveLabel, openArchive } from './archive-place.ts';
import { BackupError, damaged } from './backup-error.ts';
import { type Digest, drain, type Entry, type Heading, readEntries } from './entries.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { unpack } from './packing.ts';
import { unseal } from './seal.ts';
import { nameOf } from './tables.queries.ts';

/** Limits the names of tables, columns and migrations. */
const MANIFEST_LIMIT_BYTES = 8 * 1024 * 1024;

/** Reads the content of an entry to its end. */
type Taker = (entry: Entry) => Promise<Digest>;

/**
 * Reads an archive to its end and passes every entry to `take`, which by default only reads it. Returns the manifest
 * once all entries match it. @throws BackupError if the archive cannot be opened or is damaged
 */
export async function readArchive(
  archive: Archive,
  backupKey: Buffer | undefined,
  take: Taker = ({ content }) => drain(content),
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const tally = makeTally();
  const readAll = async (plain: AsyncIterable<Buffer>) => {
    for await (const entry of readEntries(plain)) {
      if (manifest) throw damaged();
      if (entry.heading.kind === 'manifest') manifest = await readManifestEntry(entry);
      else tally.add(entry.heading, await take(entry));
    }
  };
  try {
    const sealed = await openArchive(archive);
    await pipeline(sealed, (chunks: AsyncIterable<Buffer>) => unseal(chunks, backupKey), unpack, readAll);
  } catch (error) {
    throw explain(archiveLabel(archive), error);
  }
  if (!manifest || !tally.agreesWith(manifest)) throw damaged();
  return manifest;
}

/** Collects the digests of the entries, to compare them with the manifest at the end. */
function makeTally() {
  const tables: string[] = [];
  const files = { count: 0, bytes: 0 };
  const sum = createHash('sha256');
  const list = { bytes: -1, sha256: '' };
  let hasDataKey = false;

  function areFilesAsIn({ count, bytes, sha256, areBeside }: Manifest['files']): boolean {
    if (areBeside) return bytes === list.bytes && sha256 === list.sha256 && files.count === 0;
    return count === files.count && bytes === files.bytes && sha256 === sum.digest('hex');
  }

  return {
    add(heading: Heading, { bytes, sha256 }: Digest) {
      if (heading.kind === 'table') tables.push(`${nameOf(heading)} ${bytes} ${sha256}`);
      if (heading.kind === 'data key') hasDataKey = true;
      if (heading.kind === 'file list') Object.assign(list, { bytes, sha256 });
      if (heading.kind !== 'file') return;
      sum.update(`${heading.name} ${sha256}\n`);
      files.count++;
      files.bytes += bytes;
    },
    agreesWith(manifest: Manifest): boolean {
      const expectedTables = manifest.tables.map((table) => `${nameOf(table)} ${table.bytes} ${table.sha256}`);
      if (expectedTables.join() !== tables.join()) return false;
      return areFilesAsIn(manifest.files) && manifest.hasDataKey === hasDataKey;
    },
  };
}

async function readManifestEntry({ content }: Entry): Promise<Manifest> {
  const parts: Buffer[] = [];
  let bytes = 0;
  await drain(content, (chunk) => {
    bytes += chunk.length;
    if (bytes > MANIFEST_LIMIT_BYTES) throw damaged();
    parts.push(chunk);
  });
  return readManifest(Buffer.concat(parts).toString());
}

/** Returns the error to throw: one sentence if the archive cannot be opened or is damaged, otherwise the same error. */
function explain(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
    return new BackupError(`The archive ${path} cannot be read: ${reasonOf(error)}.`);
  }
  // Errors of decompression have codes like `Z_DATA_ERROR` and `ZSTD_error_…`; a SyntaxError comes from damaged JSON.
  return /^Z(STD)?_/.test(code) || error instanceof SyntaxError ? damaged() : error;
}
