/** The numbers below a hundred, as spoken in West Bengal. They follow no rule, so each is listed. */
const BELOW_HUNDRED = (
  'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো তেরো চোদ্দো পনেরো ষোলো সতেরো আঠারো উনিশ ' +
  'কুড়ি একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ উনত্রিশ ' +
  'তিরিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ উনচল্লিশ ' +
  'চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ উনপঞ্চাশ ' +
  'পঞ্চাশ একান্ন বাহান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন উনষাট ' +
  'ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি উনসত্তর ' +
  'সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর উনআশি ' +
  'আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি অষ্টআশি উননব্বই ' +
  'নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই'
).split(' ');

/** A hundred to nine hundred, by the number of hundreds. */
const HUNDREDS = ['', 'একশো', 'দুশো', 'তিনশো', 'চারশো', 'পাঁচশো', 'ছশো', 'সাতশো', 'আটশো', 'নশো'];

/** The units above a hundred, the greatest first. */
const GREAT_UNITS = [
  [10_000_000, 'কোটি'],
  [100_000, 'লাখ'],
  [1_000, 'হাজার'],
] as const;

/** Returns a whole number in words: ১,৩৪,০২৮ is এক লাখ চৌত্রিশ হাজার আটাশ. */
export function bengaliNumber(value: number): string {
  if (value < 100) return BELOW_HUNDRED[value] ?? '';
  const words: string[] = [];
  let rest = value;
  for (const [size, name] of GREAT_UNITS) {
    const unitCount = Math.floor(rest / size);
    // Before one of these words, two has a short form.
    if (unitCount > 0) words.push(unitCount === 2 ? 'দু' : bengaliNumber(unitCount), name);
    rest %= size;
  }
  if (rest >= 100) words.push(HUNDREDS[Math.floor(rest / 100)] ?? '');
  if (rest % 100 > 0) words.push(BELOW_HUNDRED[rest % 100] ?? '');
  return words.join(' ');
}

/** The first and the last year that is counted in hundreds. */
const FIRST_IN_HUNDREDS = 1_100;
const LAST_IN_HUNDREDS = 1_999;

/** Returns a year in words: ১৯৯৮ is উনিশশো আটানব্বই, ২০২৬ is দু হাজার ছাব্বিশ. */
export function bengaliYear(year: number): string {
  if (year < FIRST_IN_HUNDREDS || year > LAST_IN_HUNDREDS) return bengaliNumber(year);
  const rest = year % 100;
  return `${bengaliNumber(Math.floor(year / 100))}শো${rest > 0 ? ` ${bengaliNumber(rest)}` : ''}`;
}

/** Returns phones, PIN codes and profile numbers digit by digit. */
export const bengaliDigits = (digits: string): string =>
  [...digits].map((digit) => BELOW_HUNDRED[Number(digit)] ?? '').join(' ');

/** The numbers with a shorter form before a counter. */
const CONTRACTED: Readonly<Record<number, string>> = { 2: 'দু', 6: 'ছ', 9: 'ন' };

/** Returns a number in its form before a counter: ২টি is দুটি, ৬জন is ছজন. */
export const bengaliCount = (value: number): string => CONTRACTED[value] ?? bengaliNumber(value);

/** First to tenth, each at the index of its number. */
const ORDINALS = ['', 'প্রথম', 'দ্বিতীয়', 'তৃতীয়', 'চতুর্থ', 'পঞ্চম', 'ষষ্ঠ', 'সপ্তম', 'অষ্টম', 'নবম', 'দশম'];

/** Returns an ordinal: ১ম is প্রথম, ১২তম is বারোতম. */
export const bengaliOrdinal = (value: number): string => ORDINALS[value] || `${bengaliNumber(value)}তম`;

/** The first four days of a month, which have names of their own, each at the index of its number. */
const FIRST_DAYS = ['', 'পয়লা', 'দোসরা', 'তেসরা', 'চৌঠা'];

/** Returns the day of a month in words: পয়লা, পাঁচই, উনিশে. */
export function bengaliDay(day: number): string {
  if (day < FIRST_DAYS.length) return FIRST_DAYS[day] ?? '';
  // The sixth and the twentieth are irregular. The others end in ই up to the eighteenth, and in ে from then on.
  if (day === 6) return 'ছয়ই';
  if (day === 20) return 'বিশে';
  return day < 19 ? `${bengaliNumber(day)}ই` : `${bengaliNumber(day)}ে`;
}

/** The hours of a twelve-hour clock, twelve first. */
const HOURS = 'বারোটা একটা দুটো তিনটে চারটে পাঁচটা ছটা সাতটা আটটা নটা দশটা এগারোটা'.split(' ');
/** Returns the hour of a twelve-hour or a 24-hour clock. */
const hourOf = (hour: number): string => HOURS[hour % 12] ?? '';

/** Returns a time on a twelve-hour clock in words: ৪:৩০ is সাড়ে চারটে, ১:৩০ দেড়টা. */
export function bengaliTime(hour: number, minute: number): string {
  // Quarters and halves have words of their own, and half past one and two are single words.
  if (minute === 0) return hourOf(hour);
  if (minute === 15) return `সোয়া ${hourOf(hour)}`;
  if (minute === 45) return `পৌনে ${hourOf(hour + 1)}`;
  if (minute !== 30) return `${hourOf(hour)} বেজে ${bengaliNumber(minute)} মিনিট`;
  if (hour % 12 === 1) return 'দেড়টা';
  return hour % 12 === 2 ? 'আড়াইটে' : `সাড়ে ${hourOf(hour)}`;
}
