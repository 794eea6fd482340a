import { type ActionFunction, data } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { FormErrors, RuleContext } from '#contract/form.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import type { Message, MessageKey, RuleMessageId } from '#contract/message.ts';
import type { Conflict, stepFacts } from '#contract/step.ts';
import type { Draft, Fields } from '#contract/wire.ts';
import { type Answer, networkLost, readAnswer } from '#web/api/answer.ts';
import { ChunkFailure, fetchLater, loadChunk } from '#web/api/chunk.ts';
import type { Visit } from '#web/api/visit.ts';
import { emptyFormResult } from './empty-form-result.ts';
import type { FormSteps } from './steps.ts';

/** What a form's page shows after it has been sent. */
export interface FormResult {
  /** The outcome's code; 1 is success, 0 when the call could not be made. */
  code: number;
  message: Message | null;
  /** Sentences by the dotted path of our own names. */
  errors: Record<string, Message>;
  /** What was typed, by the same paths, so that the page keeps it without JavaScript too. Never a secret. */
  typed: Record<string, string>;
  /** Where a success leads, after the page's own delay. */
  goTo: string;
  /** The session is over, or too old for this: the reader logs in over the page, and nothing typed is lost. */
  needsLogin: boolean;
  /** The number under which a message has been kept. */
  reference?: string;
  /** Which of a page's small forms was sent. */
  deed?: string;
  /** A list that depends on what was typed, for a page without JavaScript. */
  offered?: LookupEntry[];
  /** Which step was saved; `''` for all of them at once. */
  step?: string;
  /** What its page knows from now on of the answers that were saved. */
  version?: string;
  /** The form was drawn for somebody else than whom the page is loaded for: what is stored there stays out of it. */
  isForAnother?: true;
  /** Answers that another has saved meanwhile. */
  conflicts?: readonly KeptApart[];
  /** There was no network, and this device keeps what was sent. */
  isKept?: true;
  /** It has arrived by itself, long after the button was pressed: nobody is led anywhere. */
  isLate?: true;
  /** Of such a one: the form has been changed since. */
  isBehind?: boolean;
}

/** Two versions of an answer, in both languages and as the page's controls hold them. */
export interface KeptApart extends Omit<Conflict, 'values'> {
  /** What is saved, by the names of controls. */
  values: Readonly<Record<string, string>>;
}

/** What a page says of its form, in the order in which `submit` asks for it. */
export interface FormOptions<S extends Fields, R extends Fields> {
  /** The name of this form among the small forms of its page. */
  deed?: string;

  // Read
  /** Paths that are never sent back to the page. */
  secrets?: readonly string[];
  /** Completes the draft before it is checked: a value that the page proposes. */
  complete?: (draft: Draft<S>, visit: Visit, typed: FormData) => Draft<S>;
  /** The steps of the page: the one that was sent is saved, or all at once where JavaScript named none. */
  steps?: R extends typeof stepFacts ? FormSteps : never;
  /** Controls of other steps that are saved along with one. */
  along?: (step: string, typed: FormData) => readonly string[];

  // Check
  /** What the rules must know besides the form. */
  context?: (draft: Draft<S>, typed: FormData) => Partial<RuleContext>;
  /** Rules over what only the page has, a password typed twice. */
  check?: (typed: FormData, draft: Draft<S>) => FormErrors;
  /** A sentence over the whole form that keeps it from being sent. */
  refuse?: (typed: FormData, draft: Draft<S>) => RuleMessageId | null;

  // Call
  /** Files, under the names that the contract gives them. */
  files?: (typed: FormData) => Record<string, Blob>;

  // Without a network
  /** Whether this may wait on the device; a form without it keeps nothing there, nor does one with any answer that may not. */
  mayWait?: (path: string) => boolean;
  /** What a call answers to a save that has arrived before, and changes nothing. */
  doneBefore?: MessageKey;

  // Show
  /** What else the page is shown. */
  also?: (answer: Answer<R>, typed: FormData) => Partial<FormResult>;
  /** Loads a list that depends on what was typed, when the page is rendered anew on the server. */
  offer?: (draft: Draft<S>, visit: Visit) => Promise<LookupEntry[] | undefined>;
  /** After a success: what must be remembered, and where to go next. */
  done?: (values: Draft<R>, draft: Draft<S>, visit: Visit) => string | undefined;
}

/** For `mayWait` of a form without health answers. */
export const anything = (): boolean => true;

export type Sending = typeof import('./submit.ts');

let here: Sending | undefined;

/** What sending takes, once it is here: without a network it does not come any more. */
export const sendingHere = (): Sending | undefined => here;

export async function importSending(): Promise<Sending> {
  if (!import.meta.env.SSR && !here) await fetchLater();
  const sending = await load();
  here = sending;
  return sending;
}

const load = (): Promise<Sending> => import('./submit.ts');

/** Words of a small form are kept nowhere but in it: a page that holds some stays as it is, even after a new deployment. */
const holdsWords = (): boolean =>
  !import.meta.env.SSR &&
  [...document.querySelectorAll('textarea')].some(({ value, defaultValue }) => value !== defaultValue);

/** What sending takes comes apart from the page, whose first view does without it. */
export const loadSending = (): Promise<Sending> =>
  loadChunk(importSending, holdsWords() ? undefined : () => location.pathname + location.search);

// A visitor who touches a control will send a form.
if (!import.meta.env.SSR) addEventListener('focusin', () => void importSending().catch(() => {}), { once: true });

/** The action of a page with one form: `submit`, once it has been loaded. */
export function formAction<S extends Fields, R extends Fields>(
  call: Call<S, R>,
  options: FormOptions<S, R> = {},
): ActionFunction {
  return async ({ request, context }) => {
    try {
      const { submit } = await loadSending();
      return await submit(call, options, { request, context });
    } catch (error) {
      if (!(error instanceof ChunkFailure)) throw error;
      const answer = readAnswer(call, networkLost);
      const message = answer.ok ? null : answer.message;
      return data({ ...emptyFormResult, ...(options.deed && { deed: options.deed }), message }, { status: 503 });
    }
  };
}
