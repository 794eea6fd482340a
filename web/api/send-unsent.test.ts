import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '#contract/messages.ts';
import type { RawAnswer } from '#contract/rendering.ts';
import { networkLost } from './answer.ts';
import { sendOne, sendUnsent } from './send-unsent.ts';
import { drawFor, keepUnsent } from './session.ts';
import { MemoryStorage } from './storage.testing.ts';
import { dropUnsent, forgetOld, listUnsent, putUnsent, type Unsent } from './unsent.ts';

const mine = { pid: 'SV7', profileId: '', account: 'mark7' };
const others = { pid: 'SV7', profileId: '', account: 'mark8' };
const NOW = Date.parse('2026-11-27T10:00:00Z');
const DAY_MS = 86_400_000;

const city: Unsent = {
  ...{ owner: 'mark7 SV7', address: '/communication-details', part: '', call: 'saveaddressstep' },
  ...{ pairs: [['pid', 'SV7'] as const, ['city', 'শিলিগুড়ি'] as const], typed: { city: 'শিলিগুড়ি' }, keptAt: NOW },
};
const savedBody = {
  msgcode: 1,
  msg: messages.saved,
  msgkey: 'saved',
  msgcolor: 'green',
  version: 'city:2',
  conflicts: [],
};

let answers: Partial<RawAnswer>[];
let asked: { url: string; city: unknown; account: unknown }[];
let isOnline: boolean;
const target = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  isOnline = true;
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} });
  answers = [];
  asked = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, { body, headers }: { body: FormData; headers: Record<string, string> }) => {
      asked.push({ url, city: body.get('city'), account: headers['x-drawn-for'] });
      const { status = 0, body: answered = {} } = answers.shift() ?? {};
      if (status === 0) throw new TypeError('no network');
      return new Response(JSON.stringify(answered), { status });
    },
  );
  drawFor(mine);
  keepUnsent('');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const times = async (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test('what waits is tried at once, after growing pauses, and at the moment when the network returns', async () => {
  putUnsent(city);
  const arrived: string[] = [];
  const stop = sendUnsent((unsent, version) => arrived.push(`${unsent.address} ${version}`));
  await times(0);
  expect(asked).toEqual([{ url: '/api/saveaddressstep', city: 'শিলিগুড়ি', account: 'mark7' }]);
  for (const [seconds, tries] of [
    [4, 1],
    [1, 2],
    [9, 2],
    [1, 3],
    [20, 4],
    [40, 5],
  ] as const) {
    await times(seconds);
    expect(asked).toHaveLength(tries);
  }
  answers = [{ status: 200, body: savedBody }];
  target.dispatchEvent(new Event('online'));
  await times(0);
  expect(arrived).toEqual(['/communication-details city:2']);
  expect(listUnsent()).toEqual([]);
  await times(3_600);
  expect(asked).toHaveLength(6);
  stop();
});

test('without a network nothing is tried, and a page that is left tries no more', async () => {
  putUnsent(city);
  isOnline = false;
  const stop = sendUnsent(() => {});
  await times(600);
  expect(asked).toEqual([]);
  isOnline = true;
  stop();
  target.dispatchEvent(new Event('online'));
  await times(600);
  expect(asked).toEqual([]);
});

test('what waits is shown to its own account alone, and sent for it alone', async () => {
  putUnsent(city);
  for (const reader of [
    others,
    { ...mine, pid: 'SV8' },
    { ...mine, account: '' },
    { pid: '', profileId: '', account: '' },
  ]) {
    drawFor(reader);
    expect(listUnsent()).toEqual([]);
    const stop = sendUnsent(() => {});
    await times(60);
    stop();
  }
  expect(asked).toEqual([]);
  drawFor(mine);
  expect(listUnsent()).toEqual([city]);
});

const refusal = (key: 'savedMeanwhile' | 'checkForm' | 'drawnForAnother') => ({ msgcode: 2, msg: key, msgkey: key });
const conflict = { label: 'City', values: { city: 'হাওড়া' }, version: 'city:3' };

test.each([
  ['no network', { status: 0 }, 'waits'],
  ['an error of the site', { status: 503 }, 'waits'],
  ['too many requests', { status: 429 }, 'waits'],
  ['no login', { status: 401 }, 'waits'],
  ['another account', { status: 409, body: refusal('drawnForAnother') }, 'waits'],
  ['a newer save of another', { status: 409, body: { ...refusal('savedMeanwhile'), conflicts: [conflict] } }, 'looked'],
  ['a broken rule', { status: 422, body: refusal('checkForm') }, 'looked'],
  ['no success', { status: 200, body: refusal('checkForm') }, 'looked'],
  ['a save', { status: 200, body: savedBody }, 'arrived'],
] as const)('after %s', async (_of, answer, kind) => {
  putUnsent(city);
  const raw = answer.status === 0 ? networkLost : { retryAfter: null, body: null, ...answer };
  expect(await sendOne(city, async () => raw)).toMatchObject({ kind });
  const [left] = listUnsent();
  if (kind === 'arrived') expect(left).toBeUndefined();
  if (kind === 'waits') expect(left).toEqual(city);
  if (kind === 'looked')
    expect(left).toEqual({ ...city, trouble: expect.objectContaining({ key: expect.any(String) }) });
});

test('what its writer has to look at, or to press, is not sent', async () => {
  putUnsent({ ...city, part: 'one', trouble: { key: 'checkForm', english: messages.checkForm } });
  putUnsent({ ...city, part: 'two', call: '' });
  const stop = sendUnsent(() => {});
  await times(3_600);
  stop();
  expect(asked).toEqual([]);
  expect(listUnsent()).toHaveLength(2);
});

test('a newer press takes the place of what is on its way, and its answer is not taken for that of the other', async () => {
  putUnsent(city);
  const newer = { ...city, keptAt: NOW + 1, typed: { city: 'জলপাইগুড়ি' } };
  const came = await sendOne(city, async () => {
    putUnsent(newer);
    return { status: 200, retryAfter: null, body: savedBody };
  });
  expect(came).toEqual({ kind: 'looked' });
  expect(listUnsent()).toEqual([newer]);
  dropUnsent(newer);
  expect(listUnsent()).toEqual([]);
});

test('after 30 days the device forgets, whoever it is of, and what is not whole at once', () => {
  putUnsent(city);
  putUnsent({ ...city, part: 'younger', keptAt: NOW + 5 * DAY_MS });
  forgetOld(NOW + 30 * DAY_MS - 1);
  expect(listUnsent()).toHaveLength(2);
  drawFor(others);
  forgetOld(NOW + 30 * DAY_MS);
  drawFor(mine);
  expect(listUnsent().map(({ part }) => part)).toEqual(['younger']);
  keepUnsent(JSON.stringify([{ ...city, pairs: 'no list' }, null, 7]));
  expect(listUnsent()).toEqual([]);
  forgetOld(NOW);
  expect(localStorage.getItem('unsent')).toBeNull();
});

test('a browser that keeps nothing says so, and what it had stays', () => {
  putUnsent(city);
  const before = localStorage.getItem('unsent');
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(putUnsent({ ...city, part: 'more' })).toBe(false);
  expect(localStorage.getItem('unsent')).toBe(before);
});
