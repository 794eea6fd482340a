import { expect, test } from 'vitest';
import { settingsTexts } from './settings.texts.ts';
import { accountNow, avoidedNow, channelsNow, shownNow } from './settings-now.ts';

const { en, bn } = settingsTexts;

const telling = {
  email: 'Yes',
  sms: 'Yes',
  push: 'Yes',
  weekly: '',
  language: 'bn',
  emailAddress: 'ruma@example.org',
  isEmailConfirmed: true,
  phone: '9830000000',
  isPhoneConfirmed: true,
  pushKey: '',
  hasBrowser: false,
  hasEmail: true,
  hasSms: true,
  isReached: true,
} as const;

test('notifications use the ticked and confirmed channels', () => {
  expect(channelsNow(telling, en)).toBe('Now: by SMS, by e-mail; in Bengali');
  expect(channelsNow({ ...telling, isEmailConfirmed: false }, bn)).toBe('এখন: এসএমএসে; বাংলায়');
  expect(channelsNow({ ...telling, sms: '', email: '' }, en)).toBe('Now: only on this site; in Bengali');
});

test('hidden and blocked families are counted by kind', () => {
  expect(avoidedNow({ hidden: 2, blocked: 0, numbers: 1 }, en, 'en')).toBe('Now: 2 hidden, phone numbers blocked: 1');
  expect(avoidedNow({ hidden: 0, blocked: 0, numbers: 0 }, bn, 'bn')).toBe('এখন: কাউকে দূরে রাখেননি');
});

test('an account without an e-mail names its phone', () => {
  expect(accountNow(telling, en, 'en')).toBe('Now: phone 9830000000; ruma@example.org');
  expect(accountNow({ ...telling, emailAddress: '' }, bn, 'bn')).toBe('এখন: ফোন ৯৮৩০০০০০০০');
});

test('a pause takes precedence over whether the profile is shown', () => {
  const pause = { kind: '', reason: '', words: '', since: '', rests: false, isShown: true } as const;
  expect(shownNow(pause, en, 'en')).toBe('Now: shown to members');
  expect(shownNow({ ...pause, isShown: false }, en, 'en')).toBe('Now: not shown');
  const paused = { ...pause, kind: 'paused', since: '2026-11-20T10:00:00Z', isShown: false } as const;
  expect(shownNow(paused, en, 'en')).toBe('Now: paused since 20 November 2026');
});
