import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { messages } from '#contract/messages.ts';
import type { RawAnswer } from '#contract/rendering.ts';
import { networkLost } from './answer.ts';
import { sendOne, sendUnsent } from './send-unsent.ts';
import { keepUnsent, remember, setRenderedFor } from './session.ts';
import { MemoryStorage } from './storage.testing.ts';
import {
  deleteExpired,
  deleteUnsent,
  dropUnsent,
  isSentAutomatically,
  listUnsent,
  putUnsent,
  type Unsent,
} from './unsent.ts';

const mine = { pid: 'SV7', profileId: '', account: 'mark7' };
const others = { pid: 'SV7', profileId: '', account: 'mark8' };
const NOW = Date.parse('2026-11-27T10:00:00Z');

const city: Unsent = {
  owner: 'mark7 SV7',
  login: '',
  address: '/communication-details',
  part: '',
  call: 'saveaddressstep',
  pairs: [['pid', 'SV7'] as const, ['city', 'শিলিগুড়ি'] as const],
  typed: { city: 'শিলিগুড়ি' },
  keptAt: NOW,
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
  setRenderedFor(mine);
  keepUnsent('');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const times = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  await vi.dynamicImportSettled();
};

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
    setRenderedFor(reader);
    expect(listUnsent()).toEqual([]);
    const stop = sendUnsent(() => {});
    await times(60);
    stop();
  }
  expect(asked).toEqual([]);
  setRenderedFor(mine);
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

test('after 30 days the device forgets what anybody left, and what is not whole at once', () => {
  putUnsent(city);
  putUnsent({ ...city, part: 'younger', keptAt: NOW + 5 * DAY_MS });
  deleteExpired(NOW + 30 * DAY_MS - 1);
  expect(listUnsent()).toHaveLength(2);
  setRenderedFor(others);
  deleteExpired(NOW + 30 * DAY_MS);
  setRenderedFor(mine);
  expect(listUnsent().map(({ part }) => part)).toEqual(['younger']);
  keepUnsent(JSON.stringify([{ ...city, pairs: 'no list' }, null, 7]));
  expect(listUnsent()).toEqual([]);
  deleteExpired(NOW);
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

test.each(['updatepassword', 'deleteprofile', 'logouteverywhere', '../x', ''])(
  'the storage cannot name another call: %s',
  async (call) => {
    putUnsent({
      ...city,
      call,
      pairs: [
        ['pid', 'SV7'],
        ['password', 'theirs'],
      ],
    });
    const stop = sendUnsent(() => {});
    await vi.waitFor(() => expect(listUnsent()).toHaveLength(call === '' ? 1 : 0));
    stop();
    expect(asked).toEqual([]);
  },
);

test('only names of the call go, for its own profile, and only what its form allows', async () => {
  const forms: Record<string, unknown>[] = [];
  const send: Parameters<typeof sendOne>[1] = async (_method, _url, { form }) => {
    forms.push(Object.fromEntries(form ?? []));
    return { status: 200, retryAfter: null, body: savedBody };
  };
  await sendOne(
    {
      ...city,
      pairs: [
        ['pid', 'SV8'],
        ['city', 'হাওড়া'],
        ['password', 'theirs'],
      ],
    },
    send,
  );
  expect(forms).toEqual([{ pid: 'SV7', city: 'হাওড়া' }]);
  putUnsent(city);
  const long = { ...city, pairs: [['city', 'ক'.repeat(5_000)] as const] };
  expect(await sendOne(long, send)).toEqual({ kind: 'looked' });
  expect(forms).toHaveLength(1);
  expect(listUnsent()).toMatchObject([{ trouble: { key: 'checkForm' } }]);
});

test('a message that is not whole is dropped', () => {
  for (const trouble of [null, 'checkForm', {}, { key: 'checkForm' }, { key: 1, english: 'x' }]) {
    keepUnsent(JSON.stringify([{ ...city, trouble }]));
    expect(listUnsent(), JSON.stringify(trouble)).toEqual([]);
  }
});

test('an address of another site is dropped', () => {
  for (const address of ['https://else.where/x', '//else.where', '/\\else.where', 'javascript:alert(1)', 'x']) {
    keepUnsent(JSON.stringify([{ ...city, address }]));
    expect(listUnsent(), address).toEqual([]);
  }
  keepUnsent(JSON.stringify([{ ...city, address: '/matching-profile/SV8/together?step=words&x=%E0%A6%95' }]));
  expect(listUnsent()).toHaveLength(1);
});

test('after another login a press alone sends it, whatever was written into the storage before', async () => {
  vi.stubGlobal('window', { addEventListener() {} });
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    cookie: '',
    documentElement: { dataset: {} },
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal('indexedDB', { deleteDatabase() {} });
  putUnsent({ ...city, login: localStorage.getItem('login') ?? '' });
  expect(listUnsent().every(isSentAutomatically)).toBe(true);
  remember({ kind: 'logout' });
  remember({ kind: 'login', pid: 'SV7' });
  setRenderedFor(mine);
  const stop = sendUnsent(() => {});
  await times(600);
  stop();
  expect(asked).toEqual([]);
  expect(listUnsent()).toHaveLength(1);
});

test('a log-out at one’s own wish leaves nothing of one’s own, and clearing the phone nothing of anybody', () => {
  putUnsent(city);
  putUnsent({ ...city, owner: 'mark8 SV7' });
  deleteUnsent();
  expect(listUnsent()).toEqual([]);
  setRenderedFor(others);
  expect(listUnsent()).toHaveLength(1);
  deleteUnsent('all');
  expect(localStorage.getItem('unsent')).toBeNull();
});

test('the second of a queue goes out for nobody but its writer, also right after another has logged in', async () => {
  putUnsent({ ...city, part: 'one' });
  putUnsent({ ...city, part: 'two' });
  const [first, second] = listUnsent();
  const accounts: (string | undefined)[] = [];
  const send: Parameters<typeof sendOne>[1] = async (_method, _url, { headers }) => {
    accounts.push(headers?.['x-drawn-for']);
    return { status: 200, retryAfter: null, body: savedBody };
  };
  if (first) await sendOne(first, send);
  setRenderedFor({ ...mine, account: '' });
  if (second) await sendOne(second, send);
  setRenderedFor(others);
  if (second) expect(await sendOne(second, send)).toEqual({ kind: 'waits' });
  expect(accounts).toEqual(['mark7', 'mark7']);
});
