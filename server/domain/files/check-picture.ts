import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { HEAD_BYTES, kindOfFile } from '#contract/file-kind.ts';
import { PICTURE_FILE } from '#contract/picture.ts';
import { askChild, startChild } from '#server/child.ts';
import type { SentFile } from '#server/http/forms.ts';
import { makeQueue } from '#server/http/queue.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Decoded, Order } from './decoder/order.ts';

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

const PROGRAM = fileURLToPath(new URL('./decoder/decoder.ts', import.meta.url));
/** A photo of 40 megapixels takes a second; with nothing else to do. */
const PATIENCE_MS = 10_000;
const IDLE_MS = 30_000;

/** One image at a time: a progressive one of 40 megapixels takes hundreds of MB. */
const queue = makeQueue({ atOnce: 1, waiting: 64, retryAfterSeconds: 5 });

let decoder: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/** Decodes what somebody sent in a process that is ended when it takes too long: then the image counts as damaged. */
export function decode(order: Order, patienceMs = PATIENCE_MS): Promise<Decoded> {
  return queue.run('', async () => {
    clearTimeout(idle);
    decoder ??= startChild({ path: PROGRAM, execArgv: [], forget });
    const decoded = await askChild<Decoded>(decoder, order, patienceMs);
    idle = setTimeout(endDecoder, IDLE_MS).unref();
    return decoded ?? { outcome: 'damaged' };
  });
}

// Forgotten at once: the next image is for another one.
function endDecoder(): void {
  decoder?.kill();
  decoder = undefined;
}

function forget(ended: ChildProcess): void {
  if (decoder === ended) decoder = undefined;
}

/** @throws BrokenRules for an empty file and for a HEIC, with what to do */
export function refuseByContent(field: string, content: Uint8Array): void {
  const kind = kindOfFile(content.subarray(0, HEAD_BYTES));
  if (kind === 'empty') throw new BrokenRules({ [field]: 'fileEmpty' });
  if (kind === 'heic') throw new BrokenRules({ [field]: 'pictureIsHeic' });
}
