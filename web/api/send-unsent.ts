import { API_BASE, type Call, call, OWNER_NAME } from '#contract/call.ts';
import { readField } from '#contract/form.ts';
import { formMessages } from '#contract/form-messages.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { DRAWN_FOR } from '#contract/rendered-for.ts';
import type { RawAnswer } from '#contract/rendering.ts';
import { stepFacts } from '#contract/step.ts';
import { leavesOf } from '#contract/wire.ts';
import { messageIn, messageOf } from '#web/i18n/message.ts';
import { type Answer, readAnswer } from './answer.ts';
import { type Send, sendByFetch } from './call.ts';
import { loadChunk } from './chunk.ts';
import { readReader } from './session.ts';
import { dropUnsent, isSentAutomatically, listUnsent, putUnsent, stillWaits, type Unsent } from './unsent.ts';

/**
 * The result of sending one unsent save. `arrived`: the server has it. `waits`: it stays stored and is sent again,
 * after at least `seconds`. `looked`: it is not sent again by itself, because its writer must look at it, has pressed
 * the button meanwhile, or because it was deleted, as its call is unknown.
 */
export type SendResult =
  | { kind: 'arrived'; version: string }
  | { kind: 'looked' }
  | { kind: 'waits'; seconds?: number };

/** Pauses between silent retries while a page is open. The last pause is repeated. */
const PAUSES_SECONDS = [5, 10, 20, 40, 80, 160, 300];

/** HTTP status without a session. */
const NOT_LOGGED_IN = 401;
/** HTTP status of a save that conflicts with a newer one. */
const CONFLICT = 409;
/** HTTP status of too many requests. */
const TOO_MANY = 429;

/** The shape of an answer to any saved step. The path is not used. */
const anyStep = call('', { returned: stepFacts });

type Judged = Exclude<SendResult, { kind: 'looked' }> | { kind: 'refused'; trouble: NonNullable<Unsent['trouble']> };

/** The result of a save that breaks a rule. Its form shows the writer which field it is. */
const RULE_BROKEN: Judged = { kind: 'refused', trouble: messageOf(formMessages, 'checkForm') };

/** Called with a save that has arrived, and the new version of the saved answers; `''` if the call returns none. */
type Arrival = (unsent: Unsent, version: string) => void;
const listeners = new Set<Arrival>();

let timer: ReturnType<typeof setTimeout> | undefined;
/** The number of silent attempts since the last reason to try at once. It selects the next pause. */
let tries = 0;
let isSending = false;

/**
 * Sends the unsent saves at once, then whenever the network may be back. Returns a function that removes the listener;
 * sending stops with the last listener.
 */
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

// Timers do not run while a phone sleeps.
const tryWhenSeen = () => {
  if (document.visibilityState === 'visible') tryNow();
};

async function tryAll(): Promise<void> {
  if (isSending) return;
  clearTimeout(timer);
  isSending = true;
  const askedSeconds = navigator.onLine ? await sendEach() : 0;
  isSending = false;
  if (listeners.size === 0 || !listUnsent().some(isSentAutomatically)) return;
  const pause = PAUSES_SECONDS[Math.min(tries++, PAUSES_SECONDS.length - 1)] ?? 0;
  timer = setTimeout(() => void tryAll(), Math.max(pause, askedSeconds) * 1_000);
}

/**
 * Sends the saves one after the other and stops at the first that must wait. Returns the seconds that the server asks
 * to wait, or 0.
 */
async function sendEach(): Promise<number> {
  for (const unsent of listUnsent().filter(isSentAutomatically)) {
    const result = await sendOne(unsent);
    if (result.kind === 'waits') return result.seconds ?? 0;
    if (result.kind === 'arrived') for (const listener of [...listeners]) listener(unsent, result.version);
  }
  return 0;
}

/**
 * Sends one save as its page would have, for the account that typed it. The storage is not trusted: the call, the field
 * names and the rules come from the program.
 */
export async function sendOne(unsent: Unsent, send: Send = sendByFetch): Promise<SendResult> {
  const laterCalls = await loadChunk(() => import('#contract/sent-later.ts')).catch(() => null);
  if (laterCalls === null) return { kind: 'waits' };
  const laterCall = laterCalls.sentLaterAt(unsent.call);
  // Another account may have logged in while the previous save was being sent. The save then waits for its own
  // account.
  const reader = readReader();
  const [account = '', pid] = unsent.owner.split(' ');
  const isOfReader = pid === reader.pid && (reader.account === '' || account === reader.account);
  if (!pid || !isOfReader) return { kind: 'waits' };
  if (!laterCall) {
    dropUnsent(unsent);
    return { kind: 'looked' };
  }
  const form = buildForm(laterCall, unsent, pid);
  const headers = { [DRAWN_FOR.header]: account };
  const url = `${API_BASE}/${laterCall.path}`;
  const judged = form ? judge(await send('POST', url, { form, headers })) : RULE_BROKEN;
  // The writer has pressed the button meanwhile, and that page shows the result.
  if (!stillWaits(unsent)) return { kind: 'looked' };
  if (judged.kind === 'arrived') dropUnsent(unsent);
  if (judged.kind === 'refused') putUnsent({ ...unsent, trouble: judged.trouble });
  return judged.kind === 'refused' ? { kind: 'looked' } : judged;
}

/** Builds the form from the field names of the call only. Returns null if a value breaks a rule. */
function buildForm({ access, form }: Pick<Call, 'access' | 'form'>, { pairs }: Unsent, pid: string): FormData | null {
  const values = Object.fromEntries(pairs);
  const formData = new FormData();
  formData.set(OWNER_NAME[access], pid);
  for (const [, node] of leavesOf(form.fields)) {
    const text = node.kind === 'field' ? values[node.sent] : undefined;
    if (node.kind !== 'field' || text === undefined) continue;
    if (!readField(node.rule, text).ok) return null;
    formData.set(node.sent, text);
  }
  return formData;
}

/** Decides what an answer means for the save: it has arrived, it keeps waiting, or its writer must look at it. */
function judge(raw: RawAnswer): Judged {
  const answer: Answer<typeof stepFacts> = readAnswer(anyStep, raw);
  if (answer.ok) {
    const { code, message = '', key = '', version = '' } = answer.values;
    return code === OUTCOME.done
      ? { kind: 'arrived', version }
      : { kind: 'refused', trouble: messageIn({ message, key }) };
  }
  const { status, values, message, retryAfterSeconds } = answer;
  // Another account has logged in meanwhile, and the save does not belong to it.
  const isOfOtherAccount = status === CONFLICT && !values.conflicts?.length;
  const mayArriveLater = status === 0 || status >= 500 || status === TOO_MANY || status === NOT_LOGGED_IN;
  if (mayArriveLater || isOfOtherAccount)
    return { kind: 'waits', ...(retryAfterSeconds && { seconds: retryAfterSeconds }) };
  return { kind: 'refused', trouble: message };
}
