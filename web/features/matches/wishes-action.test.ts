import { type ActionFunction, type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { makeApi } from '#web/api/call.ts';
import { startVisit } from '#web/api/visit.ts';
import { nobody } from '#web/api/visitor.ts';
import { leaveAction, relaxAction, takeAction } from './wishes-action.ts';

const saved = { heightfrom: '170', heightto: '', heightstrength: 'Must', religionids: '1', religionstrength: 'Must' };

/** Runs an action with the saved wishes `row`, and returns its result and the wishes that it sent. */
async function send(action: ActionFunction, body: URLSearchParams, row: Record<string, string> = saved) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const context = new RouterContextProvider();
  const api = makeApi(
    async (method, _url, { form }) => {
      if (method === 'POST') sent.push(Object.fromEntries(form ?? []));
      const body = method === 'POST' ? { msgcode: 1, msg: 'Saved', msgcolor: 'green' } : { row };
      return { status: 200, retryAfter: null, body };
    },
    () => nobody,
  );
  const nothing = { remember: () => {}, keepAsked: () => {}, asked: '', trouble: null };
  startVisit(context, { api, visitor: nobody, language: 'en', isOnServer: true, ...nothing });
  const request = new Request('http://localhost/matching-profile', { method: 'POST', body });
  const args: ActionFunctionArgs = { request, context, params: {}, url: new URL(request.url), pattern: '/' };
  return { result: await action(args), sent };
}

const press = (wish: string) => send(relaxAction, new URLSearchParams({ wish }));

test('turns one must into a wish, and leaves its value and the other musts unchanged', async () => {
  const { result, sent } = await press('heightCm');
  expect(result).toMatchObject({ code: 1, message: { english: 'Saved' }, deed: 'relax' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ ...saved, heightstrength: 'Wish' });
});

test.each(['constructor', 'horoscopeCounts', ''])('refuses %j, which is no wish', async (wish) => {
  await expect(press(wish)).rejects.toMatchObject({ init: { status: 400 } });
});

const suggested = { ageFrom: '27', ageTo: '34', religionId: '1' };

test('saves only the ticked suggestions, as wishes and never as musts', async () => {
  const { sent } = await send(takeAction, new URLSearchParams({ ...suggested, age: 'Yes', ownClan: 'Yes' }), {});
  const sentWishes = Object.fromEntries(Object.entries(sent[0] ?? {}).filter(([, value]) => value !== ''));
  expect(sentWishes).toEqual({ agefrom: '27', ageto: '34', agestrength: 'Wish', ownclanstrength: 'Wish' });
});

test('declining the suggestions saves the wishes unchanged, without a message', async () => {
  const { sent, result } = await send(leaveAction, new URLSearchParams(suggested));
  expect(sent[0]).toMatchObject(saved);
  expect(result).toMatchObject({ code: 1, message: null });
});
