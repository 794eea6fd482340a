import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Up to so long a file is read to its end before its first byte goes out; of a longer one so much is kept back. */
const AHEAD_BYTES = 1024 * 1024;

/** What was stored under a name; null of what was stored before it was noted. */
export interface Noted {
  bytes: number | null;
  sha256: Buffer | null;
}

/** A file is not what was stored under its name: a failing disk, a careless copy. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** Hands a file's bytes on, the last of them only when all are what was stored; else it fails with DamagedFile. */
export function checkOnTheWay({ bytes, sha256 }: Noted): Transform {
  const sum = createHash('sha256');
  const held: Buffer[] = [];
  let heldBytes = 0;
  let seenBytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum.update(chunk);
      held.push(chunk);
      heldBytes += chunk.length;
      seenBytes += chunk.length;
      for (let first = held[0]; first && heldBytes - first.length >= AHEAD_BYTES; first = held[0]) {
        held.shift();
        heldBytes -= first.length;
        this.push(first);
      }
      done();
    },
    flush(done) {
      const isAsLong = bytes === null || bytes === seenBytes;
      if (!isAsLong || (sha256 !== null && !sum.digest().equals(sha256))) return done(new DamagedFile());
      for (const chunk of held) this.push(chunk);
      done();
    },
  });
}
