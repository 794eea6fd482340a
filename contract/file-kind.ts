/** A file that is sent has at most so many bytes. */
export const FILE_BYTES = 5 * 1024 * 1024;

/** A larger file travels in pieces of so many bytes, each by a call of its own: on a bad network only the last of them is lost. */
export const PIECE_BYTES = 32 * 1024;

/** So much of a file says what it is. */
export const HEAD_BYTES = 1024;

type FileKind = 'empty' | 'heic' | 'jpeg' | 'png' | 'webp' | 'pdf' | 'other';

const HEIC_BRANDS = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** What a file is by its first bytes, whatever its name says. HEIC is what an iPhone's camera writes; no decoder of ours reads it. */
export function kindOfFile(head: Uint8Array): FileKind {
  if (head.length === 0) return 'empty';
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.test(text.slice(8, 12))) return 'heic';
  return text.includes('%PDF-') ? 'pdf' : 'other';
}
