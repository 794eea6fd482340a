import type { SharedPerson, Wishes } from '../person.ts';
import { meetsMusts } from './wish-fit.ts';

/** The wishes that a gate treats as musts. */
export const gateWishes = ['age', 'religion', 'maritalStatus'] as const satisfies readonly (keyof Wishes)[];

/**
 * Returns a member's wishes under a gate: those for age, religion and marital status become musts, the others are
 * unchanged.
 */
export function withGate(wishes: Wishes): Wishes {
  const { age, religion, maritalStatus } = wishes;
  return {
    ...wishes,
    ...(age && { age: { ...age, strength: 'must' } }),
    ...(religion && { religion: { ...religion, strength: 'must' } }),
    ...(maritalStatus && { maritalStatus: { ...maritalStatus, strength: 'must' } }),
  };
}

/** A person, and whether they have ticked the gate: the choice to exclude those who fail `gateWishes`. */
interface Gated {
  readonly person: SharedPerson;
  readonly isGated: boolean;
}

/**
 * Whether neither of two certainly fails a wish under the other's gate. As with musts, unknown answers pass. A person
 * without a ticked gate lets everybody pass. `meetsMusts` checks the musts themselves.
 */
export const pairPassesGate = (one: Gated, other: Gated, on: string): boolean =>
  passesGate(one, other.person, on) && passesGate(other, one.person, on);

/** Whether a candidate certainly fails no wish under this person's gate: one direction of `pairPassesGate`. */
export function passesGate({ person, isGated }: Gated, candidate: SharedPerson, on: string): boolean {
  const { wishes } = person;
  if (!isGated || wishes == null) return true;
  const { age, religion, maritalStatus } = withGate(wishes);
  return meetsMusts({ ...person, wishes: { age, religion, maritalStatus } }, candidate, on);
}
