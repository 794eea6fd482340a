import { PICTURE_FILE } from '#contract/picture.ts';
import type { SentFile } from '#server/http/forms.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { decode } from './decode.ts';
import { refuseByContent } from './refuse-by-content.ts';

export interface Picture {
  large: Uint8Array;
  small: Uint8Array;
  /** By which it is known again, see `Decoded`. */
  fingerprint: string | null;
}

const SENTENCES = {
  none: 'notAPicture',
  other: 'notAPicture',
  'too many pixels': 'pictureTooManyPixels',
  damaged: 'pictureDamaged',
} as const;

/** The two sizes to keep of a sent picture; throws BrokenRules with the sentence that says what to do. */
export async function checkPicture(file: SentFile | undefined): Promise<Picture> {
  const {
    files: [large, small],
    fingerprint,
  } = await decodePicture('picture', file);
  if (large === undefined || small === undefined) throw new Error('The decoder made fewer sizes than were asked for.');
  return { large, small, fingerprint };
}

/** The one size to keep of a picture for the front page; throws as `checkPicture` does. */
export async function checkBanner(file: SentFile | undefined): Promise<Uint8Array> {
  const {
    files: [wide],
  } = await decodePicture('banner', file);
  if (wide === undefined) throw new Error('The decoder made no banner.');
  return wide;
}

async function decodePicture(purpose: 'picture' | 'banner', file: SentFile | undefined) {
  if (file === undefined) throw new BrokenRules({ [PICTURE_FILE]: 'imageRequired' });
  const { content } = file;
  if (content === 'too large') throw new BrokenRules({ [PICTURE_FILE]: 'fileTooLarge' }, 413);
  refuseByContent(PICTURE_FILE, content);
  const decoded = await decode({ purpose, bytes: content });
  if (decoded.outcome !== 'made') throw new BrokenRules({ [PICTURE_FILE]: SENTENCES[decoded.outcome] });
  return decoded;
}
