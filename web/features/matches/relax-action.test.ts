import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { makeApi } from '#web/api/call.ts';
import { startVisit } from '#web/api/visit.ts';
import { nobody } from '#web/api/visitor.ts';
import { relaxAction } from './relax-action.ts';

const saved = { heightfrom: '170', heightto: '', heightstrength: 'Must', religionids: '1', religionstrength: 'Must' };

async function press(wish: string) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const context = new RouterContextProvider();
  const api = makeApi(
    async (method, _url, { form }) => {
      if (method === 'POST') sent.push(Object.fromEntries(form ?? []));
      const body = method === 'POST' ? { msgcode: 1, msg: 'Saved', msgcolor: 'green' } : { row: saved };
      return { status: 200, retryAfter: null, body };
    },
    () => nobody,
  );
  const nothing = { remember: () => {}, keepAsked: () => {}, asked: '', trouble: null };
  startVisit(context, { api, visitor: nobody, language: 'en', isOnServer: true, ...nothing });
  const body = new URLSearchParams({ wish });
  const request = new Request('http://localhost/matching-profile', { method: 'POST', body });
  const args: ActionFunctionArgs = { request, context, params: {}, url: new URL(request.url), pattern: '/' };
  return { result: await relaxAction(args), sent };
}

test('one press turns one must into a wish, and leaves what it is about and the other musts', async () => {
  const { result, sent } = await press('heightCm');
  expect(result).toMatchObject({ code: 1, message: { english: 'Saved' }, deed: 'relax' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ ...saved, heightstrength: 'Wish' });
});

test.each(['constructor', 'horoscopeCounts', ''])('%j is no must of anybody', async (wish) => {
  await expect(press(wish)).rejects.toMatchObject({ init: { status: 400 } });
});
