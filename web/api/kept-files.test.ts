import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { findKeptFile, keepFile } from './kept-files.ts';
import { setRenderedFor } from './session.ts';
import { MemoryStorage } from './storage.testing.ts';

const file = new File(['horoscope'], 'koshthi.jpg', { type: 'image/jpeg' });
const mother = { pid: 'SV7', profileId: 'SV7', account: 'mother' };
const daughter = { ...mother, account: 'daughter' };

let kept: Map<string, { keptAt: number }>;

/** A minimal IndexedDB for these tests: one store that answers requests at once. */
function makeIndexedDb() {
  const answered = (result: unknown) => ({ result });
  const later = (request: Record<string, unknown>, name: string) =>
    queueMicrotask(() => (request[name] as () => void)());
  const store = {
    put: (value: { keptAt: number }, key: string) => void kept.set(key, value),
    delete: (key: string) => void kept.delete(key),
    get: (key: string) => answered(kept.get(key)),
    openCursor: () => {
      const entries = [...kept];
      const request: Record<string, unknown> = { result: null };
      const step = () => {
        const [key, value] = entries.shift() ?? [];
        request.result = value && { value, key, delete: () => kept.delete(String(key)), continue: step };
        (request.onsuccess as () => void)();
      };
      queueMicrotask(step);
      return request;
    },
  };
  const database = {
    close: () => {},
    transaction: () => {
      const transaction: Record<string, unknown> = { objectStore: () => store };
      setTimeout(() => later(transaction, 'oncomplete'));
      return transaction;
    },
  };
  return {
    open: () => {
      const request: Record<string, unknown> = answered(database);
      later(request, 'onsuccess');
      return request;
    },
  };
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('indexedDB', makeIndexedDb());
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('a file on its way is found again by the account that sent it, and by nobody else of the same profile', async () => {
  setRenderedFor(mother);
  await keepFile('savepersonalstep', file);
  expect((await findKeptFile('savepersonalstep'))?.name).toBe('koshthi.jpg');
  expect(await findKeptFile('addphoto')).toBeUndefined();
  setRenderedFor(daughter);
  expect(await findKeptFile('savepersonalstep')).toBeUndefined();
  // A tab that has just logged in does not know its account yet.
  setRenderedFor({ ...mother, account: '' });
  expect(await findKeptFile('savepersonalstep')).toBeUndefined();
  await keepFile('addphoto', file);
  expect(kept.size).toBe(1);
});

test('it is forgotten by its own key by a tab that is another’s by then, and after a day', async () => {
  setRenderedFor(mother);
  const forget = await keepFile('addphoto', file);
  setRenderedFor(daughter);
  await keepFile('addphoto', file);
  await forget();
  expect([...kept.keys()]).toEqual(['SV7 daughter addphoto']);
  for (const one of kept.values()) one.keptAt -= DAY_MS + 1;
  expect(await findKeptFile('addphoto')).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('sent to its end after a login in the page it is forgotten, though the tab does not know its account yet', async () => {
  setRenderedFor(mother);
  await keepFile('addphoto', file);
  await keepFile('savepersonalstep', file);
  setRenderedFor({ ...mother, account: '' });
  const forget = await keepFile('addphoto', file);
  await forget();
  expect([...kept.keys()]).toEqual(['SV7 mother savepersonalstep']);
});
