/** Outline of Bengal, West and East, with Cooch Behar and Tripura: [longitude, latitude], accurate to about 10 km. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [87.45, 21.4],
  [87.2, 21.95],
  [86.8, 22.15],
  [86.6, 22.6],
  [86.42, 22.95],
  [86.1, 23.1],
  [85.85, 23.2],
  [85.88, 23.45],
  [86.3, 23.58],
  [86.75, 23.76],
  [86.85, 23.92],
  [87.2, 23.9],
  [87.4, 24.05],
  [87.75, 24.2],
  [87.82, 24.75],
  [87.92, 25.0],
  [87.78, 25.3],
  [88.0, 25.55],
  [87.85, 25.85],
  [88.15, 26.2],
  [88.12, 26.5],
  [87.98, 27.12],
  [88.25, 27.12],
  [88.7, 27.12],
  [88.95, 26.85],
  [89.87, 26.73],
  [89.87, 25.95],
  [89.83, 25.2],
  [92.0, 25.19],
  [92.45, 24.97],
  [92.28, 24.84],
  [92.2, 24.5],
  [92.33, 24.2],
  [92.3, 23.7],
  [92.38, 23.3],
  [92.6, 22.0],
  [92.68, 21.3],
  [92.4, 20.6],
  [91.0, 21.4],
];
const ZONES = new Set(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Dacca']);
const OLD_OFFSETS_MS: readonly number[] = [(5 * 60 + 30) * 60_000, (5 * 3600 + 53 * 60 + 20) * 1000];
const ONE_CLOCK_FROM_MS = Date.UTC(1948, 0, 1);

/**
 * Offsets from UTC in ms that a Bengali household's clock may have used besides the official one.
 *
 * Until 1948 Indian Standard Time (+5:30) and Calcutta time (+5:53:20) were both in use in Bengal, and papers rarely
 * record which was meant. Empty for later births and for other places.
 */
export function oldClocksOfBengal(birth: { zone: string; latitude: number; longitude: number }, localMs: number) {
  const applies = localMs < ONE_CLOCK_FROM_MS && ZONES.has(birth.zone) && isInBengal(birth);
  return applies ? OLD_OFFSETS_MS : [];
}

// Even-odd rule: from inside, a ray to the east crosses the outline an odd number of times.
function isInBengal({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  let inside = false;
  let [fromLongitude, fromLatitude] = OUTLINE.at(-1) ?? [0, 0];
  for (const [toLongitude, toLatitude] of OUTLINE) {
    const share = (latitude - fromLatitude) / (toLatitude - fromLatitude);
    const straddles = fromLatitude > latitude !== toLatitude > latitude;
    if (straddles && longitude < fromLongitude + share * (toLongitude - fromLongitude)) inside = !inside;
    [fromLongitude, fromLatitude] = [toLongitude, toLatitude];
  }
  return inside;
}
