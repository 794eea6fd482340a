import { expect, test } from 'vitest';
import { countEntries, isLogin } from '#contract/notice-kinds.ts';
import type { NoticeView } from '#contract/notices.ts';
import { byDay } from './by-day.ts';

const at = (madeAt: string, kind: NoticeView['kind'] = 'badgeGiven'): NoticeView => ({
  kind,
  madeAt,
  isNew: false,
  member: null,
  isOurs: false,
  interest: '',
  closed: '',
  letter: '',
  isWritingFirst: false,
});

test('days are those of India, whose midnight is half past six in the evening by UTC', () => {
  const now = Date.parse('2026-11-23T19:00:00Z');
  const moments = ['2026-11-23T18:45:00Z', '2026-11-23T18:00:00Z', '2026-11-22T18:45:00Z', '2026-11-20T10:00:00Z'];
  const days = byDay(
    moments.map((moment) => at(moment)),
    now,
  );
  expect(days.map(({ when, notices }) => [when, notices.length])).toEqual([
    ['today', 1],
    ['yesterday', 2],
    ['', 1],
  ]);
});

test('what was done with the account twice in a day stands once, with both moments', () => {
  const notices = [
    at('2026-11-23T09:00:00Z', 'newBrowser'),
    at('2026-11-23T08:30:00Z', 'passwordChanged'),
    at('2026-11-23T08:00:00Z', 'newBrowser'),
    at('2026-11-22T08:00:00Z', 'newBrowser'),
  ];
  const days = byDay(notices, Date.parse('2026-11-23T10:00:00Z'));
  expect(days.map((day) => day.notices.map(({ kind, alsoAt }) => [kind, alsoAt]))).toEqual([
    [
      ['newBrowser', ['2026-11-23T08:00:00Z']],
      ['passwordChanged', []],
    ],
    [['newBrowser', []]],
  ]);
});

test('within a day families come before the office, and both before what was done with the account', () => {
  const family = { memberId: 'SV1', name: 'Rituparna', picture: '' } as unknown as NoticeView['member'];
  const notices = [
    at('2026-11-23T09:00:00Z', 'passwordChanged'),
    at('2026-11-23T08:30:00Z', 'badgeGiven'),
    { ...at('2026-11-23T08:00:00Z', 'interestAccepted'), member: family },
    at('2026-11-23T07:00:00Z', 'holderJoined'),
    { ...at('2026-11-23T06:00:00Z', 'contactOpened'), member: family },
  ];
  const [day] = byDay(notices, Date.parse('2026-11-23T10:00:00Z'));
  expect(day?.notices.map(({ kind }) => kind)).toEqual([
    'interestAccepted',
    'contactOpened',
    'badgeGiven',
    'passwordChanged',
    'holderJoined',
  ]);
});

test('nothing makes no day', () => {
  expect(byDay([], 0)).toEqual([]);
});

test('the bell counts what the page shows: one for what was done twice in a day, and one for all log-ins', () => {
  const family = { memberId: 'SV1', name: 'Rituparna', picture: '' } as unknown as NoticeView['member'];
  const notices = [
    at('2026-11-23T09:00:00Z', 'newBrowser'),
    at('2026-11-23T08:30:00Z', 'passwordChanged'),
    at('2026-11-23T08:20:00Z', 'passwordChanged'),
    { ...at('2026-11-23T08:10:00Z', 'interestReceived'), member: family },
    { ...at('2026-11-23T08:00:00Z', 'interestReceived'), member: family },
    at('2026-11-22T08:00:00Z', 'passwordChanged'),
    at('2026-11-21T08:00:00Z', 'newBrowser'),
  ];
  const days = byDay(
    notices.filter((notice) => !isLogin(notice)),
    Date.parse('2026-11-23T10:00:00Z'),
  );
  const logins = notices.some(isLogin) ? 1 : 0;
  expect(countEntries(notices)).toBe(logins + days.flatMap((day) => day.notices).length);
  expect(countEntries(notices)).toBe(5);
});
