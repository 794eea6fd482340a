import fc from 'fast-check';
import { expect, test } from 'vitest';
import { date } from './date-rules.ts';
import { memberId } from './member-id.ts';
import { heightCm, lookupId } from './number-rules.ts';
import { asciiDigits, isBlank, normalText, pastedAddress } from './pasted.ts';
import { acceptablePhone } from './phone.ts';
import { phoneOrEmail } from './phone-or-email.ts';
import type { Rule } from './rules.ts';
import { pincode, requiredEmail, requiredText, text } from './rules.ts';
import { profileNumberIn } from './search.ts';
import { code } from './verification.ts';

const everySign = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
const matching = (pattern: RegExp) => everySign.filter((sign) => pattern.test(sign));

const FORMATTING = matching(/^[\p{Cf}\p{DI}\u2800\ufffd]$/u);
const DIGITS = matching(/^\p{Nd}$/u);
const BLANKS = matching(/^\p{Zs}$/u);
const HYPHENS = matching(/^\p{Pd}$/u);

/** Returns the text with characters of this list inserted at any place. */
const strewn = (text: string, signs: readonly string[]) =>
  fc
    .array(fc.tuple(fc.nat([...text].length), fc.constantFrom(...signs)), { maxLength: 8 })
    .map((put) =>
      [...text, ''].flatMap((sign, place) => [...put.filter(([at]) => at === place).map(([, s]) => s), sign]).join(''),
    );

/** Returns the text with each digit in any script. */
const inAnyScript = (text: string) =>
  fc
    .tuple(...[...text].map((sign) => (/\d/.test(sign) ? fc.constantFrom(...digitsOf(sign)) : fc.constant(sign))))
    .map((signs) => signs.join(''));

const values = new Map<string, string[]>();
function digitsOf(digit: string): string[] {
  const writtenForms = values.get(digit) ?? DIGITS.filter((other) => asciiDigits(other) === digit);
  values.set(digit, writtenForms);
  return writtenForms;
}

function reads<T>(rule: Rule<T>, typed: string): T | string {
  const read = rule(typed);
  return read.ok ? read.value : `refused: ${read.message}`;
}

test('every digit of Unicode has its own value, whatever stands beside it in the table', () => {
  for (const [at, digit] of DIGITS.entries())
    expect(asciiDigits(digit), digit.codePointAt(0)?.toString(16)).toBe(String(at % 10));
  expect(DIGITS.length % 10).toBe(0);
  expect(DIGITS.length).toBeGreaterThan(600);
});

const everywhere: [string, string, unknown, (typed: string) => unknown][] = [
  ['a phone', '9830012345', '9830012345', (typed) => reads(acceptablePhone('phoneNotAcceptable'), typed)],
  [
    'a phone with its country',
    '+919830012345',
    '9830012345',
    (typed) => reads(acceptablePhone('phoneNotAcceptable'), typed),
  ],
  ['a phone abroad', '+447911123456', '+447911123456', (typed) => reads(phoneOrEmail, typed)],
  ['a pincode', '700029', '700029', (typed) => reads(pincode('pincodeRequired'), typed)],
  ['a code', '049314', '049314', (typed) => reads(code(), typed)],
  ['a profile number', 'SV1234', 'SV1234', (typed) => reads(memberId, typed)],
  ['a profile number that is looked for', 'SV1234', 'SV1234', profileNumberIn],
  ['a day', '1995-03-21', '1995-03-21', (typed) => reads(date(), typed)],
  ['a height', '162.5', 162.5, (typed) => reads(heightCm, typed)],
  ['an entry of a list', '35', 35, (typed) => reads(lookupId, typed)],
];

test.each(everywhere)(
  '%s is read with signs that nobody sees anywhere in it, in the digits of every script',
  (_, text, read, by) =>
    fc.assert(
      fc.property(
        inAnyScript(text).chain((typed) => strewn(typed, FORMATTING)),
        (typed) => {
          expect(by(typed)).toEqual(read);
        },
      ),
      { numRuns: 300 },
    ),
);

const grouped = everywhere.filter(([name]) => /phone|code|profile/.test(name) && !name.startsWith('a pincode'));

test.each(grouped)('%s is read with blanks and hyphens of every kind in it', (_, text, read, by) =>
  fc.assert(
    fc.property(strewn(text, [...BLANKS, ...HYPHENS]), (typed) => {
      expect(by(typed)).toEqual(read);
    }),
    { numRuns: 300 },
  ),
);

test('each sign of formatting alone, in each place of a phone', () => {
  for (const sign of FORMATTING)
    for (let at = 0; at <= 10; at += 1) {
      const typed = `${'9830012345'.slice(0, at)}${sign}${'9830012345'.slice(at)}`;
      expect(reads(acceptablePhone('phoneNotAcceptable'), typed), sign.codePointAt(0)?.toString(16)).toBe('9830012345');
    }
});

test.each([
  ['700 029', '700029'],
  ['৭০০-০২৯', '700029'],
  ['SW1A\u00a01AA', 'SW1A 1AA'],
])('a pincode of %j is %j', (typed, read) => expect(reads(pincode('pincodeRequired'), typed)).toBe(read));

test('an e-mail address is found between what was copied with it', () => {
  fc.assert(
    fc.property(
      strewn('ruma.sen@example.in', FORMATTING),
      fc.constantFrom('', ' ', '.', ',', ')', '>', '।'),
      (typed, after) => {
        expect(reads(requiredEmail('emailRequired'), `${typed}${after}`)).toBe('ruma.sen@example.in');
      },
    ),
  );
  for (const typed of ['<ruma@example.in>', '“ruma@example.in”', 'mailto:ruma@example.in', 'ruma@example.in;'])
    expect(reads(phoneOrEmail, typed), typed).toBe('ruma@example.in');
});

test.each([
  ['https://example.in/a.', 'https://example.in/a'],
  ['(https://example.in/a?b=1)', 'https://example.in/a?b=1'],
  ['https://example.in/a।', 'https://example.in/a'],
  ['https://example.in/\u200b', 'https://example.in/'],
])('the link %j is %j', (typed, link) => expect(pastedAddress(typed)).toBe(link));

test('what has nothing to read in it is empty', () => {
  const nothing = [...FORMATTING, ...BLANKS, '\n', '\t', '\u0301'].filter((sign) => isBlank(sign));
  expect(nothing.length).toBeGreaterThan(200);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...nothing), { maxLength: 10 }), (signs) => {
      expect(reads(requiredText('nameRequired'), signs.join(''))).toBe('refused: nameRequired');
      expect(reads(text(), signs.join(''))).toBe('');
    }),
  );
});

test('a joiner behind marks that change places goes at once', () => {
  const cleaned = normalText('\u0301\u00ad\u09cd\u200dত');
  expect(cleaned).toBe('\u09cd\u0301ত');
  expect(normalText(cleaned)).toBe(cleaned);
});

test('a text in its one form stays as it is', () => {
  const units = [
    ...FORMATTING.slice(0, 60),
    '\u200c',
    '\u200d',
    '\ufe0f',
    'ত',
    '্',
    'ে',
    'া',
    'e',
    '\u0301',
    '👩',
    '❤',
    '1',
    ' ',
    '\n',
    'x',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...units), { maxLength: 12 }), (signs) => {
      const once = normalText(signs.join(''));
      expect(normalText(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['র\u200d্যাব', 'র\u200d্যাব'],
  ['উদ্\u200c', 'উদ্\u200c'],
  ['ত্\u200d', 'ত্\u200d'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['❤️‍🔥 🕉️ 1️⃣', '❤️‍🔥 🕉️ 1️⃣'],
  ['R\u200du\u200cma', 'Ruma'],
  ['\u202eamuR\u202c', 'amuR'],
  ['Ru\u00adma\ufeff', 'Ruma'],
  ['Ruma\ud800', 'Ruma'],
  ['  Ruma  \n', '  Ruma  \n'],
])('%j is kept as %j', (typed, kept) => expect(normalText(typed)).toBe(kept));
