import type { ChartMarks } from '#contract/birth-chart.ts';
import type { Language } from '#contract/choices.ts';
import type { FamilyView, SharedView, Sheet } from '#contract/member.ts';
import { labelIn } from '#words/label.ts';
import { familyLabels } from '#words/labels/family.ts';
import { type SharedAnswer, sharedLabels } from '#words/labels/shared.ts';
import { longDate, number } from '#words/numbers.ts';
import { fullyNamed, readableName, writtenName } from '#words/readable-name.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { findingsOf } from '#words/sheet/findings-of.ts';
import { kootaTexts } from '#words/sheet/kootas.texts.ts';
import { reasonsOf } from '#words/sheet/reasons.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import { clockIn, dateIn } from '#words/values.ts';
import type { PaperFact } from './biodata.ts';
import { chartLetters } from './chart.ts';

/** A member as this reader sees them; `family` is null if the reader may not see it. */
export interface Side {
  shared: SharedView;
  family: FamilyView | null;
  chart: ChartMarks | null;
}

/** What a compatibility sheet on paper is made of. */
export interface PairInput {
  bride: Side;
  groom: Side;
  sheet: Sheet;
  /** `YYYY-MM-DD`. */
  today: string;
}

interface Half {
  /** Bride · SV300417 */
  role: string;
  name: string;
  birth: PaperFact[];
  /** The marks in each rashi, Mesh first (`chartLetters`). */
  signs: string[][] | null;
  facts: PaperFact[];
}

/** The exact texts of the compatibility sheet on paper, in their order. */
export interface Pair {
  language: Language;
  title: string;
  date: string;
  sides: Half[];
  /** `isPart`: whether the total omits a koota. */
  kootas: {
    heading: string;
    koota: string;
    points: string;
    rows: PaperFact[];
    total: PaperFact;
    isPart: boolean;
  } | null;
  notKnown: { heading: string; words: string };
  /** The findings of the sheet as sentences. */
  found: { heading: string; says: string[] };
  notes: string;
  foot: string;
}

/** The points of all kootas together. */
const ALL_POINTS = 36;
/** The answers below each horoscope. */
const FACTS = ['rashi', 'nakshatra', 'logno', 'gon', 'clan', 'isMangalik'] as const satisfies SharedAnswer[];

/** Returns the sheet of two members in one language, limited to what the reader of `sheet` may see. */
export function pairOf({ bride, groom, sheet, today }: PairInput, language: Language): Pair {
  const t = sheetTexts[language];
  return {
    language,
    title: t.heading,
    date: longDate(today, language),
    sides: [halfOf(bride, t.bride, language), halfOf(groom, t.groom, language)],
    kootas: kootasOf(sheet, language),
    notKnown: { heading: t.kootas, words: t.notKnown },
    found: { heading: t.found, says: foundIn(sheet, language) },
    notes: t.notes,
    foot: `${t.convention} ${t.explain} ${t.trust}`,
  };
}

/** Returns one side of the sheet: the member's name, birth and horoscope. */
function halfOf({ shared, family, chart }: Side, role: string, language: Language): Half {
  const fullName = fullyNamed(shared, family);
  const label = (name: 'birthDate' | 'birthPlace') => labelIn(familyLabels[name], language, 'fact');
  const dayAndTime = family
    ? [dateIn(family.birthDate, language), clockIn(family.birthTime, language)].filter(Boolean).join(', ')
    : '';
  const birth = [
    { label: label('birthDate'), value: dayAndTime },
    { label: label('birthPlace'), value: family?.birthPlace ?? '' },
  ];
  const facts = FACTS.map((name) => ({
    label: labelIn(sharedLabels[name], language, 'fact'),
    value: sharedAnswer(shared, name, language),
  }));
  return {
    role: [role, shared.memberId, writtenName(fullName, language)].filter(Boolean).join(' · '),
    name: readableName(fullName, language),
    birth: birth.filter(({ value }) => value !== ''),
    signs: chartLetters(shared, chart, language),
    facts: facts.filter(({ value }) => value !== ''),
  };
}

/** Returns the table of kootas; null if a rashi is unknown, so that there are no points. */
function kootasOf({ guna }: Sheet, language: Language): Pair['kootas'] {
  if (guna === null) return null;
  const t = sheetTexts[language];
  const pointsOf = (points: number | null, most: number) =>
    points === null ? t.notKnown : t.of(number(points, language), number(most, language));
  const names: Readonly<Record<string, string>> = kootaTexts[language];
  const rows = guna.kootas.map(({ koota, points, most }) => ({
    label: names[koota] ?? koota,
    value: pointsOf(points, most),
  }));
  const isPart = guna.most !== ALL_POINTS;
  return {
    heading: t.kootas,
    koota: t.koota,
    points: t.points,
    rows,
    isPart,
    total: {
      label: isPart ? t.totalPart(number(guna.most, language)) : t.total,
      value: pointsOf(guna.total, guna.most),
    },
  };
}

/** Returns the findings as sentences, then why the two may fit, and what to ask first. */
function foundIn(sheet: Sheet, language: Language): string[] {
  // Findings about horoscopes and gotras have their own heading, so they are left out here.
  const withoutFindings = { ...sheet, horoscope: [], clan: [], jotok: null, unknown: sheet.unknown.theirs };
  const { fits, asks } = reasonsOf(withoutFindings, language);
  return [...findingsOf(sheet, language).map(({ about, says }) => `${about}: ${says}`), ...fits, ...asks];
}
