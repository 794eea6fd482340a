import type { Language } from '#contract/choices.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { isRenderedForAnother, type RenderedFor } from '#contract/rendered-for.ts';
import type { Marker, Milestone, Visitor } from '#contract/rendering.ts';
import { isStorageKept, makeShelf } from './storage.ts';
import { nobody } from './visitor.ts';

// This file is the only one that names the keys stored in the browser (specification, section 3).
/** For all tabs of this browser, until the values are removed. */
const browserShelf = makeShelf(() => localStorage);
/** For this tab only: the password between step 1 and the thank-you page, and form drafts. */
const tabShelf = makeShelf(() => sessionStorage);

const KEYS = ['pid', 'profile_id', 'userregstep', 'email', 'phone'] as const;
type Key = (typeof KEYS)[number];

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 31_536_000;

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

/** The members' page that was requested without a login; `''` if there is none. */
let askedPath = '';

/** Stores the requested path for the login page. */
export function keepAsked(path: string): void {
  askedPath = path;
}

/** Returns the requested path and removes it; `''` if there is none. */
export function takeAsked(): string {
  const path = askedPath;
  askedPath = '';
  return path;
}

/** True if the page was rendered in a Power Link session, or the reader has just opened one. */
let isRestricted = false;

/**
 * The reader for whom this tab was rendered. If another tab has logged in another account since, the stored keys name
 * that account.
 */
let renderedFor: RenderedFor = nobody;
/** The last known account of this tab. Used after a login, until the server has sent the new account's mark. */
let lastAccount: Pick<RenderedFor, 'pid' | 'account'> = nobody;

/** Records the reader of the page that was just rendered. */
export function setRenderedFor({ pid, profileId, account }: RenderedFor): void {
  renderedFor = { pid, profileId, account };
  if (account !== '') lastAccount = { pid, account };
}

/** True after a login of this tab, until a later answer has shown that its cookie was stored. */
let isCookieUnproven = false;

/** Records the account's mark, when this tab logged in itself and does not have it yet. */
export function learnAccount(account: string): void {
  isCookieUnproven = false;
  if (renderedFor.account === '') setRenderedFor({ ...renderedFor, account });
}

/** Whether a login succeeded, but no later answer has shown that its cookie was stored. */
export const isUnkept = (): boolean => isCookieUnproven;

/** Returns the reader in whose name this tab makes its calls. */
export const readReader = (): Visitor => ({ ...readVisitor(), ...renderedFor });

/**
 * Called before a page's data is loaded. True when the browser is now logged in as a different reader than this tab
 * shows, so the document must be reloaded. A tab that showed no reader adopts the current one.
 */
export function isAnothers(): boolean {
  const now = readVisitor();
  if (isRenderedForAnother(renderedFor, now)) return true;
  const { pid, profileId } = now;
  setRenderedFor({ pid, profileId, account: renderedFor.pid === pid ? renderedFor.account : '' });
  return false;
}

/** The last result of `readVisitor`. */
let lastVisitor: Visitor = nobody;

/** Returns the reader according to this browser's storage: the same object as long as nothing changes. */
export function readVisitor(): Visitor {
  const stored = (key: Key) => browserShelf.get(key) ?? '';
  const now: Visitor = {
    pid: stored('pid'),
    profileId: stored('profile_id'),
    account: '',
    isBetweenSteps: stored('userregstep') === '1',
    email: stored('email'),
    phone: stored('phone'),
    isRestricted,
  };
  if (JSON.stringify(now) !== JSON.stringify(lastVisitor)) lastVisitor = now;
  return lastVisitor;
}

/** Stores an event of this tab for the pages that follow (specification, section 4). */
export function remember(milestone: Milestone): void {
  keepMilestone(milestone);
  if (milestone.kind === 'login') applyLetterMode();
  isCookieUnproven = milestone.kind === 'login';
  if (milestone.kind === 'login' || milestone.kind === 'logout') tabShelf.set('changed', tabShelf.get('opened') ?? '0');
  setRenderedFor(readVisitor());
}

function keepMilestone(milestone: Milestone): void {
  if (milestone.kind === 'login') {
    isRestricted = milestone.isRestricted ?? false;
    keep({ pid: milestone.pid });
    if (![milestone.pid, ''].includes(browserShelf.get('profile_id') ?? '')) forgetNewcomer();
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
    tabShelf.set('password', password);
  }
}

function forgetFiles(): void {
  try {
    indexedDB.deleteDatabase(FILES_ON_THEIR_WAY);
  } catch {
    // A browser without IndexedDB has stored no files.
  }
}

/** Removes what is stored of a registration, because the next reader in this browser may be somebody else. */
function forgetNewcomer(): void {
  keep({ profile_id: '', userregstep: '', email: '', phone: '' });
  tabShelf.set('password', '');
}

/** Removes the stored values of a registration after they were shown and copied. */
export function forgetRegistration(): void {
  forgetNewcomer();
  setRenderedFor({ ...renderedFor, profileId: '' });
  writeCookie('step', 'forgotten', DAY_SECONDS);
}

/** The password chosen in step 1, while this tab stores it. */
export const readChosenPassword = (): string => tabShelf.get('password') ?? '';

function keep(values: Partial<Record<Key, string>>): void {
  for (const key of KEYS) {
    const value = values[key];
    if (value !== undefined) browserShelf.set(key, value);
  }
  if (values.pid !== undefined) browserShelf.set('login', crypto.getRandomValues(new Uint32Array(2)).join(''));
  announce();
}

/**
 * Synchronizes the stored keys with the session that the server saw. True when the browser stores no pid for a member's
 * session: the reader counts as logged out, and the session must end.
 */
export function settle(seen: Visitor, marker: Marker): boolean {
  isRestricted = seen.isRestricted;
  const storedVisitor = readVisitor();
  if (marker === 'logout') remember({ kind: 'logout' });
  if (marker === 'step1' || marker === 'step2') {
    const userregstep = marker === 'step1' ? '1' : '';
    keep({ profile_id: seen.profileId || seen.pid, userregstep, email: seen.email, phone: seen.phone });
  }
  if (!seen.pid && storedVisitor.pid) keep({ pid: '' });
  if (!seen.profileId && !seen.pid && storedVisitor.isBetweenSteps) forgetRegistration();
  if (!seen.pid) return false;
  const isLogin = marker === 'login' || !isStorageKept(() => localStorage);
  if (!storedVisitor.pid && !isLogin) return true;
  if (storedVisitor.pid !== seen.pid || marker === 'login') keep({ pid: seen.pid });
  return false;
}

/** Returns the language stored in this browser; null if there is none. */
export function readLanguage(): Language | null {
  const stored = browserShelf.get('lang');
  return LANGUAGES.find((language) => language === stored) ?? null;
}

// The server needs these cookies to render the same page as the browser: the language and the registration's progress.
function writeCookie(name: 'lang' | 'step', value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on phones that our families use
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** Stores the language, and copies it to a cookie so that the server renders the next page in it. */
export function keepLanguage(language: Language): void {
  browserShelf.set('lang', language);
  writeCookie('lang', language, YEAR_SECONDS);
  document.documentElement.lang = language;
  announce();
}

/** Returns the filters of an office list as a member of staff left them on this device; `''` for none. */
export const readFilters = (list: string): string => browserShelf.get(`filters:${list}`) ?? '';
/** Stores the filters of an office list on this device; `''` removes them. */
export const keepFilters = (list: string, filters: string): void => void browserShelf.set(`filters:${list}`, filters);

/** Applies the `letters` cookie of the last answer to the document: large characters with few words, or normal ones. */
export function applyLetterMode(): void {
  document.documentElement.dataset.letters = /(?:^|; )letters=(\w+)/.exec(document.cookie)?.[1] ?? '';
  announce();
}

/**
 * Returns the storage key of a form's draft. The draft of the registration's second step has no account in its key,
 * because it continues before and after a login.
 */
function draftKey(form: string): string {
  const isOfLastAccount = renderedFor.pid !== '' && renderedFor.pid === lastAccount.pid;
  const account = renderedFor.account || (isOfLastAccount ? lastAccount.account : '');
  return `draft:${form.startsWith('register2') || account === '' ? form : `${account} ${form}`}`;
}

/**
 * Returns the unsaved input of a form in this tab, as JSON; null if there is none. Drafts are kept by account, so
 * another account that logs in here does not get them.
 */
export const readDraft = (form: string): string | null => tabShelf.get(draftKey(form));
/** Stores the unsaved input of a form in this tab, as JSON; `''` removes it. */
export const keepDraft = (form: string, typed: string): void => void tabShelf.set(draftKey(form), typed);

/** The keys of the drafts that visitors type without an account. */
const VISITORS_DRAFTS = ['draft:register', 'draft:contact', 'draft:report'];

/** Deletes the drafts of all readers, or only those of visitors without an account. */
export function forgetDrafts(whose: 'all' | 'visitors' = 'all'): void {
  const drafts = tabShelf.keys().filter((key) => key.startsWith('draft:'));
  for (const key of drafts) if (whose === 'all' || VISITORS_DRAFTS.includes(key)) tabShelf.set(key, '');
}

/**
 * Counts the documents that this tab opens. Returns true when Back reopens a document from before the last login or
 * logout, because another reader may have typed what the browser restores into its forms.
 */
export function isFromBeforeLoginChange(isByBack: boolean): boolean {
  const openedBefore = Number(history.state?.opened ?? 0);
  const opened = Number(tabShelf.get('opened') ?? 0) + 1;
  tabShelf.set('opened', String(opened));
  history.replaceState({ ...history.state, opened }, '');
  return isByBack && openedBefore <= Number(tabShelf.get('changed') ?? -1);
}

/** Returns the unsent saves on this device as JSON, of every account that has used it (`unsent.ts`); `''` for none. */
export const readUnsent = (): string => browserShelf.get('unsent') ?? '';
/** Stores the unsent saves, as JSON. Returns false if they last only as long as this page. */
export const keepUnsent = (unsent: string): boolean => browserShelf.set('unsent', unsent);
/**
 * Returns a random value that changes with each login and logout in this browser. Nobody can prepare a save in the
 * storage that the next login would send by itself.
 */
export const readLoginNonce = (): string => browserShelf.get('login') ?? '';
/** Whether this device stores an unsent save, of this reader or of another account. */
export const hasUnsent = (): boolean => readUnsent() !== '';

/** Whether this tab may reload itself for this reason, which must differ from the reason of its last reload. */
export function mayReloadFor(reason: string): boolean {
  if (tabShelf.get('reloaded') === reason || !isStorageKept(() => sessionStorage)) return false;
  tabShelf.set('reloaded', reason);
  return true;
}
