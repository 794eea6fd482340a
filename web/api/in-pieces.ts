import { FILE_BYTES, PIECE_BYTES } from '#contract/file-kind.ts';
import { formMessages } from '#contract/form-messages.ts';
import type { Message } from '#contract/message.ts';
import { arrivedName, countPieces, pieceBytes, sendPiece, showPieces } from '#contract/pieces.ts';
import type { RawAnswer } from '#contract/rendering.ts';
import { serverNow } from '#web/clock.ts';
import { messageOf } from '#web/i18n/message.ts';
import { type Answer, networkLost } from './answer.ts';
import type { Carried } from './call.ts';
import { keepFile } from './kept-files.ts';
import { patience } from './patience.ts';
import { showSending } from './sending.ts';

/** Timeout of one piece, which takes five seconds at 50 kbit/s. After it the connection counts as lost. */
const PATIENCE_MS = 45_000;
/** The pause before a retry: this base, doubled once for each loss in a row, and at most LONGEST_PAUSE_MS. */
const PAUSE_BASE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** After this many losses in a row the page shows that there is no network. */
const LOSSES_SHOWN = 2;
/** Maximum number of refusals of one file after which a retry follows. */
const MOST_REFUSALS = 10;
/** The longest wait that a refusal may ask for. If it asks for more, no retry follows. */
const MOST_WAIT_SECONDS = 60;
/**
 * After this much time without an answer, sending stops and the family must press again. The data may have changed on
 * another phone meanwhile.
 */
const LONGEST_SILENCE_MS = 30 * 60_000;
/** The length of the random id of one press of the button. The server executes each press once (`ArrivedName`). */
const PRESS_BYTES = 16;

/** HTTP status without a session. */
const NOT_LOGGED_IN = 401;
/** HTTP status of a file above the limit. */
const TOO_LARGE = 413;
/** HTTP status of too many requests. */
const TOO_MANY = 429;
/** HTTP status of a busy server. */
const UNAVAILABLE = 503;

/** Statuses after which a retry may succeed. 0 is a lost network. */
const RETRIED: ReadonlySet<number> = new Set([0, 408, TOO_MANY, 502, UNAVAILABLE, 504]);

/** Statuses of a server that has not executed the call: too many requests, or busy. */
const BUSY: ReadonlySet<number> = new Set([TOO_MANY, UNAVAILABLE]);

/** The answer after the family has stopped the transfer. */
const stoppedByFamily: RawAnswer = {
  status: 0,
  retryAfter: null,
  body: { msg: formMessages.sendingStopped, msgkey: 'sendingStopped' },
};

/**
 * Sends a file to the server in pieces, then makes the call to which it belongs, and returns its answer. Lost pieces
 * are sent again. After each loss the server is asked which pieces it has, so that no arrived piece is sent again.
 */
export async function sendInPieces(carried: Carried): Promise<RawAnswer> {
  const { file, path, name, deliver, signal } = carried;
  if (file.size > FILE_BYTES) return refusedFile(name, messageOf(formMessages, 'fileTooLarge'), TOO_LARGE);
  const stopping = new AbortController();
  signal?.addEventListener('abort', () => stopping.abort());
  const content = await file.arrayBuffer();
  const whole = await sha256(content);
  const press = hexOf(crypto.getRandomValues(new Uint8Array(PRESS_BYTES)));
  const transfer: Transfer = {
    ...carried,
    content,
    whole,
    stopping,
    arrivedPieces: new Set(),
    losses: 0,
    lastAnswerAt: serverNow(),
  };
  showProgress(transfer);
  const forget = await keepFile(path, file);
  try {
    let refusals = 0;
    for (;;) {
      let answer = (await sendMissing(transfer)) ?? (await deliver(arrivedName({ whole, press })));
      if (arePiecesRefused(transfer, answer, refusals)) {
        answer = await deliver(file);
        // This request has no press id. If its answer is lost, nobody knows whether the call was executed, so it is not
        // repeated.
        if (!BUSY.has(answer.status)) return answer;
      }
      if (answer.status !== 0) {
        refusals++;
        transfer.lastAnswerAt = serverNow();
      }
      if (!mayRetry(answer, name) || refusals > MOST_REFUSALS) {
        // Without a session the file stays stored, so that sending can continue after a login.
        if (answer.status !== NOT_LOGGED_IN) await forget();
        return answer;
      }
      if (stopping.signal.aborted) return signal?.aborted ? networkLost : stoppedByFamily;
      transfer.losses++;
      showProgress(transfer);
      await pause(transfer, Number(answer.retryAfter));
      // The stored file and the pieces on the server are kept.
      if (serverNow() - transfer.lastAnswerAt > LONGEST_SILENCE_MS) return networkLost;
    }
  } finally {
    showSending(null);
    if (stopping.signal.aborted && !signal?.aborted) await forget();
  }
}

/** The state of one transfer. */
interface Transfer extends Carried {
  content: ArrayBuffer;
  /** The SHA-256 of the file, which identifies it on the server. */
  whole: string;
  /** Aborted when the family stops the transfer, or when the caller's signal aborts. */
  stopping: AbortController;
  /** The numbers of the pieces that the server has. */
  arrivedPieces: Set<number>;
  /** The number of consecutive attempts in which nothing arrived. */
  losses: number;
  /** The time of the server's last answer, by the server's clock. */
  lastAnswerAt: number;
}

/**
 * Sends the pieces that the server lacks. Returns null once it has all of them, otherwise the answer that ended the
 * transfer.
 */
async function sendMissing(transfer: Transfer): Promise<RawAnswer | null> {
  const { api, content, whole, name, stopping } = transfer;
  const options = () => ({ signal: patience(PATIENCE_MS, stopping.signal) });
  const stored = await api(showPieces, { whole }, options());
  if (!stored.ok) return refusalOfCall(stored, name);
  recordArrived(transfer, stored.values.arrived);
  for (let number = 0; number < countPieces(content.byteLength); number++) {
    if (stopping.signal.aborted) return networkLost;
    if (transfer.arrivedPieces.has(number)) continue;
    const piece = content.slice(number * PIECE_BYTES, (number + 1) * PIECE_BYTES);
    const draft = { whole, bytes: String(content.byteLength), number: String(number), hash: await sha256(piece) };
    const answer = await api(sendPiece, draft, { ...options(), files: { piece: new Blob([piece]) } });
    if (!answer.ok) return refusalOfCall(answer, name);
    recordArrived(transfer, answer.values.arrived);
  }
  return stopping.signal.aborted ? networkLost : null;
}

/** Records which pieces the server has, by their numbers, and shows the progress. */
function recordArrived(transfer: Transfer, pieces: readonly number[]): void {
  if (pieces.length > transfer.arrivedPieces.size) transfer.losses = 0;
  transfer.lastAnswerAt = serverNow();
  transfer.arrivedPieces = new Set(pieces);
  showProgress(transfer);
}

function showProgress({ path, content, arrivedPieces, losses, stopping }: Transfer): void {
  const bytes = content.byteLength;
  const arrivedBytes = [...arrivedPieces].reduce((sum, number) => sum + pieceBytes(bytes, number), 0);
  showSending({ path, bytes, arrivedBytes, isGoing: losses < LOSSES_SHOWN, stop: () => stopping.abort() });
}

/**
 * Whether the server refuses pieces of this file before any has arrived: too many files are in progress, or the server
 * is busy after an earlier refusal. The file is then sent within the form.
 */
const arePiecesRefused = ({ arrivedPieces }: Transfer, { status }: RawAnswer, refusals: number): boolean =>
  arrivedPieces.size === 0 && (status === TOO_MANY || (status === UNAVAILABLE && refusals > 0));

/** Whether a retry may succeed: the network was lost, the server is busy, or the pieces expired meanwhile. */
function mayRetry({ status, retryAfter, body }: RawAnswer, name: string): boolean {
  if (RETRIED.has(status)) return Number(retryAfter) <= MOST_WAIT_SECONDS;
  const errorKeys: unknown = typeof body === 'object' && body !== null && 'errorkeys' in body ? body.errorkeys : null;
  return typeof errorKeys === 'object' && errorKeys !== null && Reflect.get(errorKeys, name) === 'fileSendAgain';
}

/**
 * Waits before a retry, at least the seconds for which the server asks. Ends early when the network comes back or the
 * family stops the transfer.
 */
function pause({ losses, stopping }: Transfer, seconds: number): Promise<void> {
  const ms = Math.max(seconds * 1_000, Math.min(LONGEST_PAUSE_MS, PAUSE_BASE_MS * 2 ** losses));
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      stopping.signal.removeEventListener('abort', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    addEventListener('online', goOn);
    stopping.signal.addEventListener('abort', goOn);
  });
}

type Refused = Extract<Answer<Record<never, never>>, { ok: false }>;

/** Converts the refusal of a piece into a refusal of the call to which the file belongs. */
function refusalOfCall(refused: Omit<Refused, 'values'>, name: string): RawAnswer {
  const { status, message, errors, retryAfterSeconds } = refused;
  const [atField] = Object.values(errors);
  if (atField) return refusedFile(name, atField, status);
  const { english: msg, key: msgkey } = message;
  return { status, retryAfter: retryAfterSeconds ? String(retryAfterSeconds) : null, body: { msg, msgkey } };
}

/** Builds a refusal of the call with a message at the file's field. */
const refusedFile = (name: string, { english, key }: Message, status: number): RawAnswer => ({
  status,
  retryAfter: null,
  body: { msg: english, msgkey: key, errors: { [name]: english }, errorkeys: { [name]: key } },
});

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = async (content: ArrayBuffer): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
