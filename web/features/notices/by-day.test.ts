import { expect, test } from 'vitest';
import { countEntries, isLogin } from '#contract/notice-kinds.ts';
import type { NoticeView } from '#contract/notices.ts';
import { byDay } from './by-day.ts';

const noticeAt = (madeAt: string, kind: NoticeView['kind'] = 'badgeGiven'): NoticeView => ({
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

test('groups by days in India, whose midnight is 18:30 UTC', () => {
  const now = Date.parse('2026-11-23T19:00:00Z');
  const moments = ['2026-11-23T18:45:00Z', '2026-11-23T18:00:00Z', '2026-11-22T18:45:00Z', '2026-11-20T10:00:00Z'];
  const days = byDay(
    moments.map((moment) => noticeAt(moment)),
    now,
  );
  expect(days.map(({ when, notices }) => [when, notices.length])).toEqual([
    ['today', 1],
    ['yesterday', 2],
    ['', 1],
  ]);
});

test('merges login notices of the same kind and day, and keeps both times', () => {
  const notices = [
    noticeAt('2026-11-23T09:00:00Z', 'newBrowser'),
    noticeAt('2026-11-23T08:30:00Z', 'passwordChanged'),
    noticeAt('2026-11-23T08:00:00Z', 'newBrowser'),
    noticeAt('2026-11-22T08:00:00Z', 'newBrowser'),
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

test('within a day families come first, then the office, then the account', () => {
  const family = { memberId: 'SV1', name: 'Rituparna', picture: '' } as unknown as NoticeView['member'];
  const notices = [
    noticeAt('2026-11-23T09:00:00Z', 'passwordChanged'),
    noticeAt('2026-11-23T08:30:00Z', 'badgeGiven'),
    { ...noticeAt('2026-11-23T08:00:00Z', 'interestAccepted'), member: family },
    noticeAt('2026-11-23T07:00:00Z', 'holderJoined'),
    { ...noticeAt('2026-11-23T06:00:00Z', 'contactOpened'), member: family },
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

test('without notices there are no days', () => {
  expect(byDay([], 0)).toEqual([]);
});

test('countEntries counts the entries of the page: one for merged notices, and one for all logins', () => {
  const family = { memberId: 'SV1', name: 'Rituparna', picture: '' } as unknown as NoticeView['member'];
  const notices = [
    noticeAt('2026-11-23T09:00:00Z', 'newBrowser'),
    noticeAt('2026-11-23T08:30:00Z', 'passwordChanged'),
    noticeAt('2026-11-23T08:20:00Z', 'passwordChanged'),
    { ...noticeAt('2026-11-23T08:10:00Z', 'interestReceived'), member: family },
    { ...noticeAt('2026-11-23T08:00:00Z', 'interestReceived'), member: family },
    noticeAt('2026-11-22T08:00:00Z', 'passwordChanged'),
    noticeAt('2026-11-21T08:00:00Z', 'newBrowser'),
  ];
  const days = byDay(
    notices.filter((notice) => !isLogin(notice)),
    Date.parse('2026-11-23T10:00:00Z'),
  );
  const logins = notices.some(isLogin) ? 1 : 0;
  expect(countEntries(notices)).toBe(logins + days.flatMap((day) => day.notices).length);
  expect(countEntries(notices)).toBe(5);
});
