import fc from 'fast-check';
import { answersIn, SECTIONS } from '#contract/catalogue.ts';
import { time } from '#contract/date-rules.ts';
import { heightCm, lookupId, weightKg } from '#contract/number-rules.ts';
import { normalText } from '#contract/pasted.ts';
import { isReadByOthers } from '#contract/rules.ts';
import { type Field, type Fields, leavesOf } from '#contract/wire.ts';
import { lookupIds } from '#contract/wishes.ts';
import { hasContact } from '#server/domain/written-contacts/contact-in-words.ts';

/** All values of fields with a closed list. */
const CHOICES = [...new Set(SECTIONS.flatMap(answersIn).flatMap(({ of }) => of ?? []))];

/** The year that rules for years accept. */
const A_YEAR = '2015';

const byNumber = (a: string, b: string) => Number(a) - Number(b);

/** Numbers with one decimal, for heights and weights. */
const tenths = fc.integer({ min: 900, max: 2500 }).map((value) => String(value / 10));

const birthDates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2000-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

/** Free texts: letters that programs often spoil, dangerous texts, and random ones. */
const texts = fc
  .oneof(
    fc.constantFrom(
      'গোত্র: শাণ্ডিল্য — ড়, ঢ়, য়',
      'ক্ষ্ম্য র‌্যাব',
      '00070',
      ' বাড়ি নং ১২ ',
      'one\ntwo\n\nthree',
      '👩‍👩‍👧 😀 🕉️',
      '𝒜𠜎𑂮',
      '<script>alert(1)</script>',
      `'; drop table members; -- "\\`,
      '\u202eright to left\u202c \u200b zero width',
      'null',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  )
  // Invalid UTF-8 arrives as U+FFFD, which the server refuses in every field.
  .filter((text) => !/\p{Surrogate}|\ufffd/u.test(text));

/**
 * Generates a valid value for each field of a form, by its dotted name. `idsOf` returns the ids in the list of a field;
 * `ownValues` replaces the generated values of some fields.
 */
export function legalDrafts(
  fields: Fields,
  idsOf: (name: string) => string[],
  ownValues: Record<string, fc.Arbitrary<string>> = {},
): fc.Arbitrary<Record<string, string>> {
  const values: Record<string, fc.Arbitrary<string>> = {};
  for (const [path, node] of leavesOf(fields)) {
    const name = path.join('.');
    if (node.kind === 'field' && node.sent) values[name] = ownValues[name] ?? legalValues(node, () => idsOf(name));
  }
  return fc.record(values, { noNullPrototype: true });
}

/** Generates valid values for a rule: candidates that it accepts and in which the server finds no means of contact. */
function legalValues({ rule }: Field, ids: () => string[]): fc.Arbitrary<string> {
  const accepts = (value: string) => rule(value).ok && !(isReadByOthers(rule) && hasContact(value));
  if (rule === lookupId) return fc.constantFrom('', ...ids());
  if (rule === lookupIds) return fc.subarray(ids().sort(byNumber)).map((someIds) => someIds.join(','));
  if (rule === time) return fc.constantFrom('', '00:00', '09:05', '12:30', '23:59');
  if (rule === heightCm || rule === weightKg) return tenths.filter(accepts);
  if (accepts('any text')) return texts.filter(accepts).map(normalText);
  const acceptedChoices = CHOICES.filter(accepts);
  // The empty value, if the rule accepts it.
  const empty = [''].filter(accepts);
  if (acceptedChoices.length > 0) return fc.constantFrom(...acceptedChoices, ...empty);
  if (accepts(A_YEAR)) return fc.constantFrom(A_YEAR, ...empty);
  return birthDates.filter(accepts);
}
