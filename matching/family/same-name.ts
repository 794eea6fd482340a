import { middlesAgree, type Name, readName } from './name.ts';
import { soundsAlike } from './sounds-alike.ts';
import { equalSurnames } from './surname.ts';

/**
 * The fewest letters of the sound of a given name that is also used without the middle name joined to it: Rabindra for
 * Rabindranath, but not Hari for Haripada.
 */
export const shortestDetachable = 6;

/**
 * Whether two surnames are spellings of one: Mukherjee, Mukhopadhyay, মুখোপাধ্যায়. Takes bare surnames or full names
 * in either script and ignores titles, case, spacing and encoding; false when either is missing. A shared surname is
 * not evidence of kinship.
 */
export function sameSurname(a: string | null | undefined, b: string | null | undefined): boolean {
  const one = readName(a);
  const other = readName(b);
  return one !== null && other !== null && equalSurnames(one.surname, other.surname);
}

/**
 * Whether two names may belong to one person, in either script and any usual spelling: the given names sound alike, the
 * surnames are spellings of one, and the middle names are equal, abbreviated or missing on one side. Symmetric. False
 * for bare surnames and for a missing name. A name alone proves nothing.
 */
export function samePerson(a: string | null | undefined, b: string | null | undefined): boolean {
  const one = readName(a);
  const other = readName(b);
  return one !== null && other !== null && sameName(one, other);
}

/** `samePerson` for parsed names. */
export function sameName(a: Name, b: Name): boolean {
  return a.given !== null && b.given !== null && equalSurnames(a.surname, b.surname) && sameGivenNames(a, b);
}

/** Whether two names may belong to one person, ignoring the surnames. */
export function sameGivenNames(a: Name, b: Name): boolean {
  if (a.given === null || b.given === null || a.whole === null || b.whole === null) return false;
  if (soundsAlike(a.whole, b.whole)) return true;
  // An initial is not a given name.
  if (a.given.key.length < 2 || b.given.key.length < 2) return false;
  return soundsAlike(a.given, b.given) && middlesAgree(a.middles, b.middles) && mayLack(a, b) && mayLack(b, a);
}

/**
 * Whether the shorter name may lack the middle names of the fuller one. Haripada and Ramchandra are whole names: the
 * second half may be dropped only from long names (Rabindranath).
 */
function mayLack(full: Name, short: Name): boolean {
  if (short.middles.length > 0 || full.given === null) return true;
  return full.given.key.length >= shortestDetachable || full.middles.every((middle) => !middle.isJoined);
}
