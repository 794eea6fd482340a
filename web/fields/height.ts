const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** The feet to choose from. */
export const FEET = ['4', '5', '6', '7'] as const;
/** The inches to choose from, beside the feet. */
export const INCHES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;

/** The name of the field for the feet. The form sends it beside `heightCm`. */
export const HEIGHT_FEET = 'heightFeet';
/** The name of the field for the inches. The form sends it beside `heightCm`. */
export const HEIGHT_INCHES = 'heightInches';

/** Returns a height in whole centimetres, as text; `''` if no feet are chosen. */
export function cmOf(feet: string, inches: string): string {
  if (feet === '') return '';
  return String(Math.round((Number(feet) * INCHES_PER_FOOT + Number(inches)) * CM_PER_INCH));
}

/** The shortest and the tallest height that is offered: 4 ft 6 in and 6 ft 6 in. */
const SHORTEST_INCHES = 54;
const TALLEST_INCHES = 78;

/** Returns a height in whole inches. */
const inchesOf = (cm: string): number => Math.round(Number(cm) / CM_PER_INCH);

/**
 * Returns the heights to choose from, by the inch, in whole centimetres as text. An already chosen height is added. It
 * replaces the offered height of the same inch.
 */
export function heightsCm(chosen: string): string[] {
  const inches = Array.from({ length: TALLEST_INCHES - SHORTEST_INCHES + 1 }, (_, index) => SHORTEST_INCHES + index);
  const offeredHeights = inches.map((inch) => String(Math.round(inch * CM_PER_INCH)));
  if (chosen === '') return offeredHeights;
  const otherHeights = offeredHeights.filter((cm) => inchesOf(cm) !== inchesOf(chosen));
  return [...otherHeights, chosen].sort((a, b) => Number(a) - Number(b));
}

/** Returns the draft with the height in centimetres, if the form sent it in feet and inches. */
export function inCentimetres<D extends { heightCm: string }>(draft: D, typed: FormData): D {
  const [feet, inches] = [HEIGHT_FEET, HEIGHT_INCHES].map((name) => String(typed.get(name) ?? ''));
  const heightCm = cmOf(feet ?? '', inches ?? '');
  return heightCm === '' ? draft : { ...draft, heightCm };
}
