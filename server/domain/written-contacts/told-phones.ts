import { tellsOfCalls, tellsOfJoining } from './honest-numbers.ts';
import { SURE_MOBILE, YEAR } from './phone-runs.ts';

/*
 * Detects numbers that become a phone by their context: a country code without its plus, a town, a word for joining.
 */

/** Country codes with the form of their mobiles. */
const ABROAD: readonly RegExp[] = [
  /^9680?[279]\d{7}$/, // Oman
  /^9710?5[024-8]\d{7}$/, // the Emirates
  /^8800?1[3-9]\d{8}$/, // Bangladesh
  /^440?7[1-9]\d{8}$/, // Britain
  /^610?4\d{8}$/, // Australia
  /^65[3689]\d{7}$/, // Singapore
  /^600?1\d{8,9}$/, // Malaysia
  /^9660?5\d{8}$/, // Saudi Arabia
  /^974[3567]\d{7}$/, // Qatar
  /^965[569]\d{7}$/, // Kuwait
  /^973[36]\d{7}$/, // Bahrain
];
/** Maximum number of digits of a mobile with its country code. */
const MOST_DIGITS = 13;
/** Maximum number of groups of a mobile with its country code. */
const MOST_GROUPS = 6;
/** The beginning of a number with one of these country codes. */
const CODES = /^(?:968|971|880|44|61|65|60|966|974|965|973)/;
/** Towns and names of these countries. */
const PLACES =
  /\b(?:oman|muscat|salalah|sohar|uae|emirates|dubai|abu ?dhabi|sharjah|ajman|bangladesh|dhaka|chittagong|chattogram|sylhet|khulna|rajshahi|uk|u\.k|england|britain|london|birmingham|manchester|leeds|leicester|glasgow|edinburgh|cardiff|bristol|oxford|cambridge|australia|sydney|melbourne|perth|brisbane|adelaide|canberra|singapore|malaysia|kl|kuala ?lumpur|penang|johor|saudi|riyadh|jeddah|dammam|qatar|doha|kuwait|bahrain|manama)\b|ওমান|মাস্কাট|দুবাই|আবুধাবি|শারজা|বাংলাদেশ|ঢাকা|লন্ডন|অস্ট্রেলিয়া|সিডনি|মেলবোর্ন|সিঙ্গাপুর|মালয়েশিয়া|সৌদি|রিয়াদ|জেদ্দা|কাতার|দোহা|কুয়েত|বাহরাইন|दुबई|लंदन|सिंगापुर/u;

/** Groups of digits with spaces, dashes, dots or brackets between them. */
const ROW = /(?<![\d.,])\(?\d{1,13}\)?(?:[ ().-]{1,3}\d{1,12}\)?)*(?![\d,]*\d)/g;

/**
 * Whether the groups together are a foreign mobile with its country code. Without a hint in the text (`isTold`) they
 * may be exam marks or years: then no group after the first may look like a year, and at least one group of four digits
 * or three groups of three digits are needed.
 */
function isCoded(groups: readonly string[], isTold: boolean): boolean {
  const digits = groups.join('');
  if (!ABROAD.some((mobile) => mobile.test(digits))) return false;
  if (isTold) return true;
  if (groups.slice(1).some((group) => YEAR.test(group))) return false;
  const large = groups.filter(({ length }) => length > 2);
  return large.some(({ length }) => length > 3) || large.length > 2;
}

/** Whether some neighbouring groups of a row form a mobile with its country code. */
function hasCoded(rows: readonly string[][], isTold: boolean): boolean {
  return rows.some((groups) =>
    groups.some((first, start) => {
      if (!CODES.test(first) && !CODES.test(first + (groups[start + 1] ?? ''))) return false;
      for (let end = start + 1; end <= Math.min(groups.length, start + MOST_GROUPS); end += 1) {
        const neighbours = groups.slice(start, end);
        if (neighbours.join('').length > MOST_DIGITS) return false;
        if (isCoded(neighbours, isTold) && (isTold || neighbours.length === groups.length)) return true;
      }
      return false;
    }),
  );
}

/** A number with its area code, then in pairs: 02 84 53 94 56, 020 79 46 01 23. */
const IN_PAIRS = /^0(?:[2378]|1\d{1,3}|2\d{1,2})(?: \d\d){4}$/;
/** Words for a home, an office or a landline. */
const AT_HOME = /\b(?:home|house|residence|res|land ?line|land ?phone|office|bari|barir|basha)\b|বাড়ি|বাসা|ল্যান্ড/;

/** Pairs with commas, followed by what to do with them. */
const PAIRS = /(?<![\d,.])\d\d(?:\s?[,;|]\s?\d\d){4}(?![\d.]|\s?[,;]\s?\d)/g;
/** Characters before and after the pairs that are judged with them. */
const NEAR_CHARACTERS = 60;
/** Words before the pairs that tell to join them. */
const IN_A_ROW =
  /জোড|পর ?পর|পাশাপাশি|(?<![a-z])(?:jora|joray|jore|por ?por|pash ?a ?pashi|pairs?|in a row|in order|together|jod)(?![a-z])|जोड/;

/** The code of a country or a town near its number: 3516 0348 code 974. */
const CODE =
  /(?<!(?:pin|zip|post|postal|promo|coupon|qr|bar|dress|subject|paper|course|college|branch|ifsc|source|areas?)[ -]?)(?:\b(?:code|isd)|কোড|कोड)(?![\p{L}\p{M}])(?: ?(?:is|no|holo|:|-|=))? ?\+?(\d{1,4})(?![\d,.]*\d)/u;
/** A code without the word for it: 9912 3456 add 965 before, 9212 3456 (968). */
const ADDED =
  /(?:\b(?:add|dial|put|prefix|with)\s\+?|\(\+?)(?:968|971|880|44|61|65|60|966|974|965|973|977|975|94|49|33|39|81|82|86|92|91|1)(?!\d)/;
/** Seven to eleven digits. */
const BESIDE_CODE = /(?<![\d.,])\d(?:[ -]?\d){6,10}(?![\d,.]*\d)/g;
/** Whether a number has the code of its country or town beside it. */
const isBesideCode = (text: string): boolean => {
  const [toldCode] = CODE.exec(text) ?? ADDED.exec(text) ?? [];
  if (toldCode === undefined) return false;
  const numbers = text.replace(toldCode, ' · ').match(BESIDE_CODE) ?? [];
  return numbers.some((number) => !number.split(/\D/).some((group) => YEAR.test(group)));
};

/** Small countries, whose mobiles have eight digits. */
const OF_SMALL = /\b(?:singapore|qatar|doha|kuwait|oman|muscat|bahrain|hong ?kong)\b|সিঙ্গাপুর|কাতার|দোহা|কুয়েত|ওমান/u;
/** A number of eight digits in two halves. */
const OF_EIGHT = /(?<![\d.,-])[3-9]\d{3}[ -](?!(?:18|19|20)\d\d)\d{4}(?![\d,]*\d|[-.]\d)/;

/** Whether the context makes a number of the text a phone. */
export function isToldPhone(text: string): boolean {
  const isOfCalls = tellsOfCalls(text);
  const isPlaced = PLACES.test(text);
  const rows = (text.match(ROW) ?? []).map((row) => row.match(/\d+/g) ?? []);
  if (hasCoded(rows, isOfCalls || isPlaced)) return true;
  if (OF_SMALL.test(text) && OF_EIGHT.test(text)) return true;
  if ((isPlaced || isOfCalls) && isBesideCode(text)) return true;
  if ((isPlaced || AT_HOME.test(text)) && rows.some((groups) => IN_PAIRS.test(groups.join(' ')))) return true;
  if (/\bmarks?\b|taka|টাকা|₹/.test(text)) return false;
  return Array.from(text.matchAll(PAIRS)).some(({ 0: pairs, index }) => {
    if (!SURE_MOBILE.test(pairs.replace(/\D/g, ''))) return false;
    const end = index + pairs.length;
    const before = text.slice(Math.max(0, index - NEAR_CHARACTERS), index);
    const behind = text.slice(end, end + NEAR_CHARACTERS);
    return tellsOfJoining(behind) || IN_A_ROW.test(before);
  });
}
