import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { BackupError, damaged } from './backup-error.ts';
import { makeByteReader } from './byte-reader.ts';

/*
 * The format of an encrypted stream: a header (magic, whether a BACKUP_KEY was used, salt, a value that identifies the
 * key), then frames of at most `FRAME_BYTES`: length, AES-256-GCM ciphertext, tag. The nonce contains the number of the
 * frame and whether it is the last, so a changed, moved, missing or added frame is detected. Each archive has its own
 * key, derived from the salt. Without a BACKUP_KEY the key is not secret: the tags only detect damage.
 */

/** The first bytes of every encrypted stream. */
const MAGIC = Buffer.from('shubho-bibaho backup 1\n');
/** The length of the salt in the header. */
const SALT_BYTES = 32;
/** The length of the value that identifies the key. */
const CHECK_BYTES = 16;
/** The length of the header, with one byte for whether a BACKUP_KEY was used. */
const HEADER_BYTES = MAGIC.length + 1 + SALT_BYTES + CHECK_BYTES;
/** The maximum length of a frame's text. */
const FRAME_BYTES = 64 * 1024;
/** The length of the tag of AES-GCM. */
const TAG_BYTES = 16;
/** The length of the key, for AES-256. */
const KEY_BYTES = 32;
/** The length of the nonce, as AES-GCM expects it. */
const NONCE_BYTES = 12;
/** The length of the number before each frame that states the frame's length. */
const LENGTH_BYTES = 4;
/** The highest bit of a frame's length marks the last frame. */
const LAST_FRAME = 0x8000_0000;

/** Encrypts a stream. */
export async function* seal(source: AsyncIterable<Buffer>, backupKey: Buffer | undefined): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const { key, check } = deriveKeys(backupKey, salt);
  const header = Buffer.concat([MAGIC, Buffer.from([backupKey ? 1 : 0]), salt, check]);
  yield header;
  let number = 0;
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  for await (const chunk of source) {
    pending.push(chunk);
    pendingBytes += chunk.length;
    if (pendingBytes <= FRAME_BYTES) continue;
    let rest = Buffer.concat(pending);
    // Some bytes are always held back, because the last frame must be marked.
    for (; rest.length > FRAME_BYTES; rest = rest.subarray(FRAME_BYTES)) {
      yield sealFrame({ key, header, number: number++, isLast: false }, rest.subarray(0, FRAME_BYTES));
    }
    pending = [rest];
    pendingBytes = rest.length;
  }
  yield sealFrame({ key, header, number, isLast: true }, Buffer.concat(pending));
}

/** Decrypts a stream. Throws one sentence for a wrong key or any change of the archive. */
export async function* unseal(source: AsyncIterable<Buffer>, backupKey: Buffer | undefined): AsyncGenerator<Buffer> {
  const reader = makeByteReader(source);
  const header = Buffer.from(await reader.take(HEADER_BYTES));
  const key = openHeader(header, backupKey);
  for (let number = 0, isLast = false; !isLast; number++) {
    const markedLength = (await reader.take(LENGTH_BYTES)).readUInt32BE();
    isLast = markedLength >= LAST_FRAME;
    const length = markedLength % LAST_FRAME;
    if (length > FRAME_BYTES) throw damaged();
    yield openFrame({ key, header, number, isLast }, await reader.take(length + TAG_BYTES));
  }
  if (!(await reader.isAtEnd())) throw damaged();
}

/** Returns the key of an archive. Fails if the header has another format, or if the backup key is wrong or missing. */
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

/** Returns the key of an archive, and the value in its header that identifies the key. */
function deriveKeys(backupKey: Buffer | undefined, salt: Buffer) {
  const secret = backupKey ?? Buffer.alloc(KEY_BYTES);
  const derived = Buffer.from(hkdfSync('sha256', secret, salt, 'shubho-bibaho backup', KEY_BYTES + CHECK_BYTES));
  return { key: derived.subarray(0, KEY_BYTES), check: derived.subarray(KEY_BYTES) };
}

interface Frame {
  key: Buffer;
  header: Buffer;
  number: number;
  isLast: boolean;
}

/** Returns the nonce of a frame: the first byte is 1 for the last frame, and the last six are its number. */
function nonceOf({ number, isLast }: Frame): Buffer {
  const numberBytes = 6;
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt8(isLast ? 1 : 0);
  nonce.writeUIntBE(number, NONCE_BYTES - numberBytes, numberBytes);
  return nonce;
}

/** Returns the bytes of a frame: length, ciphertext, tag. */
function sealFrame(frame: Frame, content: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', frame.key, nonceOf(frame), { authTagLength: TAG_BYTES });
  cipher.setAAD(frame.header);
  const markedLength = Buffer.alloc(LENGTH_BYTES);
  markedLength.writeUInt32BE(content.length + (frame.isLast ? LAST_FRAME : 0));
  return Buffer.concat([markedLength, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts the ciphertext and tag of a frame. @throws BackupError if they were changed or moved */
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
