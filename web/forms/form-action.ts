import { type ActionFunction, data, redirect } from 'react-router';
import type { Call } from '#contract/call.ts';
import { checkForm, type Form, type FormErrors, noContext, type RuleContext } from '#contract/form.ts';
import { formMessages } from '#contract/form-messages.ts';
import { logOut } from '#contract/login.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import type { RuleSaying, Said } from '#contract/saying.ts';
import type { Conflict } from '#contract/step.ts';
import { at, type Draft, type Fields } from '#contract/wire.ts';
import type { Answer } from '#web/api/answer.ts';
import { type Visit, visitOf } from '#web/api/visit.ts';
import { said, saidIn } from '#web/i18n/sentence.ts';
import { readSentForm } from './sent-form.ts';
import { todayInIndia } from './today.ts';

/** What a form's page shows after it has been sent. */
export interface FormResult {
  /** The outcome's code; 1 is success, 0 when the call could not be made. */
  code: number;
  message: Said | null;
  /** Sentences by the dotted path of our own names. */
  errors: Record<string, Said>;
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
  /** Answers that another has saved meanwhile. */
  conflicts?: readonly KeptApart[];
}

/** Two versions of an answer, in both languages and as the page's controls hold them. */
export interface KeptApart extends Omit<Conflict, 'values'> {
  /** What is saved, by the names of controls. */
  values: Readonly<Record<string, string>>;
}

interface Options<S extends Fields, R extends Fields> {
  /** The name of this form among the small forms of its page. */
  deed?: string;
  /** Paths that are never sent back to the page. */
  secrets?: readonly string[];
  /** What the rules must know besides the form. */
  context?: (draft: Draft<S>, typed: FormData) => Partial<RuleContext>;
  /** Checks the draft, where it is not to be whole. */
  checkDraft?: (
    form: Form<S>,
    draft: Draft<S>,
    context: RuleContext,
  ) => { ok: true } | { ok: false; errors: FormErrors };
  /** What else the page is told. */
  also?: (answer: Answer<R>, typed: FormData) => Partial<FormResult>;
  /** Rules over what only the page has, a password typed twice. */
  check?: (typed: FormData, draft: Draft<S>) => FormErrors;
  /** A sentence over the whole form that keeps it from being sent. */
  refuse?: (typed: FormData, draft: Draft<S>) => RuleSaying | null;
  /** Files, under the names that the contract gives them. */
  files?: (typed: FormData) => Record<string, Blob>;
  /** Completes the draft before it is checked: a value that the page proposes. */
  complete?: (draft: Draft<S>, visit: Visit, typed: FormData) => Draft<S>;
  /** Loads a list that depends on what was typed, when the page is rendered anew on the server. */
  offer?: (draft: Draft<S>, visit: Visit) => Promise<LookupEntry[] | undefined>;
  /** After a success: what must be remembered, and where to go next. */
  done?: (values: Draft<R>, draft: Draft<S>, visit: Visit) => string | undefined;
}

/** The action of a page with one form: checks it for kindness, makes the call, and says what came of it. */
export function formAction<S extends Fields, R extends Fields>(
  call: Call<S, R>,
  options: Options<S, R> = {},
): ActionFunction {
  return async ({ request, context }) => {
    const visit = visitOf(context);
    const nothing = { ...untold, ...(options.deed && { deed: options.deed }) };
    const form = await readSentForm(request, call.form.fields);
    const draft = options.complete?.(form.draft, visit, form.data) ?? form.draft;
    const typed = Object.fromEntries(Object.entries(form.typed).filter(([path]) => !options.secrets?.includes(path)));

    const rules = { ...noContext, today: todayInIndia(), ...options.context?.(draft, form.data) };
    const checked = (options.checkDraft ?? checkForm)(call.form, draft, rules);
    const errors = saidOf({ ...(checked.ok ? {} : checked.errors), ...options.check?.(form.data, draft) });
    const list = visit.isOnServer ? await options.offer?.(draft, visit) : undefined;
    const offered = list && { offered: list };
    if (Object.keys(errors).length > 0)
      return data({ ...nothing, message: said(formMessages, 'checkForm'), errors, typed, ...offered }, { status: 422 });
    const refusal = options.refuse?.(form.data, draft);
    if (refusal) return data({ ...nothing, message: said(formMessages, refusal), typed, ...offered }, { status: 422 });

    const files = options.files?.(form.data);
    const answer = await visit.api(call, draft, { signal: request.signal, ...(files && { files }) });
    if (answer.status === 401 && call.access === 'member' && visit.isOnServer) return logInAndBack(request, visit);
    const also = options.also?.(answer, form.data);
    const result: FormResult = { ...nothing, ...resultOf(answer), typed, ...offered, ...also };
    if (answer.ok && result.code === 1) result.goTo = options.done?.(answer.values, draft, visit) ?? '';
    if (result.goTo && visit.isOnServer) return redirect(result.goTo, 303);
    return data(result, { status: answer.status || 503 });
  };
}

/** Without JavaScript no dialog can open over the page: the login page leads back to it. */
async function logInAndBack(request: Request, { api, remember }: Visit): Promise<Response> {
  // A session that is only too old for this would be sent away from the login page.
  await api(logOut);
  remember({ kind: 'logout' });
  return redirect(`/login?${new URLSearchParams({ back: new URL(request.url).pathname })}`, 303);
}

const saidOf = (errors: FormErrors): Record<string, Said> =>
  Object.fromEntries(Object.entries(errors).map(([path, rule]) => [path, said(formMessages, rule)]));

const untold = { code: 0, message: null, errors: {}, typed: {}, goTo: '', needsLogin: false };

function resultOf<R extends Fields>(answer: Answer<R>) {
  // A call without a code of its own has done what was asked when it answers.
  const code = Number(at(answer.values, ['code']) ?? answer.ok);
  const reference = at(answer.values, ['reference']);
  const message = answer.ok ? saidBy(answer.values) : answer.message;
  const errors = answer.ok ? {} : answer.errors;
  const needsLogin = answer.status === 401;
  return { code, message, errors, needsLogin, ...(typeof reference === 'string' && { reference }) };
}

function saidBy(values: object): Said | null {
  const message = at(values, ['message']);
  return message ? saidIn({ message: String(message), key: String(at(values, ['key']) ?? '') }) : null;
}
