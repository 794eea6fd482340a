import type { Language } from '#contract/choices.ts';
import { type DrawnFor, isDrawnForAnother } from '#contract/drawn-for.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { Marker, Milestone, Visitor } from '#contract/rendering.ts';
import { isStorageKept, makeShelf } from './storage.ts';
import { nobody } from './visitor.ts';

// Every key that the site keeps in the browser is named in this file and nowhere else (specification, section 3).
const lasting = makeShelf(() => localStorage);
/** This tab only: the password between step 1 and the thank-you page, and what is being typed. */
const passing = makeShelf(() => sessionStorage);

const KEYS = ['pid', 'profile_id', 'userregstep', 'email', 'phone'] as const;
type Key = (typeof KEYS)[number];

const listeners = new Set<() => void>();

/** Calls back when something kept here changes, in this tab or in another. */
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

/** Keeps for the login page, which comes next, what its reader had asked for. */
export function keepAsked(path: string): void {
  asked = path;
}

/** The page that was asked for; known once. */
export function takeAsked(): string {
  const taken = asked;
  asked = '';
  return taken;
}

/** The page has come with a session of the Power Link, or it has just been opened on it. */
let isRestricted = false;

/** Whom this tab shows. Another tab may have logged in somebody else since, and what is kept names that one. */
let drawn: DrawnFor = nobody;

/** The page that has just come says whom it shows. */
export function drawFor({ pid, profileId, account }: DrawnFor): void {
  drawn = { pid, profileId, account };
}

/** The mark of the account, where this tab has logged in by itself and does not know it yet. */
export function learnAccount(account: string): void {
  isUnproven = false;
  if (drawn.account === '') drawFor({ ...drawn, account });
}

/** A login was answered, and nothing has been answered since that shows that its cookie was kept. */
let isUnproven = false;

export const isUnkept = (): boolean => isUnproven;

/** In whose name this tab makes its calls. */
export const readReader = (): Visitor => ({ ...readVisitor(), ...drawn });

/**
 * Called before a page's data is loaded. True where this tab shows somebody else than whom the browser has logged in by now: the
 * page must come anew, from its document on. A tab that showed nobody yet takes up who is there.
 */
export function isAnothers(): boolean {
  const now = readVisitor();
  if (isDrawnForAnother(drawn, now)) return true;
  const { pid, profileId } = now;
  drawFor({ pid, profileId, account: drawn.pid === pid ? drawn.account : '' });
  return false;
}

let known: Visitor = nobody;

/** Whom this browser takes its reader for. The same object as long as nothing changes. */
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

/** Keeps what has just happened in this tab for the pages that follow (specification, section 4). */
export function remember(milestone: Milestone): void {
  keepMilestone(milestone);
  isUnproven = milestone.kind === 'login';
  drawFor(readVisitor());
}

function keepMilestone(milestone: Milestone): void {
  if (milestone.kind === 'login') {
    isRestricted = milestone.isRestricted ?? false;
    keep({ pid: milestone.pid });
  }
  if (milestone.kind === 'logout') keep({ pid: '', profile_id: '', userregstep: '' });
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

/** The registration has been shown and copied: nothing of it stays. */
export function forgetRegistration(): void {
  keep({ profile_id: '', userregstep: '', email: '', phone: '' });
  drawFor({ ...drawn, profileId: '' });
  passing.set('password', '');
  writeCookie('step', 'forgotten', DAY_SECONDS);
}

/** The password that was chosen in step 1, as long as this tab holds it. */
export const readChosenPassword = (): string => passing.get('password') ?? '';

function keep(values: Partial<Record<Key, string>>): void {
  for (const key of KEYS) {
    const value = values[key];
    if (value !== undefined) lasting.set(key, value);
  }
  announce();
}

/**
 * Brings the kept keys in line with the session that the server has just seen. True when the browser keeps no pid for
 * a member's session: the reader counts as logged out, and the session must end.
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
  if (mine.pid !== seen.pid) keep({ pid: seen.pid });
  return false;
}

export function readLanguage(): Language | null {
  const kept = lasting.get('lang');
  return LANGUAGES.find((language) => language === kept) ?? null;
}

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 31_536_000;

// What the server must know to render the same page as the browser would: the language, and how far a registration is.
function writeCookie(name: 'lang' | 'step', value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from phones that our families use
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** Keeps the language, and mirrors it in a cookie so that the server renders the next page in it. */
export function keepLanguage(language: Language): void {
  lasting.set('lang', language);
  writeCookie('lang', language, YEAR_SECONDS);
  document.documentElement.lang = language;
  announce();
}

/** What was typed into a form and not yet saved, in this tab. */
export const readDraft = (form: string): string | null => passing.get(`draft:${form}`);
export const keepDraft = (form: string, typed: string): void => passing.set(`draft:${form}`, typed);

/** Whether this tab may reload itself for this reason; each reason counts once. */
export function mayReloadFor(reason: string): boolean {
  if (passing.get('reloaded') === reason || !isStorageKept(() => sessionStorage)) return false;
  passing.set('reloaded', reason);
  return true;
}
