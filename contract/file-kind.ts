/** Maximum size of a sent file, in bytes. */
export const FILE_BYTES = 5 * 1024 * 1024;

/**
 * Size of one piece of a larger file, in bytes. Each piece is sent by its own call, so a bad network loses only the
 * last piece.
 */
export const PIECE_BYTES = 32 * 1024;

/** Bytes at the beginning of a file that suffice to recognize its kind. */
export const HEAD_BYTES = 1024;

type FileKind = 'empty' | 'heic' | 'jpeg' | 'png' | 'webp' | 'pdf' | 'other';

/** The brands by which a file of the type `ftyp` is HEIC or HEIF. */
const HEIC_BRANDS = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/**
 * Returns the kind of a file by its first bytes; its name is ignored. HEIC is what an iPhone's camera writes; we have
 * no decoder for it.
 */
export function kindOfFile(head: Uint8Array): FileKind {
  if (head.length === 0) return 'empty';
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.test(text.slice(8, 12))) return 'heic';
  return text.includes('%PDF-') ? 'pdf' : 'other';
}
