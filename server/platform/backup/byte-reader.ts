import { damaged } from './backup-error.ts';

/** Reads exact numbers of bytes from a stream; a stream that ends early is a damaged archive. */
export interface ByteReader {
  /** Returns exactly this many bytes. @throws BackupError if the stream ends before */
  take(count: number): Promise<Buffer>;
  /** Whether no byte follows. Waits for the next chunk of the stream if necessary. */
  isAtEnd(): Promise<boolean>;
}

/** Makes a reader of a stream. Its buffers may share memory with the stream's chunks. */
export function makeByteReader(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function readChunk(): Promise<Buffer | undefined> {
    const { done, value } = await chunks.next();
    return done ? undefined : value;
  }

  return {
    async take(count) {
      const parts = [rest];
      for (let length = rest.length; length < count; ) {
        const chunk = await readChunk();
        if (chunk === undefined) throw damaged();
        parts.push(chunk);
        length += chunk.length;
      }
      const joined = parts.length === 1 ? rest : Buffer.concat(parts);
      rest = joined.subarray(count);
      return joined.subarray(0, count);
    },
    async isAtEnd() {
      while (rest.length === 0) {
        const chunk = await readChunk();
        if (chunk === undefined) return true;
        rest = chunk;
      }
      return false;
    },
  };
}
