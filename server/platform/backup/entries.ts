import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { damaged } from './backup-error.ts';
import { makeByteReader } from './byte-reader.ts';

/** The path of a file within the files folder. */
export const FILE_PATH = /^(pictures|horoscopes)\/[\w-]+\.(jpg|png|pdf)$/;

const heading = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('table'),
    schema: z.optional(z.string()),
    name: z.string(),
    columns: z.array(z.string()),
  }),
  // A restore uses this name as a path, so it may only lead into these two folders.
  z.object({ kind: z.literal('file'), name: z.string().check(z.regex(FILE_PATH)) }),
  // A list of paths, one a line, of files that are copied beside the archive.
  z.object({ kind: z.literal('file list') }),
  z.object({ kind: z.literal('data key') }),
  z.object({ kind: z.literal('manifest') }),
]);

/** What an entry contains. */
export type Heading = z.infer<typeof heading>;

/** The length of an entry's content, and its checksum in hexadecimal digits. */
export interface Digest {
  bytes: number;
  sha256: string;
}

const SUM_BYTES = 32;
const LENGTH_BYTES = 4;
/** A greater length of a block is a sign of damage, and would exhaust memory. */
const BLOCK_LIMIT_BYTES = 256 * 1024 * 1024;
/** Limits a heading: a kind, a name and the columns of a table. */
const HEADING_LIMIT_BYTES = 64 * 1024;

/** Writes one entry: its heading, its bytes in blocks, an empty block, and the SHA-256 of the bytes. */
export async function* writeEntry(
  entryHeading: Heading,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer, Digest> {
  yield* block(Buffer.from(JSON.stringify(entryHeading)));
  const sum = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    if (chunk.length === 0) continue;
    sum.update(chunk);
    bytes += chunk.length;
    yield* block(chunk);
  }
  const digest = sum.digest();
  yield encodeLength(0);
  yield digest;
  return { bytes, sha256: digest.toString('hex') };
}

/** An entry of an archive while it is read. */
export interface Entry {
  heading: Heading;
  /** Must be read to its end before the next entry; the end verifies the checksum. */
  content: AsyncGenerator<Buffer, Digest>;
}

/** Yields the entries of an archive in order. @throws BackupError if the archive is damaged */
export async function* readEntries(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = makeByteReader(source);
  const takeBlock = async (mostBytes = BLOCK_LIMIT_BYTES) => {
    const length = (await reader.take(LENGTH_BYTES)).readUInt32BE();
    if (length > mostBytes) throw damaged();
    return reader.take(length);
  };

  async function* readContent(): AsyncGenerator<Buffer, Digest> {
    const sum = createHash('sha256');
    let bytes = 0;
    for (let chunk = await takeBlock(); chunk.length > 0; chunk = await takeBlock()) {
      sum.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    const digest = sum.digest();
    if (!digest.equals(await reader.take(SUM_BYTES))) throw damaged();
    return { bytes, sha256: digest.toString('hex') };
  }

  while (!(await reader.isAtEnd())) {
    const text = (await takeBlock(HEADING_LIMIT_BYTES)).toString();
    const parsed = heading.safeParse(JSON.parse(text));
    if (!parsed.success) throw damaged();
    yield { heading: parsed.data, content: readContent() };
  }
}

/** Passes every block to a function and returns the digest at the end. */
export async function drain(
  content: AsyncGenerator<Buffer, Digest>,
  take: (chunk: Buffer) => void | Promise<void> = () => {},
): Promise<Digest> {
  for (;;) {
    const { done, value } = await content.next();
    if (done) return value;
    await take(value);
  }
}

/** Yields a block: its length, and its bytes. */
function* block(bytes: Buffer): Generator<Buffer> {
  yield encodeLength(bytes.length);
  yield bytes;
}

function encodeLength(length: number): Buffer {
  const bytes = Buffer.alloc(LENGTH_BYTES);
  bytes.writeUInt32BE(length);
  return bytes;
}
