import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  bytes: number;
  /** Asked for when its turn comes; null where there is nothing any more. */
  read: () => Promise<Buffer | null>;
}

/** A zip on its way: its length is known before its first byte, so that one that breaks off is seen to be incomplete. */
export interface Zip {
  bytes: number;
  content: Readable;
}

/**
 * Pictures do not shrink, so nothing is compressed. The date is where the format's calendar begins: when the archive was made is
 * nobody's business.
 */
const STORED = { compress: false, forceDosTimestamp: true, mtime: new Date(1980, 0, 1) };

/** Of the format: what stands before each file, in the directory for each file, and at the end. */
const [BEFORE, IN_DIRECTORY, END] = [30, 46, 22];

const lengthOf = (entries: readonly ZipEntry[]): number =>
  entries.reduce((sum, { name, bytes }) => sum + BEFORE + IN_DIRECTORY + 2 * Buffer.byteLength(name) + bytes, END);

/**
 * A zip that holds one or two files at a time, however slow its reader. Each file is given whole, so that its size stands before
 * it: Android's reader refuses an uncompressed file whose size comes after it. Fails where a file is not as long as it was listed.
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
  // It may fail before anybody reads it: its reader is told then, and the process goes on.
  content.on('error', () => {});
  fill().catch((error) => content.destroy(error));
  return { bytes: lengthOf(entries), content };
}
