import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { Call } from '#contract/call.ts';
import { checkPart, checkTogether } from '#contract/check-part.ts';
import { checkForm, errorsFromWire, type Form, type FormErrors, noContext, type RuleContext } from '#contract/form.ts';
import { formMessages } from '#contract/form-messages.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { logOut } from '#contract/login.ts';
import type { Message } from '#contract/message.ts';
import { OUTCOME } from '#contract/outcome.ts';
import type { Conflict } from '#contract/step.ts';
import { type Draft, type Fields, valueAtPath } from '#contract/wire.ts';
import type { Answer } from '#web/api/answer.ts';
import { errorPageData } from '#web/api/load.ts';
import { type Visit, visitOf } from '#web/api/visit.ts';
import { serverNow } from '#web/clock.ts';
import { messageIn, messageOf } from '#web/i18n/message.ts';
import { takeSides } from './conflicts.ts';
import { emptyFormResult } from './empty-form-result.ts';
import type { FormOptions, FormResult } from './form-action.ts';
import { versionAfterOwn, waitingSaveOf } from './keep-unsent.ts';
import { answersAtPaths, readSentForm, type SentForm } from './sent-form.ts';
import { controlsOf, STEP } from './step-controls.ts';

// Exported here so that they are loaded with this file. When the network is lost, they could not be loaded any more.
export { deleteExpired, deleteUnsent } from '#web/api/unsent.ts';
export { KeptLetter } from './KeptLetter.tsx';
export { KeptSave } from './KeptSave.tsx';
export { UnsentLine } from './UnsentLine.tsx';

/** HTTP status of a form that cannot be read. */
const BAD_REQUEST = 400;
/** HTTP status without a session. */
const NOT_LOGGED_IN = 401;
/** HTTP status of a form that breaks rules. */
const BROKEN_RULES = 422;
/** HTTP status that stands for a lost network. */
const UNAVAILABLE = 503;

/** The router's arguments of an action. */
type ActionInput = Pick<ActionFunctionArgs, 'request' | 'context'>;

/**
 * Sends a page's form, or one step of it: reads, checks, calls and shows the result. Returns the result with the status
 * of the call (422 for broken rules, 503 for a lost network). On the server a success with a next address becomes a
 * redirect, and so does an ended session.
 */
export async function submit<S extends Fields, R extends Fields>(
  call: Call<S, R>,
  options: FormOptions<S, R>,
  { request, context }: ActionInput,
) {
  const visit = visitOf(context);
  const form = await read(call, options, { request, visit });
  const offered = visit.isOnServer ? await options.offer?.(form.draft, visit) : undefined;
  const shown = { ...form.shown, ...(offered && { offered }) };

  const problems = check(call, options, form);
  if (problems) return data({ ...shown, ...problems }, { status: BROKEN_RULES });

  const files = options.files?.(form.data);
  const { answer, ...changedValues } = await callOnce(call, options, { form, request, visit, files });
  const mustLogIn = answer.status === NOT_LOGGED_IN && call.access === 'member';
  if (mustLogIn && visit.isOnServer) return logInAndBack(request, visit);

  const result = { ...shown, ...resultOf(call, options, { answer, form }), ...changedValues };
  if (answer.ok && result.code === OUTCOME.done) result.goTo = options.done?.(answer.values, form.draft, visit) ?? '';
  if (result.goTo && visit.isOnServer) return redirect(result.goTo, 303);
  return data(result, { status: answer.status || UNAVAILABLE });
}

/** What `callOnce` needs besides the call and its options. */
interface SentCall<S extends Fields> {
  form: ReadForm<S>;
  request: Request;
  visit: Visit;
  files: Record<string, Blob> | undefined;
}

/**
 * Makes the call, and once more if only an own earlier save conflicts. Without a network the save waits on this device,
 * if its form allows it. Returns the answer, and the values of the result that it changes.
 */
async function callOnce<S extends Fields, R extends Fields>(
  call: Call<S, R>,
  { mayWait, doneBefore }: FormOptions<S, R>,
  { form: { draft, data }, request, visit, files }: SentCall<S>,
): Promise<{ answer: Answer<R> } & Partial<Pick<FormResult, 'isKept' | 'code' | 'message'>>> {
  const waiting =
    visit.isOnServer || !mayWait ? null : waitingSaveOf(call, mayWait, { draft, data, address: request.url });
  const send = (sent: Draft<S>) => visit.api(call, sent, { signal: request.signal, ...(files && { files }) });
  let answer = await send(draft);
  const { conflicts, key }: AnyOutcome = answer.values;
  if (waiting?.before && conflicts?.length) {
    const typedVersion = String(valueAtPath(draft, ['version']) ?? '');
    const version = versionAfterOwn(call.form.fields, { version: typedVersion, conflicts, before: waiting.before });
    if (version !== undefined) answer = await send({ ...draft, version });
  }
  if (waiting?.settle(answer.status)) return { answer, isKept: true };
  const isDone = waiting?.isRepeat && answer.ok && key !== undefined && key === doneBefore;
  return isDone ? { answer, code: OUTCOME.done, message: null } : { answer };
}

/** A form as it was sent: the values for the server, and the values that its page shows in any case. */
interface ReadForm<S extends Fields> extends Omit<SentForm<S>, 'typed'> {
  /** The values that the page shows in any case. */
  shown: FormResult;
  /** The saved step; `''` for all steps, undefined if the form has none. */
  step: string | undefined;
}

/** Reads the sent form. Of a form in steps, reads only the answers of the saved step, or of all steps. */
async function read<S extends Fields, R extends Fields>(
  { form: { fields } }: Call<S, R>,
  { deed, secrets = [], complete, steps, along }: FormOptions<S, R>,
  { request, visit }: { request: Request; visit: Visit },
): Promise<ReadForm<S>> {
  const sentForm = await readSentForm(request, fields);
  const typed = Object.fromEntries(Object.entries(sentForm.typed).filter(([path]) => !secrets.includes(path)));
  const shown = { ...emptyFormResult, ...(deed && { deed }), typed };
  const draft = complete?.(sentForm.draft, visit, sentForm.data) ?? sentForm.draft;
  if (!steps) return { data: sentForm.data, draft, shown, step: undefined };

  const step = String(sentForm.data.get(STEP) ?? '');
  const savedSteps = step ? [step] : Object.keys(steps);
  const askedPaths = savedSteps.flatMap((name) => controlsOf(steps, name));
  const sentPaths = askedPaths.filter((path) => sentForm.data.has(path) || isTickPath(path));
  const paths = [...sentPaths, ...(along?.(step, sentForm.data) ?? []), 'version'];
  const savedAnswers = takeSides(fields, answersAtPaths(fields, draft, paths), sentForm.data);
  return { data: sentForm.data, draft: savedAnswers, shown, step };
}

/** Whether a missing field of the form means that its box is not ticked. Other missing fields were not asked for. */
const isTickPath = (path: string): boolean => path.endsWith('nameUnknown');

/**
 * Returns the errors that keep the form from being sent, or null. It only saves a round trip, because the server checks
 * again.
 */
function check<S extends Fields, R extends Fields>(
  { form }: Call<S, R>,
  options: FormOptions<S, R>,
  { draft, data: typed, step }: ReadForm<S>,
): Pick<FormResult, 'message' | 'errors'> | null {
  const rules = { ...noContext, today: todayInIndia(serverNow()), ...options.context?.(draft, typed) };
  const brokenRules = step === undefined ? checkWhole(form, draft, rules) : checkStep(form, draft, rules);
  const errors = messagesOf({ ...brokenRules, ...options.check?.(typed, draft) });
  if (Object.keys(errors).length > 0) return { message: messageOf(formMessages, 'checkForm'), errors };
  const refusal = options.refuse?.(typed, draft);
  return refusal ? { message: messageOf(formMessages, refusal), errors: {} } : null;
}

/** Checks all fields and the cross rules of a form without steps. */
function checkWhole<S extends Fields>(form: Form<S>, draft: Draft<S>, rules: RuleContext): FormErrors {
  const checked = checkForm(form, draft, rules);
  return checked.ok ? {} : checked.errors;
}

/** Checks each field that is present and the cross rules. The server checks them against the stored answers too. */
function checkStep<S extends Fields>(form: Form<S>, draft: Draft<S>, rules: RuleContext): FormErrors {
  const { values, errors } = checkPart(form, draft);
  return { ...checkTogether(form, values, { ...rules, stored: {} }), ...errors };
}

const messagesOf = (errors: FormErrors): Record<string, Message> =>
  Object.fromEntries(Object.entries(errors).map(([path, rule]) => [path, messageOf(formMessages, rule)]));

/** Builds the result for the page from the call's answer. */
function resultOf<S extends Fields, R extends Fields>(
  { form: { fields } }: Call<S, R>,
  { also }: FormOptions<S, R>,
  { answer, form }: { answer: Answer<R>; form: ReadForm<S> },
): Omit<FormResult, 'typed' | 'goTo'> {
  const { code, reference, version, conflicts, message, key }: AnyOutcome = answer.values;
  const outcomeMessage = message ? messageIn({ message, key: key ?? '' }) : null;
  return {
    // A call without its own code has succeeded when it answers.
    code: Number(code ?? answer.ok),
    message: answer.ok ? outcomeMessage : answer.message,
    errors: answer.ok ? {} : answer.errors,
    needsLogin: answer.status === NOT_LOGGED_IN,
    ...(typeof reference === 'string' && { reference }),
    ...(form.step !== undefined && {
      step: form.step,
      version: version ?? '',
      conflicts: (conflicts ?? []).map((conflict) => ({
        ...conflict,
        values: errorsFromWire(fields, conflict.values),
      })),
    }),
    ...also?.(answer, form.data),
  };
}

/** The values that an outcome may have. A refusal has only some of them. */
interface AnyOutcome {
  code?: number;
  message?: string;
  key?: string;
  reference?: string;
  version?: string;
  conflicts?: readonly Conflict[];
}

/**
 * Without JavaScript no dialog can open above the page, so the reader goes to the login page and returns from there.
 */
async function logInAndBack(request: Request, { api, remember }: Visit): Promise<Response> {
  // The login page would redirect a reader whose session is only too old for this call, so the session ends first.
  await api(logOut);
  remember({ kind: 'logout' });
  return redirect(`/login?${new URLSearchParams({ back: new URL(request.url).pathname })}`, 303);
}

/** Refuses a form whose deed does not belong to its page. Always throws, with status 400. */
export function refuseMalformed(): never {
  throw errorPageData({ status: BAD_REQUEST, message: messageOf(formMessages, 'malformed') });
}
