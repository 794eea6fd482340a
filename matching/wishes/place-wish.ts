import type { PlaceId, Wishes } from '../person.ts';
import { districts } from '../places/districts.ts';

type PlaceWish = NonNullable<Wishes['place']>;

/** A member's location; null and undefined mean unknown. */
export interface PlaceAnswers {
  readonly state?: PlaceId | null;
  readonly district?: PlaceId | null;
}

const statesOfDistricts = new Map<number, number>(districts.map(({ id, state }) => [id, state]));

/**
 * Whether a place meets a wish; null if unknown. A known district decides. A known state also decides, unless it
 * contains a wished district, because a person in another state or country lives in none of its districts.
 */
export function isInPlace({ states = [], districts: wished = [] }: PlaceWish, at: PlaceAnswers): boolean | null {
  if (states.length === 0 && wished.length === 0) return null;
  if (at.state != null && states.includes(at.state)) return true;
  if (at.district != null && wished.includes(at.district)) return true;
  const isStateOpen = states.length > 0 && at.state == null;
  const isDistrictOpen = at.district == null && wished.some((district) => mayLieIn(district, at.state));
  return isStateOpen || isDistrictOpen ? null : false;
}

function mayLieIn(district: PlaceId, state: PlaceId | null | undefined): boolean {
  const known = statesOfDistricts.get(Number(district));
  return state == null || known === undefined || known === Number(state);
}
