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

test('returns a loaded chunk', async () => {
  expect(
    await loadChunk(
      async () => 'page',
      () => '/faqs',
    ),
  ).toBe('page');
});

test('a failed chunk is a ChunkFailure while the build is unchanged', async () => {
  serverHas('mine');
  await expect(loadChunk(lost, () => '/faqs')).rejects.toBeInstanceOf(ChunkFailure);
  expect(visited).toEqual([]);
});

test('a chunk fails after 120 seconds', async () => {
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

test('reloads the page once after a new deployment', async () => {
  serverHas('newer');
  void loadChunk(lost, () => '/faqs');
  await vi.waitFor(() => expect(visited).toEqual(['/faqs']));
  await expect(loadChunk(lost, () => '/faqs')).rejects.toBeInstanceOf(ChunkFailure);
  expect(visited).toEqual(['/faqs']);
});

test('does not reload when the server does not answer either', async () => {
  vi.stubGlobal('fetch', lost);
  await expect(loadChunk(lost, () => '/faqs')).rejects.toBeInstanceOf(ChunkFailure);
  expect(visited).toEqual([]);
});

test('an error inside a loaded chunk is our own fault', async () => {
  serverHas('newer');
  const faulty = () => Promise.reject(new TypeError('[].findLast is not a function'));
  await expect(loadChunk(faulty, () => '/faqs')).rejects.toThrow('findLast');
  expect(visited).toEqual([]);
});
