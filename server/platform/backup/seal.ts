import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { BackupError, damaged } from './backup-error.ts';
import { makeByteReader } from './byte-reader.ts';

/*
 * The format of an encrypted stream: a header (magic, whether a BACKUP_KEY was used, salt, a value that identifies the
 * key), then frames of at most 64 KB: length, AES-256-GCM ciphertext, tag. The nonce contains the frame's number and
 * whether it is the last, so a changed, moved, missing or added frame is detected. Each archive has its own key,
 * derived from the salt. Without a BACKUP_KEY the key is not secret: the tags only detect damage.
 */
const MAGIC = Buffer.from('shubho-bibaho backup 1\n');
const SALT_BYTES = 32;
const CHECK_BYTES = 16;
const HEADER_BYTES = MAGIC.length + 1 + SALT_BYTES + CHECK_BYTES;
const FRAME_BYTES = 64 * 1024;
const TAG_BYTES = 16;

export async function* seal(source: AsyncIterable<Buffer>, backupKey: Buffer | undefined): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const { key, check } = deriveKeys(backupKey, salt);
  const header = Buffer.concat([MAGIC, Buffer.from([backupKey ? 1 : 0]), salt, check]);
  yield header;
  let number = 0;
  let pending: Buffer[] = [];
  let held = 0;
  for await (const chunk of source) {
    pending.push(chunk);
    held += chunk.length;
    if (held <= FRAME_BYTES) continue;
    let rest = Buffer.concat(pending);
    // One frame is always held back, because the last must be marked.
    for (; rest.length > FRAME_BYTES; rest = rest.subarray(FRAME_BYTES)) {
      yield sealFrame({ key, header, number: number++, isLast: false }, rest.subarray(0, FRAME_BYTES));
    }
    pending = [rest];
    held = rest.length;
  }
  yield sealFrame({ key, header, number, isLast: true }, Buffer.concat(pending));
}

/** Decrypts a stream. Throws one sentence for a wrong key or any change of the archive. */
export async function* open(source: AsyncIterable<Buffer>, backupKey: Buffer | undefined): AsyncGenerator<Buffer> {
  const reader = makeByteReader(source);
  const header = Buffer.from(await reader.take(HEADER_BYTES));
  const key = openHeader(header, backupKey);
  for (let number = 0, isLast = false; !isLast; number++) {
    const mark = (await reader.take(4)).readUInt32BE();
    isLast = mark >= 0x8000_0000;
    const length = mark % 0x8000_0000;
    if (length > FRAME_BYTES) throw damaged();
    yield openFrame({ key, header, number, isLast }, await reader.take(length + TAG_BYTES));
  }
  if (!(await reader.isAtEnd())) throw damaged();
}

function openHeader(header: Buffer, backupKey: Buffer | undefined): Buffer {
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new BackupError('This file is not a backup of Shubho Bibaho. Nothing was restored.');
  }
  const isEncrypted = header[MAGIC.length] === 1;
  if (isEncrypted && !backupKey) {
    throw new BackupError(
      'The archive is encrypted: set BACKUP_KEY to the key it was made with. Nothing was restored.',
    );
  }
  const salt = header.subarray(MAGIC.length + 1, -CHECK_BYTES);
  const { key, check } = deriveKeys(isEncrypted ? backupKey : undefined, salt);
  if (check.equals(header.subarray(-CHECK_BYTES))) return key;
  if (!isEncrypted) throw damaged();
  throw new BackupError('BACKUP_KEY is not the key that the archive was made with. Nothing was restored.');
}

function deriveKeys(backupKey: Buffer | undefined, salt: Buffer) {
  const secret = backupKey ?? Buffer.alloc(32);
  const derived = Buffer.from(hkdfSync('sha256', secret, salt, 'shubho-bibaho backup', 32 + CHECK_BYTES));
  return { key: derived.subarray(0, 32), check: derived.subarray(32) };
}

interface Frame {
  key: Buffer;
  header: Buffer;
  number: number;
  isLast: boolean;
}

function nonceOf({ number, isLast }: Frame): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0);
  nonce.writeUIntBE(number, 6, 6);
  return nonce;
}

function sealFrame(frame: Frame, content: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', frame.key, nonceOf(frame), { authTagLength: TAG_BYTES });
  cipher.setAAD(frame.header);
  const mark = Buffer.alloc(4);
  mark.writeUInt32BE(content.length + (frame.isLast ? 0x8000_0000 : 0));
  return Buffer.concat([mark, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

function openFrame(frame: Frame, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', frame.key, nonceOf(frame), { authTagLength: TAG_BYTES });
  decipher.setAAD(frame.header);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const content = decipher.update(sealed.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    throw damaged();
  }
  return content;
}
