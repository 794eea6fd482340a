import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { logIn } from '#contract/login.ts';
import { messages } from '#contract/messages.ts';
import type { Milestone, RawAnswer } from '#contract/rendering.ts';
import { makeApi } from '#web/api/call.ts';
import { startVisit } from '#web/api/visit.ts';
import { nobody } from '#web/api/visitor.ts';
import { formAction } from './form-action.ts';

const action = formAction(logIn, {
  secrets: ['password'],
  done: ({ profileId = '' }, _draft, { remember }) => {
    remember({ kind: 'login', pid: profileId });
    return '/dashboard';
  },
});

const right = { phone: '+91 98300 12345', password: 'secret1' };
const welcome = { msgcode: 1, msg: 'Login successful', msgkey: 'loginDone', alert: 'alert-success', profileid: 'SV7' };

type Key =
  | 'validPhoneRequired'
  | 'validPasswordRequired'
  | 'loginDone'
  | 'loginFailed'
  | 'checkForm'
  | 'repeatedField'
  | 'notText';
/** Builds a message as an answer contains it. */
const sent = (key: Key) => ({ msg: messages[key], msgkey: key });
const told = (key: Key) => ({ key, english: messages[key] });

/** Posts a form to the action, as the browser or the server does, and returns the result. */
async function post(typed: Record<string, string> | [string, string][], raw: Partial<RawAnswer>, isOnServer = false) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const remembered: Milestone[] = [];
  const context = new RouterContextProvider();
  const api = makeApi(
    async (_method, _url, { form }) => {
      sent.push(Object.fromEntries(form ?? []));
      return { status: 200, retryAfter: null, body: {}, ...raw };
    },
    () => nobody,
  );
  const remember = (milestone: Milestone) => remembered.push(milestone);
  const unasked = { asked: '', keepAsked: () => {} };
  startVisit(context, { api, visitor: nobody, language: 'en', isOnServer, remember, trouble: null, ...unasked });
  const request = new Request('http://localhost/login', { method: 'POST', body: new URLSearchParams(typed) });
  const args: ActionFunctionArgs = { request, context, params: {}, url: new URL(request.url), pattern: '/login' };
  return { result: await action(args), sent, remembered };
}

test('broken rules are said at once, without asking the server and without the password', async () => {
  const { result, sent } = await post({ phone: '123', password: 'short' }, {});
  expect(sent).toEqual([]);
  expect(result).toMatchObject({
    init: { status: 422 },
    data: {
      code: 0,
      errors: { phone: told('validPhoneRequired'), password: told('validPasswordRequired') },
      typed: { phone: '123' },
    },
  });
});

test('a success is remembered and says where it leads, after the delay of the page', async () => {
  const { result, remembered } = await post(right, { body: welcome });
  expect(result).toMatchObject({ data: { code: 1, message: told('loginDone'), goTo: '/dashboard' } });
  expect(remembered).toEqual([{ kind: 'login', pid: 'SV7' }]);
});

test('posted plainly, a success leads on at once', async () => {
  const { result, remembered } = await post(right, { body: welcome }, true);
  if (!(result instanceof Response)) throw new Error('A redirect was expected.');
  expect([result.status, result.headers.get('location')]).toEqual([303, '/dashboard']);
  expect(remembered).toHaveLength(1);
});

test('an outcome that is no success keeps what was typed and remembers nothing', async () => {
  const { result, remembered } = await post(right, { body: { msgcode: 2, ...sent('loginFailed') } });
  const typed = { phone: right.phone };
  expect(result).toMatchObject({ data: { code: 2, message: told('loginFailed'), typed, goTo: '' } });
  expect(remembered).toEqual([]);
});

test('what only the server can see comes back under our names, with its status', async () => {
  const errors = { phone: messages.validPhoneRequired };
  const errorkeys = { phone: 'validPhoneRequired' };
  const body = { msgcode: 2, ...sent('checkForm'), errors, errorkeys };
  const { result } = await post(right, { status: 422, body });
  const data = { code: 2, message: told('checkForm'), errors: { phone: told('validPhoneRequired') } };
  expect(result).toMatchObject({ init: { status: 422 }, data });
});

test('a form that is not whole is refused', async () => {
  const refused = (key: Key) => ({ data: { status: 400, message: told(key) } });
  const twice = post([...Object.entries(right), ['phone', '1']], {});
  await expect(twice).rejects.toMatchObject(refused('repeatedField'));
});

test('a broken character is said at its field, and what was typed is kept', async () => {
  const { result, sent } = await post({ ...right, phone: '98300\ufffd12345' }, {});
  expect(sent).toEqual([]);
  expect(result).toMatchObject({
    init: { status: 422 },
    data: { errors: { phone: told('notText') }, typed: { phone: '98300\ufffd12345' } },
  });
});
