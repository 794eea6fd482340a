import { messages } from '#contract/messages.ts';
import { PICTURE_FILE } from '#contract/picture.ts';
import type { SentFile } from '#server/http/forms.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { cutSquare, decodeInTurn, inspectImage, openImage, PIXELS_AT_MOST } from './images.ts';

const LARGE_PX = 1600;
const SMALL_PX = 320;

export interface Picture {
  large: Buffer;
  small: Buffer;
}

/** The two sizes to keep of a sent picture; throws BrokenRules with the sentence that says what to do. */
export async function checkPicture(file: SentFile | undefined): Promise<Picture> {
  if (file === undefined) throw new BrokenRules({ [PICTURE_FILE]: messages.imageRequired });
  const { content } = file;
  if (content === 'too large') throw new BrokenRules({ [PICTURE_FILE]: messages.pictureTooLarge }, 413);
  const image = await inspectImage(content);
  if (image?.format !== 'jpeg') throw new BrokenRules({ [PICTURE_FILE]: messages.notAPicture });
  if (image.width * image.height > PIXELS_AT_MOST)
    throw new BrokenRules({ [PICTURE_FILE]: messages.pictureTooManyPixels });
  return decodeInTurn(() => makeSizes(content));
}

async function makeSizes(content: Buffer): Promise<Picture> {
  try {
    const large = await openImage(content, LARGE_PX).jpeg({ quality: 82 }).toBuffer();
    return { large, small: await cutSquare(large, SMALL_PX).jpeg({ quality: 80 }).toBuffer() };
  } catch {
    throw new BrokenRules({ [PICTURE_FILE]: messages.pictureDamaged });
  }
}
