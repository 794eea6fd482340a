import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { Call } from '#contract/call.ts';
import { checkForm, type FormErrors, noContext } from '#contract/form.ts';
import { formMessages } from '#contract/form-messages.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { logOut } from '#contract/login.ts';
import type { Said } from '#contract/saying.ts';
import { at, type Fields } from '#contract/wire.ts';
import type { Answer } from '#web/api/answer.ts';
import { trouble } from '#web/api/load.ts';
import { type Visit, visitOf } from '#web/api/visit.ts';
import { serverNow } from '#web/clock.ts';
import { said, saidIn } from '#web/i18n/sentence.ts';
import type { FormOptions, FormResult } from './form-action.ts';
import { readSentForm } from './sent-form.ts';
import { untold } from './untold.ts';

/** Checks a form for kindness, makes the call, and says what came of it. */
export async function sendForm<S extends Fields, R extends Fields>(
  call: Call<S, R>,
  options: FormOptions<S, R>,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
) {
  const visit = visitOf(context);
  const nothing = { ...untold, ...(options.deed && { deed: options.deed }) };
  const form = await readSentForm(request, call.form.fields);
  const draft = options.complete?.(form.draft, visit, form.data) ?? form.draft;
  const typed = Object.fromEntries(Object.entries(form.typed).filter(([path]) => !options.secrets?.includes(path)));

  const rules = { ...noContext, today: todayInIndia(serverNow()), ...options.context?.(draft, form.data) };
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

/** A form that names no deed of its page. */
export function refuseMalformed(): never {
  throw trouble({ status: 400, message: said(formMessages, 'malformed') });
}
