const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** The choices of a height in feet and inches. */
export const FEET = ['4', '5', '6', '7'] as const;
export const INCHES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;

/** The field names of a height in feet and inches, beside `heightCm`. */
export const HEIGHT_FEET = 'heightFeet';
export const HEIGHT_INCHES = 'heightInches';

/** Returns a height in whole centimetres, as text; `''` if no feet are chosen. */
export function cmOf(feet: string, inches: string): string {
  if (feet === '') return '';
  return String(Math.round((Number(feet) * INCHES_PER_FOOT + Number(inches)) * CM_PER_INCH));
}

/** The shortest and the tallest height that is offered. */
const SHORTEST_INCHES = 54;
const TALLEST_INCHES = 78;
const inchesOf = (cm: string): number => Math.round(Number(cm) / CM_PER_INCH);

/**
 * Returns the heights to choose from, by the inch, in whole centimetres as text. An already chosen height is added. It
 * replaces the offered height of the same inch.
 */
export function heightsCm(chosen: string): string[] {
  const inches = Array.from({ length: TALLEST_INCHES - SHORTEST_INCHES + 1 }, (_, index) => SHORTEST_INCHES + index);
  const offered = inches.map((inch) => String(Math.round(inch * CM_PER_INCH)));
  if (chosen === '') return offered;
  const others = offered.filter((cm) => inchesOf(cm) !== inchesOf(chosen));
  return [...others, chosen].sort((a, b) => Number(a) - Number(b));
}

/** Returns the draft with the height in centimetres, if the form sent it in feet and inches. */
export function inCentimetres<D extends { heightCm: string }>(draft: D, typed: FormData): D {
  const [feet, inches] = [HEIGHT_FEET, HEIGHT_INCHES].map((name) => String(typed.get(name) ?? ''));
  const heightCm = cmOf(feet ?? '', inches ?? '');
  return heightCm === '' ? draft : { ...draft, heightCm };
}
