import { plainLetters, seenText, withoutSpelling } from './seen-text.ts';
import { hasAddress } from './written-addresses.ts';

/*
 * Detects what fraudsters write about: requests for money, one-time codes, payment services, bank accounts,
 * cryptocurrency, links.
 */

/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';
/** A pattern for whole words. */
const word = (pattern: string): RegExp => new RegExp(plainLetters(`${START}(?:${pattern})${END}`), 'u');
/** A pattern for words with Bengali endings. */
const stem = (pattern: string): RegExp => new RegExp(plainLetters(`${START}(?:${pattern})`), 'u');

/** Words for money. */
const MONEY = 'money|cash|rupees?|rs|inr|amount|fees?|advance|deposit|loan|dollars?|taka|payment|₹\\s?\\d[\\d,]*';
/** Words for sending or asking for money. */
const GIVE =
  'send|sending|transfer|pay|lend|borrow|deposit|wire|remit|help (?:me|us) with|need|give|pathao|pathan|pathaben|pathiye|dhar';
/** At most four words between the two. */
const BETWEEN = '(?:\\s+\\S+){0,4}?\\s+';

/** What fraudsters write about. */
const WORDS: readonly RegExp[] = [
  // One-time codes and secrets.
  word(
    'o\\.?t\\.?p|one[ -]?time (?:password|pin|code)|(?:verification|security|secret) code|cvv|(?:atm|card|upi|m)[ -]?pin',
  ),
  stem('ওটিপি|ও টি পি|ভেরিফিকেশন কোড|গোপন কোড|সিভিভি|এটিএম পিন|ओटीपी'),
  // Payment services.
  word(
    'upi(?: id)?|g ?pay|google ?pay|phone ?pe|pay ?tm|bhim|bkash|pay ?pal|western union|money ?gram|qr code|scan (?:the )?qr',
  ),
  stem('ইউপিআই|ইউ পি আই|গুগল পে|জিপে|ফোন ?পে|পেটিএম|ভীম অ্যাপ|কিউআর কোড|কিউ আর কোড|यूपीआई'),
  /[\w.-]{2,}@(?:ok(?:axis|sbi|icici|hdfcbank)|ybl|ibl|axl|upi|paytm|apl|sbi|hdfcbank|icici|kotak|barodampay|cnrb|pnb|airtel|jio)\b/,
  // Bank accounts.
  word(
    '(?:bank )?(?:a/c|acc(?:oun)?t)\\.? ?(?:no|num(?:ber)?|details?)|bank (?:account|details|transfer)|ifsc(?: code)?|neft|rtgs|imps|swift code|(?:debit|credit|atm) card',
  ),
  stem('ব্যাঙ্ক অ্যাকাউন্ট|ব্যাংক অ্যাকাউন্ট|অ্যাকাউন্ট নম্বর|অ্যাকাউন্ট নাম্বার|অ্যাকাউন্ট নং|আইএফএসসি|(?:ডেবিট|ক্রেডিট|এটিএম) কার্ড'),
  // Cryptocurrency and guaranteed profits.
  word(
    'bit ?coins?|btc|usdt|ethereum|crypto\\w*|binance|coinbase|(?:crypto|bitcoin|trust) ?wallet|forex|trading (?:app|account|platform)|double your money|guaranteed (?:profit|return)s?|gift ?cards?|customs? (?:duty|fees?|charges?|clearance)',
  ),
  stem('বিটকয়েন|ক্রিপ্টো|ইউএসডিটি|ফরেক্স|ট্রেডিং অ্যাপ|গিফট কার্ড|কাস্টমস'),
  // Requests for money.
  word(`(?:${GIVE})${BETWEEN}(?:${MONEY})`),
  word(`(?:${MONEY})${BETWEEN}(?:send|transfer|lend|wire|remit|pathao|pathan|pathaben|pathiye)`),
  stem('টাকা\\S*(?:\\s+\\S+){0,3}?\\s+(?:পাঠা|পাঠি|ধার|ট্রান্সফার|জমা দি|জমা কর|দরকার|লাগবে|দিতে হবে|দিয়ে দি)'),
  stem('(?:পাঠা|পাঠি|ধার|ট্রান্সফার)\\S*(?:\\s+\\S+){0,3}?\\s+টাকা'),
];

/** An e-mail address, which is not a link. */
const MAIL = /[^\s@]+@[^\s@]+/g;

/** Whether a text is about sending money, codes, accounts, payment services or cryptocurrency, or contains a link. */
export function speaksOfMoney(text: string): boolean {
  const seen = seenText(text).toLowerCase();
  const joined = withoutSpelling(seen);
  if (WORDS.some((pattern) => pattern.test(seen) || pattern.test(joined))) return true;
  return hasAddress(joined.replace(MAIL, ' '));
}
