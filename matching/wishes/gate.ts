import type { SharedPerson, Wishes } from '../person.ts';
import { meetsMusts } from './wish-fit.ts';

/** The wishes that a gate judges as it judges musts. */
export const gateWishes = ['age', 'religion', 'maritalStatus'] as const satisfies readonly (keyof Wishes)[];
export type GateWish = (typeof gateWishes)[number];

/** A member's wishes behind a gate: those for age, religion and marital status are musts, all others as they were. */
export function withGate(wishes: Wishes): Wishes {
  const { age, religion, maritalStatus } = wishes;
  return {
    ...wishes,
    ...(age && { age: { ...age, strength: 'must' } }),
    ...(religion && { religion: { ...religion, strength: 'must' } }),
    ...(maritalStatus && { maritalStatus: { ...maritalStatus, strength: 'must' } }),
  };
}

/** Somebody who looks, and whether they have ticked the gate. */
export interface Gated {
  readonly person: SharedPerson;
  readonly isGated: boolean;
}

/**
 * Whether neither of two fails for certain a wish that the other's gate judges; like a must, what is unknown fails none. One who
 * has ticked no gate lets everybody pass. The musts themselves are for `meetsMusts`.
 */
export const pairPassesGate = (one: Gated, other: Gated, on: string): boolean =>
  passesGate(one, other.person, on) && passesGate(other, one.person, on);

/** One direction of `pairPassesGate`. */
export function passesGate({ person, isGated }: Gated, candidate: SharedPerson, on: string): boolean {
  const { wishes } = person;
  if (!isGated || wishes == null) return true;
  const { age, religion, maritalStatus } = withGate(wishes);
  return meetsMusts({ ...person, wishes: { age, religion, maritalStatus } }, candidate, on);
}
