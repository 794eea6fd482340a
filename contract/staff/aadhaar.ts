/** Verhoeff's scheme (1969): the multiplication table of the dihedral group of order ten. */
const PRODUCT = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
/** Verhoeff's permutation of the digits, by position from the right. */
const PERMUTATIONS = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/**
 * Whether a text is an Aadhaar number: twelve digits, of which the last is a check digit and the first is neither 0 nor
 * 1 (UIDAI).
 */
export function isAadhaar(text: string): boolean {
  if (!/^[2-9]\d{11}$/.test(text)) return false;
  const checksum = [...text].reverse().reduce((product, digit, place) => {
    const permutedDigit = Number(PERMUTATIONS[place % PERMUTATIONS.length]?.[Number(digit)]);
    return Number(PRODUCT[product]?.[permutedDigit]);
  }, 0);
  return checksum === 0;
}
