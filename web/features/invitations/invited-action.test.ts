import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { makeApi } from '#web/api/call.ts';
import { startVisit } from '#web/api/visit.ts';
import { nobody } from '#web/api/visitor.ts';
import { invitedAction } from './invited-action.ts';

/** Posts phone and code to a server that answers with this outcome. Returns the calls made, and the result. */
async function post(code: 1 | 2) {
  const calls: string[] = [];
  const context = new RouterContextProvider();
  const api = makeApi(
    async (_method, path) => {
      calls.push(path);
      return { status: 200, retryAfter: null, body: { msgcode: code, msg: '', whose: 'candidate', name: 'Ruma' } };
    },
    () => nobody,
  );
  const visit = { api, visitor: nobody, language: 'en', isOnServer: false, remember: () => {}, trouble: null } as const;
  startVisit(context, { ...visit, asked: '', keepAsked: () => {} });
  const url = new URL('https://site.example/invited');
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams({ phone: '9876501234', code: '123456' }),
  });
  return { result: await invitedAction({ request, context, params: {}, url, pattern: '/' }), calls };
}

test('a wrong code is sent only once, because each try counts', async () => {
  const { result, calls } = await post(2);
  expect(calls).toEqual(['/api/lookatinvitation']);
  expect(result).toMatchObject({ data: { code: 2, invitation: null } });
});

test('a right code returns the invitation', async () => {
  expect((await post(1)).result).toMatchObject({ data: { invitation: { whose: 'candidate', name: 'Ruma' } } });
});
