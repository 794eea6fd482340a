import type { Language } from '#contract/choices.ts';
import { type DrawnFor, isDrawnForAnother } from '#contract/drawn-for.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { Marker, Milestone, Visitor } from '#contract/rendering.ts';
import { isStorageKept, makeShelf } from './storage.ts';
import { nobody } from './visitor.ts';

// This file is the only one that names the keys stored in the browser (specification, section 3).
const lasting = makeShelf(() => localStorage);
/** For this tab only: the password between step 1 and the thank-you page, and form drafts. */
const passing = makeShelf(() => sessionStorage);

const KEYS = ['pid', 'profile_id', 'userregstep', 'email', 'phone'] as const;
type Key = (typeof KEYS)[number];

/** The name under which the browser keeps files that have not all arrived (`kept-files.ts`). */
export const FILES_ON_THEIR_WAY = 'files-on-their-way';

const listeners = new Set<() => void>();

/** Calls the listener when a stored value changes, in this tab or another. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', announce);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', announce);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}

let asked = '';

/** Stores the requested path for the login page. */
export function keepAsked(path: string): void {
  asked = path;
}

/** Returns the requested path once and removes it. */
export function takeAsked(): string {
  const taken = asked;
  asked = '';
  return taken;
}

/** The page was rendered in a Power Link session, or the reader has just opened one. */
let isRestricted = false;

/**
 * The reader for whom this tab was rendered. Another tab may have logged in another account since, and the stored keys
 * then name that account.
 */
let drawn: DrawnFor = nobody;
/** The account whose page this was last, while the one that has just logged in has not been told yet. */
let author: Pick<DrawnFor, 'pid' | 'account'> = nobody;

/** Records the reader of the page that was just rendered. */
export function drawFor({ pid, profileId, account }: DrawnFor): void {
  drawn = { pid, profileId, account };
  if (account !== '') author = { pid, account };
}

/** Records the account's mark, when this tab logged in itself and does not have it yet. */
export function learnAccount(account: string): void {
  isUnproven = false;
  if (drawn.account === '') drawFor({ ...drawn, account });
}

/** A login succeeded, but no later answer has shown that its cookie was stored. */
let isUnproven = false;

export const isUnkept = (): boolean => isUnproven;

/** The reader in whose name this tab makes its calls. */
export const readReader = (): Visitor => ({ ...readVisitor(), ...drawn });

/**
 * Called before a page's data is loaded. True when the browser is now logged in as another reader than the one this tab
 * shows, so the document must be reloaded. A tab that showed no reader adopts the current one.
 */
export function isAnothers(): boolean {
  const now = readVisitor();
  if (isDrawnForAnother(drawn, now)) return true;
  const { pid, profileId } = now;
  drawFor({ pid, profileId, account: drawn.pid === pid ? drawn.account : '' });
  return false;
}

let known: Visitor = nobody;

/** The reader according to this browser. Returns the same object as long as nothing changes. */
export function readVisitor(): Visitor {
  const kept = (key: Key) => lasting.get(key) ?? '';
  const now: Visitor = {
    pid: kept('pid'),
    profileId: kept('profile_id'),
    account: '',
    isBetweenSteps: kept('userregstep') === '1',
    email: kept('email'),
    phone: kept('phone'),
    isRestricted,
  };
  if (JSON.stringify(now) !== JSON.stringify(known)) known = now;
  return known;
}

/** Stores an event of this tab for the pages that follow (specification, section 4). */
export function remember(milestone: Milestone): void {
  keepMilestone(milestone);
  if (milestone.kind === 'login') showLetters();
  isUnproven = milestone.kind === 'login';
  if (milestone.kind === 'login' || milestone.kind === 'logout') passing.set('changed', passing.get('opened') ?? '0');
  drawFor(readVisitor());
}

function keepMilestone(milestone: Milestone): void {
  if (milestone.kind === 'login') {
    isRestricted = milestone.isRestricted ?? false;
    keep({ pid: milestone.pid });
    if (![milestone.pid, ''].includes(lasting.get('profile_id') ?? '')) forgetNewcomer();
    forgetDrafts('visitors');
  }
  if (milestone.kind === 'logout') {
    keep({ pid: '' });
    forgetNewcomer();
    forgetDrafts('visitors');
    forgetFiles();
  }
  if (milestone.kind === 'step2') {
    keep({ userregstep: '' });
    writeCookie('step', 'done', DAY_SECONDS);
  }
  if (milestone.kind === 'step1') {
    const { profileId, email, phone, password } = milestone;
    keep({ profile_id: profileId, userregstep: '1', email, phone });
    writeCookie('step', '', 0);
    passing.set('password', password);
  }
}

function forgetFiles(): void {
  try {
    indexedDB.deleteDatabase(FILES_ON_THEIR_WAY);
  } catch {
    // A browser without it has kept none.
  }
}

/** What is kept of a registration goes with its reader: the next in this browser is somebody else. */
function forgetNewcomer(): void {
  keep({ profile_id: '', userregstep: '', email: '', phone: '' });
  passing.set('password', '');
}

/** The registration was shown and copied, so its values are removed. */
export function forgetRegistration(): void {
  forgetNewcomer();
  drawFor({ ...drawn, profileId: '' });
  writeCookie('step', 'forgotten', DAY_SECONDS);
}

/** The password chosen in step 1, while this tab stores it. */
export const readChosenPassword = (): string => passing.get('password') ?? '';

function keep(values: Partial<Record<Key, string>>): void {
  for (const key of KEYS) {
    const value = values[key];
    if (value !== undefined) lasting.set(key, value);
  }
  if (values.pid !== undefined) lasting.set('login', crypto.getRandomValues(new Uint32Array(2)).join(''));
  announce();
}

/**
 * Synchronizes the stored keys with the session that the server saw. True when the browser stores no pid for a member's
 * session: the reader counts as logged out, and the session must end.
 */
export function settle(seen: Visitor, marker: Marker): boolean {
  isRestricted = seen.isRestricted;
  const mine = readVisitor();
  if (marker === 'logout') remember({ kind: 'logout' });
  if (marker === 'step1' || marker === 'step2') {
    const userregstep = marker === 'step1' ? '1' : '';
    keep({ profile_id: seen.profileId || seen.pid, userregstep, email: seen.email, phone: seen.phone });
  }
  if (!seen.pid && mine.pid) keep({ pid: '' });
  if (!seen.profileId && !seen.pid && mine.isBetweenSteps) forgetRegistration();
  if (!seen.pid) return false;
  const isLogin = marker === 'login' || !isStorageKept(() => localStorage);
  if (!mine.pid && !isLogin) return true;
  if (mine.pid !== seen.pid || marker === 'login') keep({ pid: seen.pid });
  return false;
}

export function readLanguage(): Language | null {
  const kept = lasting.get('lang');
  return LANGUAGES.find((language) => language === kept) ?? null;
}

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 31_536_000;

// The server needs these to render the same page as the browser: the language and the registration's progress.
function writeCookie(name: 'lang' | 'step', value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on phones that our families use
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** Stores the language, and copies it to a cookie so that the server renders the next page in it. */
export function keepLanguage(language: Language): void {
  lasting.set('lang', language);
  writeCookie('lang', language, YEAR_SECONDS);
  document.documentElement.lang = language;
  announce();
}

/** The filters of a list of the office as one of the staff left them on this device; `''` for none. */
export const readFilters = (list: string): string => lasting.get(`filters:${list}`) ?? '';
export const keepFilters = (list: string, filters: string): void => void lasting.set(`filters:${list}`, filters);
/** Shows pages as the cookie says that the last answer has left: large and with few words, or as usual. */
export function showLetters(): void {
  document.documentElement.dataset.letters = /(?:^|; )letters=(\w+)/.exec(document.cookie)?.[1] ?? '';
  announce();
}

/** The registration's second step names its profile, and is gone on with before and after a login. */
function draftKey(form: string): string {
  const account = drawn.account || (drawn.pid !== '' && drawn.pid === author.pid ? author.account : '');
  return `draft:${form.startsWith('register2') || account === '' ? form : `${account} ${form}`}`;
}

/** Unsaved form input of this tab, of the account for which it is drawn: another that logs in here does not get it. */
export const readDraft = (form: string): string | null => passing.get(draftKey(form));
export const keepDraft = (form: string, typed: string): void => void passing.set(draftKey(form), typed);

/** Those of everybody, or of visitors without an account. */
export function forgetDrafts(whose: 'all' | 'visitors' = 'all'): void {
  const drafts = passing.keys().filter((key) => key.startsWith('draft:'));
  for (const key of drafts) if (whose === 'all' || VISITORS_DRAFTS.includes(key)) passing.set(key, '');
}
const VISITORS_DRAFTS = ['draft:register', 'draft:contact', 'draft:report'];

/**
 * Counts the documents that this tab opens. True for one that Back opens again, of before the last login or logout in it: what the browser puts
 * back into its forms was typed by another reader.
 */
export function isOfBefore(isByBack: boolean): boolean {
  const before = Number(history.state?.opened ?? 0);
  const opened = Number(passing.get('opened') ?? 0) + 1;
  passing.set('opened', String(opened));
  history.replaceState({ ...history.state, opened }, '');
  return isByBack && before <= Number(passing.get('changed') ?? -1);
}

/** What waits on this device for a network, of every account that has used it (`unsent.ts`). */
export const readUnsent = (): string => lasting.get('unsent') ?? '';
/** False where the browser keeps it no longer than this page. */
export const keepUnsent = (unsent: string): boolean => lasting.set('unsent', unsent);
/** Another after each login and log-out in this browser: nobody can write down beforehand what the next one sends by itself. */
export const readLogin = (): string => lasting.get('login') ?? '';
export const hasUnsent = (): boolean => readUnsent() !== '';

/** Whether this tab may reload itself for this reason; each reason is allowed once. */
export function mayReloadFor(reason: string): boolean {
  if (passing.get('reloaded') === reason || !isStorageKept(() => sessionStorage)) return false;
  passing.set('reloaded', reason);
  return true;
}
