import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { HEAD_BYTES, kindOfFile } from '#contract/file-kind.ts';
import { PICTURE_FILE } from '#contract/picture.ts';
import { askChild, startChild } from '#server/child.ts';
import type { SentFile } from '#server/http/forms.ts';
import { makeQueue } from '#server/http/queue.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Decoded, Order } from './decoder/order.ts';

/** A checked photo as it is stored: two JPEGs without metadata. */
export interface Picture {
  large: Uint8Array;
  /** Square. */
  small: Uint8Array;
  /** Recognises the photo if it is sent again, see `Decoded`; null if the photo has almost no detail. */
  fingerprint: string | null;
}

/** The message for each outcome of the decoder that is refused. */
const REFUSALS = {
  none: 'notAPicture',
  other: 'notAPicture',
  'too many pixels': 'pictureTooManyPixels',
  damaged: 'pictureDamaged',
} as const;

/** Checks a sent picture and returns the two sizes to store. Throws BrokenRules with a message that says what to do. */
export async function checkPicture(file: SentFile | undefined): Promise<Picture> {
  const {
    files: [large, small],
    fingerprint,
  } = await decodePicture('picture', file);
  if (large === undefined || small === undefined) throw new Error('The decoder made fewer sizes than were asked for.');
  return { large, small, fingerprint };
}

/** Checks a picture for the front page and returns the JPEG to store. Throws like `checkPicture`. */
export async function checkBanner(file: SentFile | undefined): Promise<Uint8Array> {
  const {
    files: [wide],
  } = await decodePicture('banner', file);
  if (wide === undefined) throw new Error('The decoder made no banner.');
  return wide;
}

/**
 * Decodes a sent picture. Throws BrokenRules if there is none, or it is too large, damaged, or not an accepted image.
 */
async function decodePicture(purpose: 'picture' | 'banner', file: SentFile | undefined) {
  if (file === undefined) throw new BrokenRules({ [PICTURE_FILE]: 'imageRequired' });
  const { content } = file;
  if (content === 'too large') throw new BrokenRules({ [PICTURE_FILE]: 'fileTooLarge' }, 413);
  refuseByContent(PICTURE_FILE, content);
  const decoded = await decode({ purpose, bytes: content });
  if (decoded.outcome !== 'made') throw new BrokenRules({ [PICTURE_FILE]: REFUSALS[decoded.outcome] });
  return decoded;
}

const PROGRAM = fileURLToPath(new URL('./decoder/decoder.ts', import.meta.url));
/** Time limit for decoding one image. A photo of the largest size takes about a second on an idle machine. */
const PATIENCE_MS = 10_000;
/** The decoder's process ends when it has had no image for this time. */
const IDLE_MS = 30_000;

/** One image at a time: a progressive JPEG of the largest size takes hundreds of MB of memory. */
const queue = makeQueue({ atOnce: 1, waiting: 64, retryAfterSeconds: 5 });

/** The running process of the decoder; it is started with the first image. */
let decoder: ChildProcess | undefined;
let idleTimer: NodeJS.Timeout | undefined;

/**
 * Decodes a sent image in a child process, which is killed if it takes longer than `patienceMs`. The image then counts
 * as damaged. Throws Busy if too many images wait.
 */
export function decode(order: Order, patienceMs = PATIENCE_MS): Promise<Decoded> {
  return queue.run('', async () => {
    clearTimeout(idleTimer);
    decoder ??= startChild({ path: PROGRAM, execArgv: [], forget });
    const decoded = await askChild<Decoded>(decoder, order, patienceMs);
    idleTimer = setTimeout(endDecoder, IDLE_MS).unref();
    return decoded ?? { outcome: 'damaged' };
  });
}

/** Ends the decoder's process, and forgets it at once, so that the next image starts a new process. */
function endDecoder(): void {
  decoder?.kill();
  decoder = undefined;
}

function forget(ended: ChildProcess): void {
  if (decoder === ended) decoder = undefined;
}

/**
 * Refuses an empty file and a HEIC image by the first bytes of their content.
 * @throws BrokenRules with a message that says what to do
 */
export function refuseByContent(field: string, content: Uint8Array): void {
  const kind = kindOfFile(content.subarray(0, HEAD_BYTES));
  if (kind === 'empty') throw new BrokenRules({ [field]: 'fileEmpty' });
  if (kind === 'heic') throw new BrokenRules({ [field]: 'pictureIsHeic' });
}
