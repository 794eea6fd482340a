import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of a zip. */
export interface ZipEntry {
  name: string;
  /** The length of the file; `read` must return exactly this many bytes. */
  bytes: number;
  /** Reads the file when its turn comes. Returns null if it does not exist any more. */
  read: () => Promise<Buffer | null>;
}

/** A zip that is being made. Its length is known before its first byte, so that an interrupted download is noticed. */
export interface Zip {
  bytes: number;
  content: Readable;
}

/**
 * Options of every file. Nothing is compressed, because pictures do not shrink. The date is the first of the format, so
 * that a zip does not reveal when it was made.
 */
const STORED = { compress: false, forceDosTimestamp: true, mtime: new Date(1980, 0, 1) };

/** Fixed lengths of the format: the header before each file, its entry in the directory, and the end of the zip. */
const [HEADER_BYTES, DIRECTORY_ENTRY_BYTES, END_BYTES] = [30, 46, 22];

/** Returns the length of the zip in bytes. Each name occurs twice: before its file, and in the directory. */
function lengthOf(entries: readonly ZipEntry[]): number {
  let length = END_BYTES;
  for (const { name, bytes } of entries)
    length += HEADER_BYTES + DIRECTORY_ENTRY_BYTES + 2 * Buffer.byteLength(name) + bytes;
  return length;
}

/**
 * Makes a zip that keeps one or two files in memory, even if its reader is slow. Each file is added as a whole, so that
 * its size is written before it: Android refuses an uncompressed file whose size follows. The stream fails if a file is
 * missing or not as long as listed.
 */
export function makeZip(entries: readonly ZipEntry[]): Zip {
  const zip = new ZipFile();
  const content = zip.outputStream;
  if (!(content instanceof PassThrough)) throw new Error('The zip has no stream that waits for its reader.');
  const fill = async () => {
    for (const { name, bytes, read } of entries) {
      const file = await read();
      if (content.destroyed) return;
      if (file?.length !== bytes) throw new Error('A file changed while it was packed.');
      zip.addBuffer(file, name, STORED);
      if (content.writableNeedDrain) await once(content, 'drain');
    }
    zip.end();
  };
  // Without a listener, a failure before anybody reads would end the process. A later reader still gets the error.
  content.on('error', () => {});
  fill().catch((error) => content.destroy(error));
  return { bytes: lengthOf(entries), content };
}
