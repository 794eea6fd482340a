/** The numbers below twenty, each at its own index. */
const BELOW_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
/** Twenty to ninety, each at the index of its tens. */
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** The units from a hundred on, the greatest first. */
const GREAT_UNITS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/**
 * Returns a whole number in the words of Indian English: 1,34,028 is one lakh thirty-four thousand and twenty-eight.
 */
export function englishNumber(value: number): string {
  if (value < 20) return BELOW_TWENTY[value] ?? '';
  if (value < 100) {
    const ten = TENS[Math.floor(value / 10)] ?? '';
    return value % 10 === 0 ? ten : `${ten}-${BELOW_TWENTY[value % 10] ?? ''}`;
  }
  const words: string[] = [];
  let rest = value;
  for (const [size, name] of GREAT_UNITS) {
    if (rest >= size) words.push(englishNumber(Math.floor(rest / size)), name);
    rest %= size;
  }
  if (rest > 0) words.push('and', englishNumber(rest));
  return words.join(' ');
}

/** Returns a year in words: 1998 is nineteen ninety-eight, 2026 twenty twenty-six. */
export function englishYear(year: number): string {
  // These years are not counted in hundreds: two thousand and five.
  if (year < 1_100 || (year >= 2_000 && year < 2_010)) return englishNumber(year);
  const rest = year % 100;
  const century = englishNumber(Math.floor(year / 100));
  if (rest === 0) return `${century} hundred`;
  return `${century} ${rest < 10 ? 'oh ' : ''}${englishNumber(rest)}`;
}

/** Returns phones, PIN codes and profile numbers digit by digit. */
export const englishDigits = (digits: string): string =>
  [...digits].map((digit) => BELOW_TWENTY[Number(digit)] ?? '').join(' ');

/** The ordinals that do not just add *th*. */
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** Returns an ordinal: 1 is first, 26 twenty-sixth. */
export function englishOrdinal(value: number): string {
  const [, before = '', last = ''] = /^(.*?)([a-z]+)$/.exec(englishNumber(value)) ?? [];
  const regular = last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`;
  return before + (ORDINALS[last] ?? regular);
}
