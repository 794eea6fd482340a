import { messages } from '#contract/messages.ts';
import { HOROSCOPE_FILE } from '#contract/personal.ts';
import type { SentFile } from '#server/http/forms.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { decodeInTurn, inspectImage, openImage, PIXELS_AT_MOST } from './images.ts';

/** A page of A4 scanned at 340 dots an inch: every stroke of a handwritten horoscope stays readable. */
const LONGEST_SIDE_PX = 4000;
const PDF_HEAD_BYTES = 1024;
const PDF_TAIL_BYTES = 2048;

export interface Horoscope {
  extension: 'jpg' | 'png' | 'pdf';
  bytes: Buffer;
}

/**
 * What to keep of a sent horoscope: a PDF as it is, images without what cameras write into them. Throws BrokenRules
 * with the sentence that says what to do.
 */
export async function checkHoroscope({ content }: SentFile): Promise<Horoscope> {
  if (content === 'too large') throw new BrokenRules({ [HOROSCOPE_FILE]: messages.horoscopeTooLarge }, 413);
  const image = await inspectImage(content);
  if (image === null && isPdf(content)) return checkPdf(content);
  if (image?.format !== 'jpeg' && image?.format !== 'png')
    throw new BrokenRules({ [HOROSCOPE_FILE]: messages.horoscopeKind });
  if (image.width * image.height > PIXELS_AT_MOST)
    throw new BrokenRules({ [HOROSCOPE_FILE]: messages.pictureTooManyPixels });
  const extension = image.format === 'png' ? 'png' : 'jpg';
  return { extension, bytes: await decodeInTurn(() => cleanImage(content, extension)) };
}

// Readers look for the mark anywhere in the first kilobyte, and scanners use that.
const isPdf = (content: Buffer): boolean => content.subarray(0, PDF_HEAD_BYTES).includes('%PDF-');

// A PDF that was cut off has lost its end, where readers begin. Beyond that they mend more than we could check.
function checkPdf(content: Buffer): Horoscope {
  const tail = content.subarray(-PDF_TAIL_BYTES).toString('latin1');
  const isWhole = /startxref\s+\d+\s+%%EOF/.test(tail) && content.includes('/Root');
  if (!isWhole) throw new BrokenRules({ [HOROSCOPE_FILE]: messages.horoscopeDamaged });
  return { extension: 'pdf', bytes: content };
}

async function cleanImage(content: Buffer, extension: 'jpg' | 'png'): Promise<Buffer> {
  try {
    const image = openImage(content, LONGEST_SIDE_PX);
    return await (extension === 'png' ? image.png() : image.jpeg({ quality: 90 })).toBuffer();
  } catch {
    throw new BrokenRules({ [HOROSCOPE_FILE]: messages.horoscopeDamaged });
  }
}
