import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkFailure, loadChunk, setOwnBuild } from './chunk.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
let visited: string[] = [];

beforeEach(() => {
  visited = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', { assign: (url: string) => visited.push(url) });
  setOwnBuild('mine');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const serverHas = (build: string) => vi.stubGlobal('fetch', async () => new Response(build));

test('a part that arrives is used', async () => {
  expect(
    await loadChunk(
      async () => 'page',
      () => '/faqs',
    ),
  ).toBe('page');
});

test('a part that fails is a failure of its own kind, as long as the build is the same', async () => {
  serverHas('mine');
  await expect(loadChunk(lost, () => '/faqs')).rejects.toBeInstanceOf(ChunkFailure);
  expect(visited).toEqual([]);
});

test('a part that takes 120 seconds has failed', async () => {
  vi.useFakeTimers();
  serverHas('mine');
  const failure = expect(
    loadChunk(
      () => new Promise(() => {}),
      () => '/faqs',
    ),
  ).rejects.toBeInstanceOf(ChunkFailure);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await failure;
});

test('after a new deployment the page is fetched anew, once', async () => {
  serverHas('newer');
  void loadChunk(lost, () => '/faqs');
  await vi.waitFor(() => expect(visited).toEqual(['/faqs']));
  await expect(loadChunk(lost, () => '/faqs')).rejects.toBeInstanceOf(ChunkFailure);
  expect(visited).toEqual(['/faqs']);
});

test('a server that does not answer either brings no reload', async () => {
  vi.stubGlobal('fetch', lost);
  await expect(loadChunk(lost, () => '/faqs')).rejects.toBeInstanceOf(ChunkFailure);
  expect(visited).toEqual([]);
});

test('a fault of a part that did arrive is our own', async () => {
  serverHas('newer');
  const faulty = () => Promise.reject(new TypeError('[].findLast is not a function'));
  await expect(loadChunk(faulty, () => '/faqs')).rejects.toThrow('findLast');
  expect(visited).toEqual([]);
});
