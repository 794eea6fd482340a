import type { PlaceId, Wishes } from '../person.ts';
import { districts } from '../places/districts.ts';

type PlaceWish = NonNullable<Wishes['place']>;

/** A member's location; null and undefined mean unknown. */
export interface PlaceAnswers {
  readonly state?: PlaceId | null;
  readonly district?: PlaceId | null;
}

/** The state of each known district, by id. */
const statesOfDistricts = new Map<number, number>(districts.map(({ id, state }) => [id, state]));

/**
 * Whether a place meets a wish; null if unknown. A known state decides about the wished states, a known district about
 * the wished districts. A known state also excludes the wished districts of other states.
 */
export function isInPlace(wish: PlaceWish, home: PlaceAnswers): boolean | null {
  const { states = [], districts: wishedDistricts = [] } = wish;
  if (states.length === 0 && wishedDistricts.length === 0) return null;
  if (home.state != null && states.includes(home.state)) return true;
  if (home.district != null && wishedDistricts.includes(home.district)) return true;
  const isStateUnknown = states.length > 0 && home.state == null;
  const isDistrictUnknown = home.district == null && wishedDistricts.some((district) => mayLieIn(district, home.state));
  return isStateUnknown || isDistrictUnknown ? null : false;
}

/** Whether a district may lie in a state; true if either is unknown. */
function mayLieIn(district: PlaceId, state: PlaceId | null | undefined): boolean {
  const stateOfDistrict = statesOfDistricts.get(Number(district));
  return state == null || stateOfDistrict === undefined || stateOfDistrict === Number(state);
}
