import type { ChartMarks } from '#contract/birth-chart.ts';
import type { Language } from '#contract/choices.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { guardianRelations } from '#words/choices/guardian-relations.ts';
import { choiceIn, labelIn } from '#words/label.ts';
import { familyLabels } from '#words/labels/family.ts';
import { kinLabels } from '#words/labels/kin.ts';
import { type SharedAnswer, sharedLabels } from '#words/labels/shared.ts';
import { digits, longDate } from '#words/numbers.ts';
import { parentName, parentWork, presentStateOf } from '#words/parent-now.ts';
import { placeOf } from '#words/place-of.ts';
import { fullyNamed, readableName, writtenName } from '#words/readable-name.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { clockIn, countIn, dateIn, gotraIn, heightIn, nameIn, yearsIn } from '#words/values.ts';
import { biodataTexts } from './biodata.texts.ts';
import { chartLetters } from './chart.ts';

/** A line of a PDF or printed page: a name and a value in words. */
export interface PaperFact {
  label: string;
  value: string;
}

/** The exact texts of a biodata in their order. `''`, null and empty lists are left out. */
export interface Biodata {
  language: Language;
  blessing: string;
  title: string;
  name: string;
  /** The name in the other script, age and height, place, work, community. */
  lines: string[];
  /** The family's own words, unchanged. */
  words: string;
  about: { heading: string; facts: PaperFact[] };
  family: { heading: string; facts: PaperFact[] };
  vine: { heading: string; people: PaperFact[] };
  /** `signs`: the marks in each rashi, Mesh first (`chartLetters`). */
  horoscope: { heading: string; facts: PaperFact[]; signs: string[][] | null };
  contact: { heading: string; line: string } | null;
  memberId: string;
  trust: string;
  date: string;
}

/** A person who can be called. */
export interface PaperContact {
  guardianName: string;
  guardianRelation: string;
  phone: string;
}

/** What a biodata is made of. */
export interface BiodataInput {
  shared: SharedView;
  family: FamilyView;
  chart: ChartMarks | null;
  isBride: boolean;
  /** Null for a biodata without contact details. */
  contact: PaperContact | null;
  /** Whether to include the birth details and all that reveals them: logno, pada and the whole chart. */
  withBirth: boolean;
  blessing: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** The answers of the part about the person. */
const ABOUT = ['maritalStatus', 'children', 'motherTongue'] as const satisfies SharedAnswer[];
/** The answers of the part about the horoscope. */
const HOROSCOPE = ['rashi', 'nakshatra', 'logno', 'gon', 'isMangalik'] as const satisfies SharedAnswer[];
/** The father's line, eldest first. */
const LINE = ['greatPaternalGrandfather', 'paternalGrandfather', 'father'] as const;

/** Returns a biodata in one language, limited to what its reader may see. */
export function biodataOf(source: BiodataInput, language: Language): Biodata {
  const t = biodataTexts[language];
  const { family, isBride, blessing, today } = source;
  const shared = source.withBirth ? source.shared : { ...source.shared, logno: null, pada: null };
  const facts = (names: readonly SharedAnswer[]) =>
    names.map((name) => fact(labelIn(sharedLabels[name], language, 'fact'), sharedAnswer(shared, name, language)));
  const label = (name: keyof typeof familyLabels) => labelIn(familyLabels[name], language, 'fact');
  const fullName = fullyNamed(shared, family);
  const name = readableName(fullName, language);
  const birth = source.withBirth ? birthIn(family, language) : '';
  return {
    language,
    blessing,
    title: isBride ? t.ofBride : t.ofGroom,
    name,
    lines: [writtenName(fullName, language), ...linesOf(shared, family, language)].filter(Boolean),
    words: shared.aboutSelf.trim(),
    about: {
      heading: t.about,
      facts: withValue([
        fact(t.born, birth),
        ...facts(ABOUT),
        fact(label('workPlace'), family.workPlace),
        ...facts(['diet', 'eats']),
      ]),
    },
    family: { heading: t.family, facts: withValue(familyFacts(source, language)) },
    vine: { heading: t.vine, people: vineOf(family, readableName(shared, language), language) },
    horoscope: {
      heading: t.horoscope,
      facts: withValue(facts(HOROSCOPE)),
      signs: chartLetters(shared, source.withBirth ? source.chart : null, language),
    },
    contact: source.contact && { heading: t.contact, line: contactLine(source.contact, name, language) },
    memberId: shared.memberId,
    trust: t.trust,
    date: longDate(today, language),
  };
}

/** Returns a fact without blanks around its value. */
const fact = (label: string, value: string): PaperFact => ({ label, value: value.trim() });
/** Leaves out the facts without a value. */
const withValue = (facts: readonly PaperFact[]): PaperFact[] => facts.filter(({ value }) => value !== '');
const join = (words: readonly string[], by: string): string => words.filter(Boolean).join(by);

/** Returns the lines below the name: age and height; place; education and work; religion, caste and gotra. */
function linesOf(shared: SharedView, { town }: FamilyView, language: Language): string[] {
  const place = [town.trim(), placeOf(shared, language)];
  return [
    join([yearsIn(shared.age, language), heightIn(shared.heightCm, language)], ' · '),
    join([...new Set(place)], ', '),
    join([nameIn(shared.education, language), nameIn(shared.profession, language)], ' · '),
    join([nameIn(shared.religion, language), nameIn(shared.caste, language), gotraIn(shared.clan, language)], ' · '),
  ].filter(Boolean);
}

/** Returns date, time and place of birth as far as they are known. */
const birthIn = ({ birthDate, birthTime, birthPlace }: FamilyView, language: Language): string =>
  join([dateIn(birthDate, language), clockIn(birthTime, language), birthPlace.trim()], ', ');

/** Returns the facts about parents, the mother's father, brothers and sisters, and where the family comes from. */
function familyFacts({ family, shared }: BiodataInput, language: Language): PaperFact[] {
  const t = biodataTexts[language];
  const kin = (who: keyof FamilyView['relatives']) => {
    const { name, occupation, clan } = family.relatives[who];
    const gotra = who === 'maternalGrandfather' ? gotraIn(clan, language) : '';
    const state = presentStateOf(who, family);
    const work = parentWork(nameIn(occupation, language), state, language);
    const parts = [parentName(name.trim(), state, language), work, gotra];
    return fact(shortKin(who, language), name.trim() && join(parts, ', '));
  };
  const { brothers, sisters, notes } = family.siblings;
  const hasNoSiblings = brothers === 0 && sisters === 0;
  const brothersInWords = brothers ? t.brothers(countIn(brothers, language)) : '';
  const sistersInWords = sisters ? t.sisters(countIn(sisters, language)) : '';
  const siblings = hasNoSiblings ? t.none : join([brothersInWords, sistersInWords], ', ');
  const roots = [sharedAnswer(shared, 'desh', language), sharedAnswer(shared, 'ancestralDistrict', language)];
  return [
    kin('father'),
    kin('mother'),
    kin('maternalGrandfather'),
    fact(t.siblings, join([siblings, notes.trim()], '; ')),
    fact(t.roots, join(roots, ', ')),
  ];
}

/** Returns the word for a relative without brackets, which explain a form. */
const shortKin = (who: keyof FamilyView['relatives'], language: Language): string =>
  labelIn(kinLabels[who], language, 'fact').replace(/ \(.*\)$/, '');

/** Returns the father's line, eldest first, as far as it is known; empty if only the member's own name is known. */
function vineOf(family: FamilyView, name: string, language: Language): PaperFact[] {
  const nameOf = (who: (typeof LINE)[number]) =>
    parentName(family.relatives[who].name.trim(), presentStateOf(who, family), language);
  const elders = withValue(LINE.map((who) => fact(shortKin(who, language), nameOf(who))));
  return elders.length === 0 ? [] : [...elders, { label: '', value: name }];
}

/** Returns a contact line: Dipak Bhattacharya (Father), 98300 00000. */
function contactLine(
  { guardianName, guardianRelation, phone }: PaperContact,
  ownName: string,
  language: Language,
): string {
  const relation = choiceIn(guardianRelations, guardianRelation, language);
  const guardian = guardianName.trim();
  const who = guardian && relation ? `${guardian} (${relation})` : guardian || ownName;
  // Ten digits are split into two groups of five.
  return join([who, digits(phone.replace(/^(\d{5})(\d{5})$/, '$1 $2'), language)], ', ');
}
