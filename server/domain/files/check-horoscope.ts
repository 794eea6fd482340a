import { HOROSCOPE_FILE } from '#contract/personal.ts';
import type { SentFile } from '#server/http/forms.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { decode, refuseByContent } from './check-picture.ts';

/** Length of the beginning of a PDF, in which its mark must be. */
const PDF_HEAD_BYTES = 1024;
/** Length of the end of a PDF, in which its closing marks must be. */
const PDF_TAIL_BYTES = 2048;

/** A checked horoscope, as it is stored. */
export interface Horoscope {
  extension: 'jpg' | 'png' | 'pdf';
  bytes: Uint8Array;
}

/** The message for each outcome of the decoder that is refused. */
const REFUSALS = {
  none: 'horoscopeKind',
  other: 'horoscopeKind',
  'too many pixels': 'pictureTooManyPixels',
  damaged: 'horoscopeDamaged',
} as const;

/**
 * Checks a sent horoscope and returns what to store: a PDF unchanged, an image without its metadata. Throws BrokenRules
 * with a message that says what to do: 413 for a file that is too large, else 422.
 */
export async function checkHoroscope({ content }: SentFile): Promise<Horoscope> {
  if (content === 'too large') throw new BrokenRules({ [HOROSCOPE_FILE]: 'fileTooLarge' }, 413);
  refuseByContent(HOROSCOPE_FILE, content);
  const decoded = await decode({ purpose: 'horoscope', bytes: content });
  if (decoded.outcome === 'none' && isPdf(content)) return checkPdf(content);
  if (decoded.outcome !== 'made') throw new BrokenRules({ [HOROSCOPE_FILE]: REFUSALS[decoded.outcome] });
  const [bytes] = decoded.files;
  if (bytes === undefined) throw new Error('The decoder made nothing of an image.');
  return { extension: decoded.format === 'png' ? 'png' : 'jpg', bytes };
}

// PDF readers accept the mark anywhere in this beginning, and scanner software relies on that.
const isPdf = (content: Buffer): boolean => content.subarray(0, PDF_HEAD_BYTES).includes('%PDF-');

// A truncated PDF lacks its end, where readers begin. Readers repair other faults that we cannot check.
function checkPdf(content: Buffer): Horoscope {
  const tail = content.subarray(-PDF_TAIL_BYTES).toString('latin1');
  const isWhole = /startxref\s+\d+\s+%%EOF/.test(tail) && content.includes('/Root');
  if (!isWhole) throw new BrokenRules({ [HOROSCOPE_FILE]: 'horoscopeDamaged' });
  return { extension: 'pdf', bytes: content };
}
