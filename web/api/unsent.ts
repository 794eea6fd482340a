import { DAY_MS } from '#contract/durations.ts';
import type { Message } from '#contract/message.ts';
import type { Visitor } from '#contract/rendering.ts';
import { keepUnsent, readLoginNonce, readReader, readUnsent } from './session.ts';

/** A save that could not be sent without a network, as this device stores it. */
export interface Unsent {
  /** The account and profile to which it belongs, as `ownerOf` returns them. */
  owner: string;
  /** The login in which it was typed. After another login it is sent only when its writer presses the button. */
  login: string;
  /** The address of the page with its form. */
  address: string;
  /** The form or step of that page to which it belongs. */
  part: string;
  /** The call that sends it by itself; `''` if only its writer can send it. */
  call: string;
  /** The form pairs to send. */
  pairs: readonly (readonly [name: string, value: string])[];
  /** The contents of the form, keyed by control name. */
  typed: Readonly<Record<string, string>>;
  /** When it was stored, by the server's clock. */
  keptAt: number;
  /** Why it was refused. Its writer must look at it. */
  trouble?: Message;
}

/** The key that identifies an unsent save: its owner and its form. A newer save with the same key replaces it. */
export type UnsentKey = Pick<Unsent, 'owner' | 'address' | 'part'>;

/** After this many days the device deletes an unsent save. */
export const FORGOTTEN_AFTER_DAYS = 30;

/** Returns the owner of what is typed now: an account with a profile, or a registration. `''` if it is unknown. */
export function ownerOf({ account, pid, profileId }: Pick<Visitor, 'account' | 'pid' | 'profileId'>): string {
  if (pid) return account && `${account} ${pid}`;
  return profileId && `- ${profileId}`;
}

/** Whether the save belongs to a member. The writer of a registration has no account to log out of. */
export const isOfMember = ({ owner }: Pick<Unsent, 'owner'>): boolean => !owner.startsWith('- ');

const pathOf = (address: string) => address.replace(/[?#].*/, '');

/** Whether two saves belong to the same form. The query and the fragment of the address do not count. */
export const isSamePlace = (a: UnsentKey, b: UnsentKey): boolean =>
  a.owner === b.owner && pathOf(a.address) === pathOf(b.address) && a.part === b.part;

/** Whether the save belongs to the form at this path. */
export const isAt = ({ address }: Pick<Unsent, 'address'>, path: string): boolean => pathOf(address) === path;

const listeners = new Set<() => void>();

/** Calls the listener when an unsent save is stored or deleted. Returns a function that removes it. */
export function subscribeUnsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last result of `listAll`, with the stored text from which it was parsed. */
let lastRead = { packed: '', unsent: [] as readonly Unsent[] };

/** Returns all unsent saves on this device, of every account: the same list until something changes. */
function listAll(): readonly Unsent[] {
  const packed = readUnsent();
  if (packed !== lastRead.packed) lastRead = { packed, unsent: unpack(packed) };
  return lastRead.unsent;
}

/** Returns the unsent saves of this page's reader, oldest first. Those of other accounts are left out. */
export function listUnsent(owner = ownerOf(readReader())): Unsent[] {
  return owner === '' ? [] : listAll().filter((unsent) => unsent.owner === owner);
}

/** Whether the page sends the save without a press: its writer has not logged out since, and it was not refused. */
export const isSentAutomatically = ({ call, trouble, login }: Unsent): boolean =>
  call !== '' && trouble === undefined && login === readLoginNonce();

/**
 * Stores the save in place of the previous save of the same form. Returns false if the browser stores nothing or has no
 * room.
 */
export function putUnsent(unsent: Unsent): boolean {
  const before = readUnsent();
  if (store([...listExcept(unsent), unsent])) return true;
  keepUnsent(before);
  return false;
}

/** Deletes the unsent save of this form, if any. */
export function dropUnsent(place: UnsentKey): void {
  const remaining = listExcept(place);
  if (remaining.length < listAll().length) store(remaining);
}

/** Whether this save is still stored and no newer one has replaced it. */
export const stillWaits = (unsent: Unsent): boolean =>
  listAll().some((stored) => isSamePlace(stored, unsent) && stored.keptAt === unsent.keptAt);

/** Removes expired saves from the device. `now` is in milliseconds since 1970, by the server's clock. */
export function deleteExpired(now: number): void {
  const unexpired = listAll().filter(({ keptAt }) => Math.abs(now - keptAt) < FORGOTTEN_AFTER_DAYS * DAY_MS);
  if (unexpired.length < listAll().length || unexpired.length === 0) store(unexpired);
}

/**
 * Deletes the saves of the reader who logs out or sets a new password, or with `all` those of everybody who has used
 * this browser.
 */
export function deleteUnsent(whose: 'own' | 'all' = 'own'): void {
  const owner = ownerOf(readReader());
  store(whose === 'all' ? [] : listAll().filter((unsent) => unsent.owner !== owner));
}

/** Returns all unsent saves on this device except the save of this form. */
const listExcept = (place: UnsentKey) => listAll().filter((unsent) => !isSamePlace(unsent, place));

/** Replaces the stored saves and notifies the listeners. Returns false if the browser refuses to store them. */
function store(unsent: readonly Unsent[]): boolean {
  const isKept = keepUnsent(unsent.length > 0 ? JSON.stringify(unsent) : '');
  for (const listener of listeners) listener();
  return isKept;
}

/** A path of this site, with or without a query. */
const ADDRESS = /^(\/[\w-]+)+(\?[\w=&%.+-]*)?$/;

/** Parses the stored saves. Anybody may have written into the browser's storage, so incomplete entries are dropped. */
function unpack(packed: string): readonly Unsent[] {
  try {
    const all: unknown = JSON.parse(packed || '[]');
    return Array.isArray(all) ? all.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function isUnsent(entry: unknown): entry is Unsent {
  if (typeof entry !== 'object' || entry === null) return false;
  const { owner, login, address, part, call, pairs, typed, keptAt, trouble }: Partial<Record<keyof Unsent, unknown>> =
    entry;
  return (
    (trouble === undefined || isMessage(trouble)) &&
    [owner, login, part, call].every((text) => typeof text === 'string') &&
    typeof address === 'string' &&
    ADDRESS.test(address) &&
    typeof keptAt === 'number' &&
    Array.isArray(pairs) &&
    pairs.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string')) &&
    typeof typed === 'object' &&
    typed !== null &&
    Object.values(typed).every((text) => typeof text === 'string')
  );
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'english' in value &&
  typeof value.english === 'string';
