import { API_BASE, call } from '#contract/call.ts';
import { DRAWN_FOR } from '#contract/drawn-for.ts';
import type { RawAnswer } from '#contract/rendering.ts';
import { stepFacts } from '#contract/step.ts';
import { messageIn } from '#web/i18n/message.ts';
import { type Answer, readAnswer } from './answer.ts';
import { type Send, sendByFetch } from './call.ts';
import { readReader } from './session.ts';
import { dropUnsent, listUnsent, putUnsent, stillWaits, type Unsent } from './unsent.ts';

/** What came of one: it has arrived, somebody has to look at it, or it goes on waiting. */
export type Came = { kind: 'arrived'; version: string } | { kind: 'looked' } | { kind: 'waits'; seconds?: number };

/** Quiet tries while a page is open; the last pause is repeated. */
const PAUSES_SECONDS = [5, 10, 20, 40, 80, 160, 300];

type Arrival = (unsent: Unsent, version: string) => void;
const listeners = new Set<Arrival>();

let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
let isSending = false;

/** Sends what waits, at once and whenever there may be a network again, until the last listener has gone. */
export function sendUnsent(onArrival: Arrival): () => void {
  if (listeners.size === 0) {
    addEventListener('online', tryNow);
    document.addEventListener('visibilitychange', tryWhenSeen);
  }
  listeners.add(onArrival);
  tryNow();
  return () => {
    listeners.delete(onArrival);
    if (listeners.size > 0) return;
    removeEventListener('online', tryNow);
    document.removeEventListener('visibilitychange', tryWhenSeen);
    clearTimeout(timer);
  };
}

function tryNow(): void {
  tries = 0;
  void tryAll();
}

// The timers of a phone that sleeps stand still.
const tryWhenSeen = () => {
  if (document.visibilityState === 'visible') tryNow();
};

async function tryAll(): Promise<void> {
  if (isSending) return;
  clearTimeout(timer);
  isSending = true;
  const seconds = navigator.onLine ? await sendEach() : 0;
  isSending = false;
  if (listeners.size === 0 || listUnsent().every((one) => !isSendable(one))) return;
  const pause = PAUSES_SECONDS[Math.min(tries++, PAUSES_SECONDS.length - 1)] ?? 0;
  timer = setTimeout(() => void tryAll(), Math.max(pause, seconds) * 1_000);
}

const isSendable = ({ call: path, trouble }: Unsent): boolean => path !== '' && trouble === undefined;

/** One after the other; the first that finds no network ends it. Answers how long the server asks to wait. */
async function sendEach(): Promise<number> {
  for (const unsent of listUnsent().filter(isSendable)) {
    const came = await sendOne(unsent);
    if (came.kind === 'waits') return came.seconds ?? 0;
    if (came.kind === 'arrived') for (const listener of [...listeners]) listener(unsent, came.version);
  }
  return 0;
}

/** Sends one as its page would have, for the account that the page is drawn for. */
export async function sendOne(unsent: Unsent, send: Send = sendByFetch): Promise<Came> {
  const form = new FormData();
  for (const [name, value] of unsent.pairs) form.set(name, value);
  const headers = { [DRAWN_FOR.header]: readReader().account };
  const came = judge(await send('POST', `${API_BASE}/${unsent.call}`, { form, headers }));
  // Its writer has pressed the button meanwhile: what comes of that is told there.
  if (!stillWaits(unsent)) return { kind: 'looked' };
  if (came.kind === 'arrived') dropUnsent(unsent);
  if (came.kind === 'refused') putUnsent({ ...unsent, trouble: came.trouble });
  return came.kind === 'refused' ? { kind: 'looked' } : came;
}

const anyStep = call('', { returned: stepFacts });

type Judged = Exclude<Came, { kind: 'looked' }> | { kind: 'refused'; trouble: NonNullable<Unsent['trouble']> };

const TOO_MANY = 429;
const NOT_LOGGED_IN = 401;
const CONFLICT = 409;

function judge(raw: RawAnswer): Judged {
  const answer: Answer<typeof stepFacts> = readAnswer(anyStep, raw);
  if (answer.ok) {
    const { code, message = '', key = '', version = '' } = answer.values;
    return code === 1 ? { kind: 'arrived', version } : { kind: 'refused', trouble: messageIn({ message, key }) };
  }
  const { status, values, message, retryAfterSeconds } = answer;
  // Another account has logged in meanwhile: for that one it is not.
  const isAnothers = status === CONFLICT && !values.conflicts?.length;
  if (status === 0 || status >= 500 || status === TOO_MANY || status === NOT_LOGGED_IN || isAnothers)
    return { kind: 'waits', ...(retryAfterSeconds && { seconds: retryAfterSeconds }) };
  return { kind: 'refused', trouble: message };
}
