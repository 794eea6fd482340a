import { expect, test } from 'vitest';
import type { NoticeView } from '#contract/notices.ts';
import { byDay } from './by-day.ts';

const at = (madeAt: string): NoticeView => ({
  ...{ kind: 'passwordChanged', madeAt, isNew: false, member: null, isOurs: false, closed: '', letter: '' },
});

test('days are those of India, whose midnight is half past six in the evening by UTC', () => {
  const now = Date.parse('2026-11-23T19:00:00Z');
  const moments = ['2026-11-23T18:45:00Z', '2026-11-23T18:00:00Z', '2026-11-22T18:45:00Z', '2026-11-20T10:00:00Z'];
  const days = byDay(moments.map(at), now);
  expect(days.map(({ when, notices }) => [when, notices.length])).toEqual([
    ['today', 1],
    ['yesterday', 2],
    ['', 1],
  ]);
});

test('nothing makes no day', () => {
  expect(byDay([], 0)).toEqual([]);
});
