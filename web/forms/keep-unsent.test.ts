import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stepAddress } from '#contract/address.ts';
import { lineage } from '#contract/lineage.ts';
import type { RawAnswer } from '#contract/rendering.ts';
import { updateWishes } from '#contract/wishes.ts';
import { networkLost } from '#web/api/answer.ts';
import { makeApi } from '#web/api/call.ts';
import { keepUnsent, readReader, setRenderedFor } from '#web/api/session.ts';
import { MemoryStorage } from '#web/api/storage.testing.ts';
import { listUnsent } from '#web/api/unsent.ts';
import { startVisit } from '#web/api/visit.ts';
import { nobody } from '#web/api/visitor.ts';
import { anything, formAction } from './form-action.ts';
import { formSteps } from './steps.ts';

const address = { steps: formSteps['/communication-details'] };
const actions = {
  address: formAction(stepAddress, { ...address, mayWait: anything }),
  notWaiting: formAction(stepAddress, address),
  lineage: formAction(lineage.paternal.step, {
    steps: formSteps['/paternal-bibliography'],
    mayWait: (path) => !path.endsWith('.chronicDisease'),
  }),
  pressed: formAction(updateWishes, { mayWait: anything }),
};
const typed = { version: 'city:1', line1: '12 Lake Road', city: 'Siliguri', state: '35601163', pincode: '734001' };
const saved: RawAnswer = {
  status: 200,
  retryAfter: null,
  body: { msgcode: 1, msg: 'Saved', msgkey: 'saved', version: 'city:2' },
};

async function post(
  page: keyof typeof actions,
  form: Record<string, string>,
  answers: RawAnswer[],
  isOnServer = false,
) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const context = new RouterContextProvider();
  const api = makeApi(async (_method, _url, { form }) => {
    sent.push(Object.fromEntries(form ?? []));
    return answers.shift() ?? saved;
  }, readReader);
  const visit = { api, visitor: nobody, language: 'en', isOnServer, remember: () => {}, trouble: null } as const;
  startVisit(context, { ...visit, asked: '', keepAsked: () => {} });
  const request = new Request('http://localhost/form?step=x', { method: 'POST', body: new URLSearchParams(form) });
  const args: ActionFunctionArgs = { request, context, params: {}, url: new URL(request.url), pattern: '/' };
  return { result: await actions[page](args), sent };
}

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  setRenderedFor({ pid: 'SV7', profileId: '', account: 'mark7' });
  keepUnsent('');
});

afterEach(() => vi.unstubAllGlobals());

test('what finds no network is kept as it was typed and as it is sent', async () => {
  const { result, sent } = await post('address', typed, [networkLost]);
  expect(result).toMatchObject({ init: { status: 503 }, data: { code: 0, isKept: true } });
  const [kept] = listUnsent();
  expect(kept).toMatchObject({ owner: 'mark7 SV7', address: '/form?step=x', call: 'saveaddressstep', typed });
  expect(Object.fromEntries(kept?.pairs ?? [])).toEqual(sent[0]);
});

test('a press that is answered, whatever the answer, leaves nothing waiting; one for which nobody is logged in does', async () => {
  const refused: RawAnswer = { status: 422, retryAfter: null, body: { msg: 'no', msgkey: 'checkForm' } };
  const loggedOut: RawAnswer = { status: 401, retryAfter: null, body: { msg: 'no', msgkey: 'notLoggedIn' } };
  for (const [answer, left] of [
    [refused, 0],
    [saved, 0],
    [loggedOut, 1],
  ] as const) {
    await post('address', typed, [networkLost]);
    await post('address', typed, [answer]);
    expect(listUnsent()).toHaveLength(left);
  }
});

test('a call that the contract does not name is kept for a press, and a form that does not ask for it keeps nothing', async () => {
  await post('notWaiting', typed, [networkLost]);
  expect(listUnsent()).toEqual([]);
  await post('pressed', { 'age.from': '25' }, [networkLost]);
  expect(listUnsent()).toMatchObject([{ call: '', typed: { 'age.from': '25' } }]);
});

test('nothing is kept of health, of nobody, or by the server', async () => {
  const health = {
    version: '',
    step: 'grandfather',
    'grandfather.name': 'Haripada',
    'grandfather.chronicDisease': 'Yes',
  };
  expect((await post('lineage', health, [networkLost])).result).not.toHaveProperty('data.isKept');
  await post('address', typed, [networkLost], true);
  setRenderedFor({ pid: 'SV7', profileId: '', account: '' });
  await post('address', typed, [networkLost]);
  expect(storage.length).toBe(0);
  setRenderedFor({ pid: 'SV7', profileId: '', account: 'mark7' });
  await post('lineage', { ...health, 'grandfather.chronicDisease': '' }, [networkLost]);
  expect(listUnsent()).toHaveLength(1);
});

test('an own save whose answer was lost is no conflict with the next; one of another is', async () => {
  const conflictOf = (city: string): RawAnswer => {
    const conflicts = [{ label: 'City', values: { city }, version: 'city:9' }];
    return {
      status: 409,
      retryAfter: null,
      body: { msgcode: 2, msg: 'x', msgkey: 'savedMeanwhile', version: '', conflicts },
    };
  };
  await post('address', typed, [networkLost]);
  const { sent, result } = await post('address', { ...typed, city: 'Jalpaiguri' }, [conflictOf('Siliguri')]);
  expect(sent.map(({ city, version }) => [city, version])).toEqual([
    ['Jalpaiguri', 'city:1'],
    ['Jalpaiguri', 'city:9'],
  ]);
  expect(result).toMatchObject({ data: { code: 1 } });

  await post('address', typed, [networkLost]);
  const others = await post('address', { ...typed, city: 'Jalpaiguri' }, [conflictOf('Howrah')]);
  expect(others.sent).toHaveLength(1);
  expect(others.result).toMatchObject({ data: { conflicts: [{ values: { city: 'Howrah' } }] } });
});
