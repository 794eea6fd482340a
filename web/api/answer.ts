import { type Call, OWNER_NAME } from '#contract/call.ts';
import { errorsFromWire } from '#contract/form.ts';
import type { Message } from '#contract/message.ts';
import { pageRefusals } from '#contract/page-refusals.ts';
import type { RawAnswer, Visitor } from '#contract/rendering.ts';
import { type Draft, type Fields, fromWire, leavesOf, toWire } from '#contract/wire.ts';
import { messageOf } from '#web/i18n/message.ts';
import { notices } from '#web/i18n/notices.ts';

/** The result of a call. A refusal and a lost network are results too and are never thrown. */
export type Answer<R extends Fields> = { ok: true; status: number; values: Draft<R> } | Refused<R>;

/** A refused call, or a call without an answer. */
export interface Refused<R extends Fields = Fields> {
  ok: false;
  /** The HTTP status; 0 when the network failed. */
  status: number;
  message: Message;
  /** Keyed by our dotted field paths. */
  errors: Record<string, Message>;
  /** Values that a refusal carries besides its message, such as a code or a colour. */
  values: Partial<Draft<R>>;
  retryAfterSeconds?: number;
  requestId?: string;
}

/** Returns the pairs that a call sends, by wire name: first the owner of the record, if it has one, then the draft. */
export function pairsOf<S extends Fields>(
  call: Pick<Call<S>, 'access' | 'form'>,
  draft: Draft<S> | undefined,
  visitor: Visitor,
): [name: string, value: string][] {
  const owner = OWNER_NAME[call.access];
  const pairs: [string, string][] = owner ? [[owner, ownerId(owner, visitor)]] : [];
  if (draft === undefined) return pairs;
  const flat = toWire(call.form.fields, 'sent', draft);
  for (const [, node] of leavesOf(call.form.fields)) {
    // A control that is missing from the page's form, or disabled, sends nothing.
    if (node.kind === 'field' && isRecord(flat) && typeof flat[node.sent] === 'string')
      pairs.push([node.sent, readText(flat, node.sent)]);
  }
  return pairs;
}

const ownerId = (owner: string, { pid, profileId }: Visitor) => (owner === OWNER_NAME.member ? pid : profileId || pid);

/** Converts an answer from wire names to our own names. */
export function readAnswer<S extends Fields, R extends Fields>(call: Call<S, R>, raw: RawAnswer): Answer<R> {
  const { status, body } = raw;
  const values = fromWire(call.returned, 'returned', body);
  if (status >= 200 && status < 300) return { ok: true, status, values };
  const requestId = readText(body, 'requestId');
  const seconds = Number(raw.retryAfter);
  return {
    ok: false,
    status,
    message: refusalMessage(body),
    errors: errorsFromWire(call.form.fields, errorsOf(body)),
    values,
    ...(seconds > 0 && { retryAfterSeconds: seconds }),
    ...(requestId && { requestId }),
  };
}

/** The answer to a call that got none, because the network failed. */
export const networkLost: RawAnswer = {
  status: 0,
  retryAfter: null,
  body: { msg: notices.en.networkLost, msgkey: 'networkLost' },
};

/** Parses the JSON of an answer. Returns null if the body is not ours, such as a proxy's page or an empty body. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the message of a refusal; the message for unexpected errors if the body has none. */
export const refusalMessage = (body: unknown): Message => {
  const english = readText(body, 'msg');
  return english ? { key: readText(body, 'msgkey'), english } : messageOf(pageRefusals, 'unexpected');
};

function errorsOf(body: unknown): Record<string, Message> {
  const { errors, errorkeys } = isRecord(body) ? body : {};
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([name, english]) => [
      name,
      { key: readText(errorkeys, name), english: String(english) },
    ]),
  );
}

/** Returns a text of a record; `''` if there is none. */
function readText(record: unknown, name: string): string {
  const value = isRecord(record) ? record[name] : undefined;
  return typeof value === 'string' ? value : '';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
