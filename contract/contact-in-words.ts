import { digitsOfWord, plainWord, tenOfWord, timesOfWord } from './number-words.ts';
import { asciiDigits } from './pasted.ts';

/**
 * Whether a text carries a way to reach somebody: a phone number in digits or words of any script, an e-mail address, a link, or a name in
 * another service. Days, times, years, PIN codes, marks, money and measures are none.
 */
export function hasContact(text: string): boolean {
  const plain = plainText(text);
  return ADDRESS.some((pattern) => pattern.test(plain)) || hasPhone(plain);
}

const UNSEEN = /[\p{DI}\p{Cf}\p{Me}\u2800]/gu;
/** Digits in circles that no other form stands for. */
const ROUND: readonly [first: number, digit: number][] = [
  [0x2776, 1],
  [0x2780, 1],
  [0x278a, 1],
  [0x24f5, 1],
  [0x24ff, 0],
];

function plainText(text: string): string {
  const round = text.replace(/[\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792]/g, (sign) => {
    const code = sign.charCodeAt(0);
    const [first, digit] = ROUND.find(([first]) => code >= first && code < first + 9) ?? [code, 0];
    return String(code - first + digit);
  });
  return asciiDigits(round.replace(UNSEEN, '').normalize('NFKC').replace(UNSEEN, '')).toLowerCase();
}

const HOST =
  'g\\s?mail|hot\\s?mail|rediff(?:mail)?|ya[hp]oo|out\\s?look|i\\s?cloud|proton(?:mail)?|জি\\s?মে?ই?ল|ইয়াহু|রেডিফ\\S*|হটমেল|আউটলুক';
const AT = '(?:at|@|এট|অ্যাট|এ্যাট|অ্যাট দ্য রেট|এট দ্য রেট|at the rate(?: of)?|ऐट|एट|एट द रेट)';
const DOT = '(?:dot|ডট|डॉट|d0t)';
const ENDING = 'com|co|net|org|in|info|edu|bd|me|io|app|link|live|কম|ইন|নেট|कॉम';
const SERVICE =
  'insta(?:gram)?|ইনস্টা(?:গ্রাম)?|ig|fb|face\\s?book|ফেসবুক|ফেস\\s?বুক|এফবি|telegram|টেলিগ্রাম|whats\\s?app|হোয়াটস\\s?অ্যাপ|snap(?:chat)?|twitter|linked\\s?in|skype|স্কাইপ|messenger|মেসেঞ্জার|imo|signal|discord|youtube|threads|tiktok';

const ADDRESS: readonly RegExp[] = [
  // A number with its country, and digits with a letter or two after each.
  /(?:\+|(?:^|[^\d.,])00)\s?[1-9](?:[\s().-]{0,3}\d){8}/,
  /(?:\d[a-z]{1,2}){9}\d/,
  /[^\s@]{1,64}\s?@\s?[a-z][^\s@]{1,64}/,
  /(^|[^\p{L}\d.])@\s?[a-z][\w.]{2,}/u,
  new RegExp(
    `[\\s(\\[<{*_-]${AT}[\\s)\\]>}*_-]+[^.।]{0,30}([\\s(\\[<{*_-]${DOT}[\\s)\\]>}*_-]+\\p{L}{2,}|\\.(${ENDING})(?![\\p{L}\\p{M}])|\\s\\.\\s?(com|net|org)(?![\\p{L}\\p{M}]))`,
    'u',
  ),
  new RegExp(`[\\s(\\[]${AT}[\\s)\\]]+(?:the rate\\s+)?(?:${HOST})(?![\\p{L}\\p{M}])`, 'u'),
  new RegExp(`(?:${HOST})\\s?[([]?(?:\\.|${DOT})`, 'u'),
  /(?:https?:\/\/|www\s?\.|\b(?:t|wa|fb|m)\.me\/)/,
  /\b[a-z0-9][a-z0-9-]*\.(?:com|net|org|in|info|me|co|io|bd|app|link|live)(?:\/|\b(?!\.\p{L}))/u,
  new RegExp(
    `(?:^|[^\\p{L}])(?:${SERVICE})(?:[ের]|-e|te)?\\s*(?:(?:id|i\\.d|আইডি|আই ডি|handle|user ?name|profile name|name is)(?![\\p{L}])|[:=@])\\s*\\S`,
    'u',
  ),
  new RegExp(
    `(?:^|[^\\p{L}])(?:${SERVICE})(?:[^\\p{L}\\d.]+\\p{L}+){0,3}[^\\p{L}\\d.]+[a-z]+[\\d_.]*[_\\d][a-z\\d_.]*`,
    'u',
  ),
];

/** What is honest and has digits, taken out before phones are looked for. Of what is none of these by its numbers (25:71) nothing goes. */
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:1[89]|20)\\d\\d';
const HONEST: readonly RegExp[] = [
  new RegExp(
    `(^|[^\\d/.:-])(?:${DAY}\\s?([-/.])\\s?${MONTH}\\s?\\2\\s?(?:${YEAR}|\\d\\d)|${YEAR}([-/.])${MONTH}\\3${DAY})(?!\\s?[-/.]?\\s?\\d)`,
    'g',
  ),
  /(^|[^\d/.:-])(?:[01]?\d|2[0-3])\s?[:.]\s?[0-5]\d(?![:.]\d)(?:\s?(?:am|pm|a\.m|p\.m|টা|মিনিট|hrs?|hours?|noon)|(?=\D*$|[^\d]*[\p{L}।]))/gu,
  /(^|[^\d/.:-])\d{1,3}(?:\.\d{1,2})?\s?(?:%|শতাংশ|percent)/g,
  /(^|[^\d/.:-])\d{1,2}(?:,\d{2})*,\d{3}(?!\d)/g,
  /(^|[^\d/.:-])\d{1,4}(?:\.\d{1,2})?\s?(?:cms?|kgs?|সেমি|কেজি|ft|feet|ফুট|inch|ইঞ্চি|lakhs?|লাখ|লক্ষ|lpa|crore|years?|yrs?|বছর|sq|km|কিমি|'|")/g,
  /(^|[^\d/.:-])\d{1,3}\s?\/\s?\d{2,3}(?!\s?[\d/])/g,
  /(?:pin|পিন|pincode|zip)(?:\s?code|\s?কোড)?\W{0,4}\d{3}\s?\d{3}(?!\s?\d)/g,
  // The PIN code of a town, with nothing behind it.
  /(\p{L}[\s,-]{1,3})[1-9]\d{2}\s?\d{3}(?!\W{0,3}\d)/gu,
  new RegExp(`(^|[^\\d/.:-])${YEAR}(?:\\s?(?:-|–|—|to|থেকে)\\s?(?:${YEAR}|\\d\\d))(?!\\d)`, 'g'),
];

function hasPhone(plain: string): boolean {
  const left = HONEST.reduce((text, pattern) => text.replace(pattern, ' · '), plain);
  return runsOf(wordsOf(left)).some(isPhone) || runsOf(wordsOf(plain)).some(isSurelyPhone);
}

interface Token {
  /** Empty for what only stands between. */
  digits: string;
  isWord: boolean;
  /** Whether a number may go on behind it. */
  isBridge: boolean;
  hasNewLine: boolean;
}

const CHUNK = /\d+|[\p{L}\p{M}]+|[^\p{L}\p{M}\d]+/gu;
/** Letters within digits that look like digits: 98OOl2345o. */
const LOOKALIKE = /(^|[^\p{L}\p{M}\d])([oil|\d][oil|\d\s.,-]*[oil|\d])(?![\p{L}\p{M}])/gu;
const BRIDGES =
  /^(then|and|next|after|that|followed|by|space|dash|hyphen|dot|point|comma|plus|last|first|second|half|part|end|ends|with|er|por|pore|tarpor|tar|ar|ebong|sheshe|x|xx|তারপর|তারপরে|পরে|এর|এরপর|আর|এবং|শেষে|প্রথমে|ড্যাশ|হাইফেন|স্পেস|ডট|কমা|फिर|और|का)$/;
const BETWEEN_LIMIT = 8;

function wordsOf(plain: string): Token[] {
  const tokens: Token[] = [];
  let times = 1;
  let ten = '';
  const put = (digits: string, isWord: boolean) => {
    tokens.push({ digits: digits.repeat(times), isWord, isBridge: true, hasNewLine: false });
    times = 1;
  };
  const text = plain.replace(LOOKALIKE, (all: string, before: string, run: string) =>
    (run.match(/\d/g) ?? []).length >= 3 ? before + run.replace(/o/g, '0').replace(/[il|]/g, '1') : all,
  );
  for (const chunk of text.match(CHUNK) ?? []) {
    if (/^[^\p{L}\p{M}\d]/u.test(chunk)) {
      const hasNewLine = chunk.includes('\n');
      tokens.push({
        digits: '',
        isWord: false,
        isBridge: chunk.length <= BETWEEN_LIMIT && !chunk.includes('·'),
        hasNewLine,
      });
      continue;
    }
    if (/^\d/.test(chunk)) {
      if (ten) put(`${ten}0`, true);
      ten = '';
      put(chunk, false);
      continue;
    }
    for (const word of splitWords(plainWord(chunk))) {
      const digits = digitsOfWord(word);
      if (ten && digits?.length === 1 && digits !== '0') put(ten + digits, true);
      else {
        if (ten) put(`${ten}0`, true);
        if (digits !== undefined) put(digits, true);
        else if (timesOfWord(word) > 1) times = timesOfWord(word);
        else if (tenOfWord(word) === undefined)
          tokens.push({ digits: '', isWord: false, isBridge: BRIDGES.test(word), hasNewLine: false });
      }
      ten = tenOfWord(word) ?? '';
    }
  }
  if (ten) put(`${ten}0`, true);
  return tokens;
}

const ENGLISH = '(?:zero|one|two|three|four|five|six|seven|eight|nine|double)';
const JOINED = new RegExp(`^${ENGLISH}{3,}$`);
const EACH = new RegExp(ENGLISH, 'g');
const splitWords = (word: string): string[] => (JOINED.test(word) ? (word.match(EACH) ?? []) : [word]);

type Run = Token[];

function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [[]];
  let bridges = 0;
  for (const token of tokens) {
    if (token.digits !== '') bridges = 0;
    else if (/\p{L}/u.test(token.digits) || !token.isBridge) bridges = Number.POSITIVE_INFINITY;
    else bridges += 1;
    if (bridges > 7) runs.push([]);
    else runs.at(-1)?.push(token);
  }
  return runs
    .map((run) => run.filter(({ digits, hasNewLine }) => digits !== '' || hasNewLine))
    .filter((run) => run.length > 0);
}

const PHONE_DIGITS = 10;
const YEAR_ALONE = /^(?:18|19|20)\d\d$/;

/** From one group of digits on there are as many as a phone has, and no phone begins like a year. */
function isPhone(run: Run): boolean {
  const groups = run.filter(({ digits }) => digits !== '');
  return groups.some((group, at) => {
    if (!group.isWord && YEAR_ALONE.test(group.digits)) return false;
    if (!/^[06-9]|^91|^88|^44|^1[2-9]\d{9}/.test(group.digits)) return group.digits.length >= PHONE_DIGITS;
    return isWhole(run, groups.slice(at));
  });
}

function isWhole(run: Run, groups: Run): boolean {
  const joined = groups.map(({ digits }) => digits).join('');
  if (joined.length < PHONE_DIGITS) return false;
  // Lines of numbers are a list, but for one phone that is broken in two.
  const lines = run.filter(({ hasNewLine }) => hasNewLine).length;
  return (
    lines === 0 ||
    groups.some(({ digits }) => digits.length >= PHONE_DIGITS) ||
    (lines === 1 && joined.length === PHONE_DIGITS)
  );
}

/** Ten digits in a row, and ten that are words or stand one by one, are no date and no mark. */
function isSurelyPhone(run: Run): boolean {
  const groups = run.filter(({ digits }) => digits !== '');
  if (groups.some(({ digits, isWord }) => !isWord && digits.length >= PHONE_DIGITS)) return true;
  const single = groups.filter(({ digits, isWord }) => isWord || digits.length === 1);
  return single.map(({ digits }) => digits).join('').length >= PHONE_DIGITS && single.length >= 5;
}
