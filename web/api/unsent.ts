import type { Message } from '#contract/message.ts';
import type { Visitor } from '#contract/rendering.ts';
import { keepUnsent, readLogin, readReader, readUnsent } from './session.ts';

/** A save that found no network, as this device keeps it. */
export interface Unsent {
  /** The account and the profile whose it is. */
  owner: string;
  /** In which login it was typed: after another one only a press sends it. */
  login: string;
  /** The address of its form. */
  address: string;
  /** Which of the forms and steps of that page it is about. */
  part: string;
  /** The call that sends it by itself; `''` where only a press of its writer does. */
  call: string;
  /** What that call, or that press, sends. */
  pairs: readonly (readonly [name: string, value: string])[];
  /** What stood in the form, by the names of its controls. */
  typed: Readonly<Record<string, string>>;
  /** By the server's clock. */
  keptAt: number;
  /** Why it cannot be sent as it is: its writer has to look. */
  trouble?: Message;
}

/** What tells one of them from the others. */
export type Place = Pick<Unsent, 'owner' | 'address' | 'part'>;

/** After so many days the device forgets it. */
export const FORGOTTEN_AFTER_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whose what is typed now is: an account with a profile, or a registration. `''` where nobody can be told from another. */
export function ownerOf({ account, pid, profileId }: Pick<Visitor, 'account' | 'pid' | 'profileId'>): string {
  if (pid) return account && `${account} ${pid}`;
  return profileId && `- ${profileId}`;
}

/** Not of a registration, whose writer has no account to log out of. */
export const isOfMember = ({ owner }: Pick<Unsent, 'owner'>): boolean => !owner.startsWith('- ');

const pathOf = (address: string) => address.replace(/[?#].*/, '');

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.owner === other.owner && pathOf(one.address) === pathOf(other.address) && one.part === other.part;

/** Whether it belongs to the form at this path. */
export const isAt = ({ address }: Pick<Unsent, 'address'>, path: string): boolean => pathOf(address) === path;

const listeners = new Set<() => void>();
export function subscribeUnsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let read = { packed: '', unsent: [] as readonly Unsent[] };

/** All that this device keeps, of every account. The same list as long as nothing changes. */
function listAll(): readonly Unsent[] {
  const packed = readUnsent();
  if (packed !== read.packed) read = { packed, unsent: unpack(packed) };
  return read.unsent;
}

/** What the reader of this page has waiting, the oldest first: nothing of another account. */
export function listUnsent(owner = ownerOf(readReader())): Unsent[] {
  return owner === '' ? [] : listAll().filter((one) => one.owner === owner);
}

/** Whether the page sends it: its writer has not been logged out since, and nobody has to look at it. */
export const goesByItself = ({ call, trouble, login }: Unsent): boolean =>
  call !== '' && trouble === undefined && login === readLogin();

/** Keeps it in the place of the one before of the same form; false where this browser keeps nothing, or has no room. */
export function putUnsent(unsent: Unsent): boolean {
  const before = readUnsent();
  if (store([...without(unsent), unsent])) return true;
  keepUnsent(before);
  return false;
}

export function dropUnsent(place: Place): void {
  const left = without(place);
  if (left.length < listAll().length) store(left);
}

/** Whether it still waits, and nothing newer in its place. */
export const stillWaits = (unsent: Unsent): boolean =>
  listAll().some((one) => isSamePlace(one, unsent) && one.keptAt === unsent.keptAt);

/** Called where anything waits: what is older is removed from the device. */
export function forgetOld(now: number): void {
  const young = listAll().filter(({ keptAt }) => Math.abs(now - keptAt) < FORGOTTEN_AFTER_DAYS * DAY_MS);
  if (young.length < listAll().length || young.length === 0) store(young);
}

/** What waits goes with its writer, who logs out or sets a new password; of `all`: with everybody who has used this browser. */
export function forgetWaiting(of: 'own' | 'all' = 'own'): void {
  const owner = ownerOf(readReader());
  store(of === 'all' ? [] : listAll().filter((one) => one.owner !== owner));
}

const without = (place: Place) => listAll().filter((one) => !isSamePlace(one, place));

function store(unsent: readonly Unsent[]): boolean {
  const isKept = keepUnsent(unsent.length > 0 ? JSON.stringify(unsent) : '');
  for (const listener of listeners) listener();
  return isKept;
}

/** A path of this site. */
const ADDRESS = /^(\/[\w-]+)+(\?[\w=&%.+-]*)?$/;

/** Anybody may have written into the browser's storage: what is not whole is left out. */
function unpack(packed: string): readonly Unsent[] {
  try {
    const all: unknown = JSON.parse(packed || '[]');
    return Array.isArray(all) ? all.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function isUnsent(one: unknown): one is Unsent {
  if (typeof one !== 'object' || one === null) return false;
  const { owner, login, address, part, call, pairs, typed, keptAt, trouble }: Partial<Record<keyof Unsent, unknown>> =
    one;
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

const isMessage = (one: unknown): one is Message =>
  typeof one === 'object' &&
  one !== null &&
  'key' in one &&
  typeof one.key === 'string' &&
  'english' in one &&
  typeof one.english === 'string';
