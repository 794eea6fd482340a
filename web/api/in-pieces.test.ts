import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FILE_BYTES, PIECE_BYTES } from '#contract/file-kind.ts';
import { addPhoto, PICTURE_FILE } from '#contract/picture.ts';
import { readArrivedName } from '#contract/pieces.ts';
import type { RawAnswer } from '#contract/rendering.ts';
import { networkLost } from './answer.ts';
import { makeApi, type Send } from './call.ts';
import { sendInPieces } from './in-pieces.ts';
import { readSending, type Sending, subscribeToSending } from './sending.ts';
import { nobody } from './visitor.ts';

const content = Uint8Array.from({ length: 5 * PIECE_BYTES + 7 }, (_, at) => (at * 7919) % 251);
const file = new File([content], 'photo.jpg');
const whole = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', content)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

beforeEach(() => {
  // Pauses between retries end at once.
  vi.stubGlobal('setTimeout', (done: () => void, ms: number) => (ms < 40_000 ? queueMicrotask(done) : undefined));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

/** The fate of a request: answered; received, but with the answer lost; or never received. */
type Fate = 'answered' | 'unanswered' | 'lost';

/** Creates a server as the contract describes it, behind a network that loses requests as `fate` decides. */
function behind(fate: (request: number, url: string) => Fate | RawAnswer) {
  const pieces = new Map<number, number>();
  const forms: string[] = [];
  let requests = 0;
  const send: Send = async (_method, url, { form }) => {
    const came = fate(requests++, url);
    if (typeof came === 'object') return came;
    if (came === 'lost') return networkLost;
    let body: unknown = { msgcode: 1, msg: 'Photo added', msgkey: 'photoAdded' };
    if (url.includes('sendpiece')) {
      const number = Number(form?.get('number'));
      pieces.set(number, (pieces.get(number) ?? 0) + 1);
    }
    if (url.includes('piece')) body = { arrived: [...pieces.keys()] };
    else forms.push(String(form?.get(PICTURE_FILE)));
    return came === 'answered' ? { status: 200, retryAfter: null, body } : networkLost;
  };
  return { api: makeApi(send, () => ({ ...nobody, pid: 'SV1' }), sendInPieces), pieces, forms };
}

const add = (api: ReturnType<typeof makeApi>, sent: Blob = file) =>
  api(addPhoto, { isAsked: '', hasAgreed: '', photoFor: '' }, { files: { [PICTURE_FILE]: sent } });

test('a file goes in pieces, and the call that it is for names it in its place', async () => {
  const { api, pieces, forms } = behind(() => 'answered');
  const answer = await add(api);
  expect(answer.ok && answer.values.key).toBe('photoAdded');
  expect([...pieces]).toEqual([0, 1, 2, 3, 4, 5].map((number) => [number, 1]));
  expect(forms.map(readArrivedName)).toEqual([{ whole, press: expect.any(String) }]);
  expect(readSending()).toBeNull();
});

test.each(['lost', 'unanswered'] as const)(
  'where every third request is %s, nothing that arrived travels twice',
  async (fate) => {
    const { api, pieces, forms } = behind((request) => (request % 3 === 1 ? fate : 'answered'));
    const seen: Sending[] = [];
    const forget = subscribeToSending(() => {
      const now = readSending();
      if (now) seen.push(now);
    });
    expect((await add(api)).ok).toBe(true);
    forget();
    expect([...pieces.values()]).toEqual(Array(6).fill(1));
    // All attempts carry the same press id.
    expect(new Set(forms).size).toBe(1);
    expect(seen.at(-1)).toMatchObject({ arrivedBytes: content.length, bytes: content.length, path: 'addphoto' });
  },
);

test('a long silence is shown as such, and goes on by itself', async () => {
  const { api, pieces } = behind((request) => (request > 3 && request < 12 ? 'lost' : 'answered'));
  let isStill = false;
  const forget = subscribeToSending(() => {
    isStill ||= readSending()?.isGoing === false;
  });
  expect((await add(api)).ok).toBe(true);
  forget();
  expect(isStill).toBe(true);
  expect([...pieces.values()]).toEqual(Array(6).fill(1));
});

test('the family can stop it; what has arrived does not travel again with the next press', async () => {
  const { api, pieces, forms } = behind((request) => {
    if (request === 4) readSending()?.stop();
    return 'answered';
  });
  const answer = await add(api);
  expect(!answer.ok && answer.message.key).toBe('sendingStopped');
  expect([pieces.size, forms.length]).toEqual([4, 0]);
  expect((await add(api)).ok).toBe(true);
  expect([...pieces.values()]).toEqual(Array(6).fill(1));
});

test('a session that is over, and what no network can help, is answered at once', async () => {
  const refusal = (status: number, key: string, retryAfter: string | null = null): RawAnswer => ({
    status,
    retryAfter,
    body: { msg: 'No', msgkey: key },
  });
  for (const raw of [refusal(401, 'notLoggedIn'), refusal(403, 'notYours'), refusal(429, 'tooMany', '3600')]) {
    const { api, forms } = behind((request) => (request === 2 ? raw : 'answered'));
    const answer = await add(api);
    expect([answer.ok, answer.status, !answer.ok && answer.message.key]).toEqual([
      false,
      raw.status,
      Reflect.get(Object(raw.body), 'msgkey'),
    ]);
    expect(forms).toEqual([]);
  }
  const busy = behind(() => refusal(503, 'busy', '1'));
  expect((await add(busy.api)).status).toBe(503);
});

test('pieces that were given up meanwhile are sent once more; a file that is too large never travels', async () => {
  let isGone = true;
  const gone: RawAnswer = { status: 422, retryAfter: null, body: { errorkeys: { file: 'fileSendAgain' }, errors: {} } };
  const { api, pieces } = behind((_request, url) => {
    if (!url.includes('addphoto') || !isGone) return 'answered';
    isGone = false;
    pieces.clear();
    return gone;
  });
  expect((await add(api)).ok).toBe(true);
  expect(pieces.size).toBe(6);
  const never = behind(() => 'answered');
  const answer = await add(never.api, new Blob([new Uint8Array(FILE_BYTES + 1)]));
  expect(!answer.ok && answer.errors.file?.key).toBe('fileTooLarge');
  expect(never.pieces.size).toBe(0);
});

test('after half an hour without a word of the server nothing is sent by itself any more: the family presses again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { api, forms } = behind((_request, url) => {
    if (!url.includes('addphoto')) return 'answered';
    vi.setSystemTime(Date.now() + 31 * 60_000);
    return 'unanswered';
  });
  const answer = await add(api);
  vi.useRealTimers();
  expect([answer.ok, answer.status, forms.length]).toEqual([false, 0, 1]);
});

test('where the server takes no pieces, the file travels with its form, and once: its answer may be lost', async () => {
  const refused: RawAnswer = { status: 503, retryAfter: '2', body: { msg: 'Busy', msgkey: 'busy' } };
  const { api, forms } = behind((_request, url) => (url.includes('sendpiece') ? refused : 'answered'));
  expect((await add(api)).ok).toBe(true);
  expect(forms).toEqual(['[object File]']);
  const lost = behind((_request, url) => {
    if (url.includes('addphoto')) return 'unanswered';
    return url.includes('sendpiece') ? refused : 'answered';
  });
  expect([(await add(lost.api)).status, lost.forms.length]).toEqual([0, 1]);
});

test('a small file travels with its form', async () => {
  const { api, pieces, forms } = behind(() => 'answered');
  expect((await add(api, new File(['small'], 'photo.jpg'))).ok).toBe(true);
  expect([pieces.size, forms]).toEqual([0, ['[object File]']]);
});
