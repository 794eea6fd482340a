import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patience } from './patience.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('patience ends after its time', () => {
  const signal = patience(1_000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test('patience ends with the signal of the page, also when it was aborted before', () => {
  const page = new AbortController();
  const early = patience(1_000, page.signal);
  expect(early.aborted).toBe(false);
  page.abort();
  expect(early.aborted).toBe(true);
  expect(patience(1_000, page.signal).aborted).toBe(true);
});
