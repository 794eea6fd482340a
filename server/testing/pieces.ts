import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { PIECE_BYTES } from '#contract/file-kind.ts';
import { arrivedName, countPieces } from '#contract/pieces.ts';
import type { TestAnswer, TestForm } from './client.ts';
import type { TestMember } from './members.ts';

/** Returns the hash of a file or of a piece as forms send it: hexadecimal. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Makes a random photo that no format compresses well: about 300 KB. */
export const makeNoisyJpeg = (sidePx = 680): Promise<Buffer> =>
  sharp(randomBytes(sidePx * sidePx * 3), { raw: { width: sidePx, height: sidePx, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();

/** Returns the bytes of a piece, by its number from 0. */
export const pieceOf = (file: Buffer, number: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(file.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES));

/** Returns the fields that a page sends with a piece. */
export const aboutPiece = (file: Buffer, number: number): Record<string, string> => ({
  filehash: sha256(file),
  bytes: String(file.length),
  number: String(number),
  hash: sha256(Buffer.from(pieceOf(file, number))),
});

/** Returns the form of a piece. `other` replaces some of its fields. */
export const pieceForm = (pid: string, file: Buffer, number: number, other: TestForm = {}): TestForm => ({
  pid,
  ...aboutPiece(file, number),
  piece: new File([pieceOf(file, number)], 'piece'),
  ...other,
});

/** Sends one piece of a file, by its number from 0. */
export const sendPiece = ({ client, pid }: TestMember, file: Buffer, number: number): Promise<TestAnswer> =>
  client.call('sendpiece', pieceForm(pid, file, number));

/** Sends all pieces of a file, or those with these numbers. Throws if one is refused. */
export async function sendPieces(
  member: TestMember,
  file: Buffer,
  numbers: Iterable<number> = Array(countPieces(file.length)).keys(),
): Promise<void> {
  for (const number of numbers) {
    const { status, text } = await sendPiece(member, file, number);
    if (status !== 200) throw new Error(`Piece ${number} was answered with ${status}: ${text}`);
  }
}

/**
 * Returns the text that a form sends in place of a file that has arrived in pieces. `press` identifies one press of the
 * button; by default it is a new one.
 */
export const inPlaceOf = (file: Buffer, press = randomBytes(16).toString('base64url')): string =>
  arrivedName({ whole: sha256(file), press });
