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

/** The result of a form, for its page. */
export interface FormResult {
  /** The outcome's code, or NOT_SENT. */
  code: number;
  message: Message | null;
  /** Messages, keyed by the dotted paths of our own names. */
  errors: Record<string, Message>;
  /**
   * The typed values, keyed by the same paths, so that the page keeps them without JavaScript too. Secrets are left
   * out.
   */
  typed: Record<string, string>;
  /** The address after a success, to which the page goes after its own delay. */
  goTo: string;
  /**
   * True if the session has ended or is too old for this call. The reader logs in above the page, and the input is
   * kept.
   */
  needsLogin: boolean;
  /** The reference number of a stored message. */
  reference?: string;
  /** The deed of the small form that was sent. */
  deed?: string;
  /** A list that depends on what was typed, for a page without JavaScript. */
  offered?: LookupEntry[];
  /** The step that was saved; `''` for all at once. */
  step?: string;
  /** The new version of the saved answers. */
  version?: string;
  /** Set if the form was rendered for another account than the page. Stored values are not put into it. */
  isForAnother?: true;
  /** Answers that another person has saved meanwhile. */
  conflicts?: readonly KeptApart[];
  /** Set if there was no network and this device stores the save. */
  isKept?: true;
  /** Set if the save arrived by itself, long after the press. No navigation follows. */
  isLate?: true;
  /** With `isLate`: true if the form has been changed since. */
  isBehind?: boolean;
}

/** Two versions of an answer, in both languages and as control values. */
export interface KeptApart extends Omit<Conflict, 'values'> {
  /** The saved values, keyed by control name. */
  values: Readonly<Record<string, string>>;
}

/** A page's options for its form, in the order in which `submit` uses them. */
export interface FormOptions<S extends Fields, R extends Fields> {
  /** The name of this form among the page's small forms. */
  deed?: string;

  // Read
  /** Paths that are never sent back to the page. */
  secrets?: readonly string[];
  /** Completes the draft before it is checked, for example with a value that the page proposes. */
  complete?: (draft: Draft<S>, visit: Visit, typed: FormData) => Draft<S>;
  /** The steps of the page. The sent step is saved; without JavaScript the form names none, and all are saved. */
  steps?: R extends typeof stepFacts ? FormSteps : never;
  /** Returns controls of other steps that are saved with this one. */
  along?: (step: string, typed: FormData) => readonly string[];

  // Check
  /** Returns facts that the rules need besides the form. */
  context?: (draft: Draft<S>, typed: FormData) => Partial<RuleContext>;
  /** Rules over values that only the page has, such as a password typed twice. */
  check?: (typed: FormData, draft: Draft<S>) => FormErrors;
  /** Returns a message about the whole form that prevents sending, or null. */
  refuse?: (typed: FormData, draft: Draft<S>) => RuleMessageId | null;

  // Call
  /** Returns the files, keyed by their contract names. */
  files?: (typed: FormData) => Record<string, Blob>;

  // Without a network
  /**
   * Whether an answer may wait on the device. Without this option, or with any answer that may not, nothing is stored.
   */
  mayWait?: (path: string) => boolean;
  /** The call's message for a repeated save that changes nothing. */
  doneBefore?: MessageKey;

  // Show
  /** Returns further values for the page. */
  also?: (answer: Answer<R>, typed: FormData) => Partial<FormResult>;
  /** Loads a list that depends on what was typed, when the server renders the page again. */
  offer?: (draft: Draft<S>, visit: Visit) => Promise<LookupEntry[] | undefined>;
  /** Called after a success to remember events. Returns the next address, if any. */
  done?: (values: Draft<R>, draft: Draft<S>, visit: Visit) => string | undefined;
}

/** Allows every answer to wait on the device: for `mayWait` of a form without health answers. */
export const anything = (): boolean => true;

/** The code for sending a form, which is loaded on demand. */
export type SubmitModule = typeof import('./submit.ts');

let submitModule: SubmitModule | undefined;

/** Returns the code for sending if it is loaded, otherwise undefined. Without a network it cannot be loaded. */
export const loadedSubmitCode = (): SubmitModule | undefined => submitModule;

/**
 * Loads the code for sending. Browsers fetch its files first, so that a failed attempt can be repeated. Rejects with a
 * ChunkFailure if they cannot be fetched.
 */
export async function importSubmitCode(): Promise<SubmitModule> {
  if (!import.meta.env.SSR && !submitModule) await fetchLater();
  submitModule = await import('./submit.ts');
  return submitModule;
}

/**
 * Whether the page has unsaved text areas. Small forms have no draft, so such a page is not reloaded, even after a new
 * deployment.
 */
const hasUnsavedText = (): boolean =>
  !import.meta.env.SSR &&
  [...document.querySelectorAll('textarea')].some(({ value, defaultValue }) => value !== defaultValue);

/**
 * Loads the code for sending, or reloads the page if a newer build is deployed. The code is separate from the page,
 * because the first view does not need it.
 */
export const loadSubmitCode = (): Promise<SubmitModule> =>
  loadChunk(importSubmitCode, hasUnsavedText() ? undefined : () => location.pathname + location.search);

// A visitor who focuses a control will probably send a form.
if (!import.meta.env.SSR) addEventListener('focusin', () => void importSubmitCode().catch(() => {}), { once: true });

/** The status of an action whose code could not be loaded. */
const UNAVAILABLE = 503;

/**
 * Creates the action of a page with one form. It loads the code for sending and calls `submit`. If the code cannot be
 * loaded, it answers with the message of a lost network and status 503, and the input is kept.
 */
export function formAction<S extends Fields, R extends Fields>(
  call: Call<S, R>,
  options: FormOptions<S, R> = {},
): ActionFunction {
  return async ({ request, context }) => {
    try {
      const { submit } = await loadSubmitCode();
      return await submit(call, options, { request, context });
    } catch (error) {
      if (!(error instanceof ChunkFailure)) throw error;
      const answer = readAnswer(call, networkLost);
      const message = answer.ok ? null : answer.message;
      const result = { ...emptyFormResult, ...(options.deed && { deed: options.deed }), message };
      return data(result, { status: UNAVAILABLE });
    }
  };
}
