import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetDrafts,
  forgetRegistration,
  isFromBeforeLoginChange,
  keepDraft,
  learnAccount,
  readChosenPassword,
  readDraft,
  readVisitor,
  remember,
  settle,
} from './session.ts';
import { MemoryStorage } from './storage.testing.ts';
import { nobody } from './visitor.ts';

const member = { ...nobody, pid: 'SV7' };
const newcomer = { ...nobody, profileId: 'SV9', isBetweenSteps: true, email: 'a@b.in', phone: '9830012345' };
const step1 = { kind: 'step1', profileId: 'SV9', email: 'a@b.in', phone: '9830012345', password: 'secret1' } as const;

let local: MemoryStorage;
let tab: MemoryStorage;

beforeEach(() => {
  local = new MemoryStorage();
  tab = new MemoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
});

afterEach(() => vi.unstubAllGlobals());

test('step 1 stores exactly the specified keys, and the password in this tab only', () => {
  remember(step1);
  expect(Object.fromEntries(local.kept)).toEqual({
    profile_id: 'SV9',
    userregstep: '1',
    email: 'a@b.in',
    phone: '9830012345',
  });
  expect(Object.fromEntries(tab.kept)).toEqual({ password: 'secret1' });
  expect(readVisitor()).toEqual(newcomer);
});

test('after step 2 the registration is no longer between the steps, and then it is removed', () => {
  remember(step1);
  remember({ kind: 'step2' });
  expect(readVisitor()).toEqual({ ...newcomer, isBetweenSteps: false });
  forgetRegistration();
  expect([...local.kept, ...tab.kept]).toEqual([]);
  expect(document.cookie).toBe('step=forgotten; path=/; max-age=86400; samesite=lax; secure');
});

test('logging out clears pid, profile_id and userregstep, and what a registration has left', () => {
  remember(step1);
  remember({ kind: 'login', pid: 'SV9' });
  expect(local.getItem('phone')).toBe('9830012345');
  remember({ kind: 'logout' });
  expect([...local.kept.keys(), ...tab.kept.keys()]).toEqual(['login', 'changed']);
});

test('another who logs in reads nothing of a registration that was left half-way', () => {
  remember(step1);
  keepDraft('register', 'typed by a visitor');
  remember({ kind: 'login', pid: 'SV7' });
  expect(Object.fromEntries(local.kept)).toEqual({ pid: 'SV7', login: expect.any(String) });
  expect([...tab.kept.keys()]).toEqual(['changed']);
});

test('what one account has typed is not the next one’s, and is there when the first comes back', () => {
  const as = (pid: string, account: string) => {
    remember({ kind: 'login', pid });
    learnAccount(account);
  };
  as('SV7', 'mother');
  keepDraft('details SV7', 'typed by the mother');
  keepDraft('contact', 'a letter of hers');
  // First another profile, then the same profile opened with the daughter's own account.
  for (const other of ['SV8', 'SV7']) {
    remember({ kind: 'logout' });
    as(other, 'daughter');
    expect([readDraft('details SV7'), readDraft('contact')]).toEqual([null, null]);
  }
  remember({ kind: 'logout' });
  expect(readDraft('contact')).toBeNull();
  as('SV7', 'mother');
  expect([readDraft('details SV7'), readDraft('contact')]).toEqual(['typed by the mother', 'a letter of hers']);
  forgetDrafts();
  expect([...tab.kept.keys()]).toEqual(['changed']);
});

test('forms of before the last login in this tab are given back to nobody by Back', () => {
  const tabHistory = {
    state: null as unknown,
    replaceState: (state: unknown) => {
      tabHistory.state = state;
    },
  };
  vi.stubGlobal('history', tabHistory);
  expect(isFromBeforeLoginChange(false)).toBe(false);
  expect(isFromBeforeLoginChange(true)).toBe(false);
  remember({ kind: 'logout' });
  expect(isFromBeforeLoginChange(true)).toBe(true);
  // The first call has recorded the document as the new reader's.
  expect(isFromBeforeLoginChange(true)).toBe(false);
  tabHistory.state = null;
  expect(isFromBeforeLoginChange(true)).toBe(true);
});

test('a login over the page goes on with what stands in its form', () => {
  remember({ kind: 'login', pid: 'SV7' });
  learnAccount('mother');
  keepDraft('details SV7', 'half');
  remember({ kind: 'login', pid: 'SV7' });
  expect(readDraft('details SV7')).toBe('half');
});

test('an unchanged visitor is the same object', () => {
  remember({ kind: 'login', pid: 'SV7' });
  expect(readVisitor()).toBe(readVisitor());
});

test('the page after a plain login stores the pid before anyone counts as logged out', () => {
  expect(settle(member, 'login')).toBe(false);
  expect(local.getItem('pid')).toBe('SV7');
});

test('the page after a plain step 1 stores the values of step 1', () => {
  settle(newcomer, 'step1');
  expect(readVisitor()).toEqual(newcomer);
});

test('the page after a plain step 2 keeps the profile id for the thank-you page', () => {
  remember(step1);
  settle({ ...newcomer, isBetweenSteps: false }, 'step2');
  expect(readVisitor()).toEqual({ ...newcomer, isBetweenSteps: false });
});

test('a session without a pid in the browser counts as logged out', () => {
  expect(settle(member, '')).toBe(true);
  expect(local.getItem('pid')).toBeNull();
});

test('a pid whose session has ended is removed', () => {
  remember({ kind: 'login', pid: 'SV7' });
  expect(settle(nobody, '')).toBe(false);
  expect(local.getItem('pid')).toBeNull();
});

test('another login in this browser replaces the pid', () => {
  remember({ kind: 'login', pid: 'SV7' });
  settle({ ...member, pid: 'SV8' }, '');
  expect(local.getItem('pid')).toBe('SV8');
});

test('a Power Link session is recognized from its opening and from the page, until the next session', () => {
  remember({ kind: 'login', pid: 'SV7', isRestricted: true });
  expect(readVisitor().isRestricted).toBe(true);
  remember({ kind: 'login', pid: 'SV7' });
  expect(readVisitor().isRestricted).toBe(false);
  settle({ ...member, isRestricted: true }, '');
  expect(readVisitor().isRestricted).toBe(true);
  settle(member, '');
  expect(readVisitor().isRestricted).toBe(false);
});

test('a registration unknown to the server is removed', () => {
  remember(step1);
  settle(nobody, '');
  expect(readVisitor()).toEqual(nobody);
});

test('refused storage causes no error, and the session alone decides', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Object.assign(local, { setItem: refuse, getItem: refuse, removeItem: refuse });
  Object.assign(tab, { setItem: refuse, getItem: refuse, removeItem: refuse });
  expect(settle(member, '')).toBe(false);
  expect(readVisitor().pid).toBe('SV7');
  remember(step1);
  expect(readChosenPassword()).toBe('secret1');
  remember({ kind: 'logout' });
  expect(readVisitor()).toMatchObject({ pid: '', profileId: '', isBetweenSteps: false });
  forgetRegistration();
});
