import type { BookletPart } from '#contract/booklet-parts.ts';
import type { Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { digits, longDate } from '#words/numbers.ts';
import { placeOf } from '#words/place-of.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import type { PaperFact } from './biodata.ts';
import { bookletTexts } from './booklet.texts.ts';
import { personLines, printedName } from './person-lines.ts';

/** A person who has agreed to be printed: the view of strangers, under the chosen name. */
export interface Printed {
  shared: SharedView;
  /** The full name, also in the other script if known; null if it is printed without the surname. */
  fullName: Pick<SharedView, 'name' | 'spelled'> | null;
}

interface BookletEntry {
  /** The number in the booklet, used by the indexes. */
  no: string;
  memberId: string;
  name: string;
  lines: string[];
}

/** The exact texts of a booklet in their order. */
export interface Booklet {
  language: Language;
  title: string;
  copy: string;
  date: string;
  lead: string[];
  /** The digits zero to nine, for page numbers. */
  digits: string[];
  contents: { heading: string; rows: PaperFact[] };
  districts: { name: string; entries: BookletEntry[] }[];
  index: { heading: string; rows: PaperFact[] };
  foot: string;
}

/** What a booklet is made of. */
export interface BookletInput {
  part: BookletPart;
  people: readonly Printed[];
  /** The number of the copy. */
  copy: number;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** The digits zero to nine. */
const TEN_DIGITS = [...'0123456789'];

/**
 * Returns a booklet in one language: by district, then the youngest first. People without a published district come
 * last.
 */
export function bookletOf({ part, people, copy, today }: BookletInput, language: Language): Booklet {
  const t = bookletTexts[language];
  // The numbers run through all districts.
  let lastNumber = 0;
  const districts = inDistricts(people, language).map(({ name, members }) => {
    const entries = members.map((person, index) => entryOf(person, { no: lastNumber + index + 1, language }));
    lastNumber += entries.length;
    return { name: name || t.unknown, entries };
  });
  const rows = districts.flatMap(({ entries }) => entries.map(({ memberId, no }) => ({ label: memberId, value: no })));
  return {
    language,
    title: t[part],
    copy: t.copy(digits(copy, language)),
    date: longDate(today, language),
    lead: [t.agreed, t.how, t.care],
    digits: TEN_DIGITS.map((digit) => digits(digit, language)),
    contents: {
      heading: t.districts,
      rows: districts.map(({ name, entries }) => ({ label: name, value: rangeOf(entries) })),
    },
    districts,
    index: { heading: t.index, rows: rows.sort((one, other) => compare(one.label, other.label)) },
    foot: t.foot,
  };
}

/** Groups people by district, in the order of the alphabet; those without one come last, under the name `''`. */
function inDistricts(people: readonly Printed[], language: Language): { name: string; members: Printed[] }[] {
  const byPlace = new Map<string, Printed[]>();
  for (const person of people) {
    const place = placeOf(person.shared, language);
    byPlace.set(place, [...(byPlace.get(place) ?? []), person]);
  }
  const { compare: byName } = new Intl.Collator(language);
  return [...byPlace]
    .sort(([one], [other]) => Number(one === '') - Number(other === '') || byName(one, other))
    .map(([name, members]) => ({ name, members: [...members].sort(byAge) }));
}

/** The age by which people whose age is unknown come last. */
const OLDEST = Number.POSITIVE_INFINITY;
const ageOf = ({ shared }: Printed): number => shared.age ?? OLDEST;
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Compares by age, the youngest first, and by profile number for the same age. */
function byAge(one: Printed, other: Printed): number {
  const [age, otherAge] = [ageOf(one), ageOf(other)];
  if (age === otherAge) return compare(one.shared.memberId, other.shared.memberId);
  return age < otherAge ? -1 : 1;
}

function entryOf({ shared, fullName }: Printed, { no, language }: { no: number; language: Language }): BookletEntry {
  const desh = sharedAnswer(shared, 'desh', language);
  return {
    no: digits(no, language),
    memberId: shared.memberId,
    name: printedName(fullName ?? shared, language),
    lines: [...personLines(shared, language), desh && `${bookletTexts[language].from}: ${desh}`].filter(Boolean),
  };
}

/** Returns the first and the last number of some entries: 3–7, or 3 for one entry. */
const rangeOf = (entries: readonly BookletEntry[]): string =>
  [...new Set([entries[0]?.no, entries.at(-1)?.no])].join('–');
