import type { Language } from '#contract/choices.ts';
import type { Household } from '#contract/household.ts';
import type { SharedView, Sheet } from '#contract/member.ts';
import { householdIn } from '#words/household.ts';
import type { SharedAnswer } from '#words/labels/shared.ts';
import { number } from '#words/numbers.ts';
import { placeOf } from '#words/place-of.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { joinNames } from '#words/sheet/reasons.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import { feetIn } from '#words/values.ts';
import { besideTexts } from './beside.texts.ts';

/** One family of the table, with the facts that the reader may see. */
export interface Beside {
  shared: SharedView;
  household: Household | null;
  /** Compares the reader's own profile with theirs; null never occurs for another member. */
  sheet: Sheet | null;
  /** The reader's own note; `''` if there is none. */
  note: string;
}

/** The answers in the order in which families ask for them. */
const ANSWERS = [
  ...(['age', 'heightCm', 'district', 'education', 'profession', 'maritalStatus', 'children'] as const),
  ...(['religion', 'caste', 'clan', 'desh', 'ancestralDistrict', 'motherTongue', 'diet'] as const),
  ...(['rashi', 'nakshatra', 'gon', 'isMangalik'] as const),
] as const satisfies SharedAnswer[];

const COMPUTED = ['wishes', 'kootas', 'home', 'note'] as const;

export type RowName = (typeof ANSWERS)[number] | (typeof COMPUTED)[number];

export interface BesideRow {
  name: RowName;
  /** One value for each family, in the families' order; `''` if it is missing. */
  said: string[];
  /** True if all values are the same. */
  isAlike: boolean;
}

/** Returns the rows of the table, those that differ first. Rows without any value are left out. */
export function besideRows(families: readonly Beside[], language: Language): BesideRow[] {
  const rows = [...COMPUTED.slice(0, 2), ...ANSWERS, ...COMPUTED.slice(2)].flatMap((name): BesideRow[] => {
    const said = families.map((family) => sayIn(family, name, language));
    if (said.every((one) => one === '')) return [];
    return [{ name, said, isAlike: new Set(said).size === 1 }];
  });
  return [...rows.filter(({ isAlike }) => !isAlike), ...rows.filter(({ isAlike }) => isAlike)];
}

function sayIn({ shared, household, sheet, note }: Beside, name: RowName, language: Language): string {
  if (name === 'note') return note;
  if (name === 'home') return household ? householdIn(household, language).join(' ') : '';
  if (name === 'wishes') return sheet ? wishesIn(sheet, language) : '';
  if (name === 'kootas') return sheet?.guna ? pointsIn(sheet.guna, language) : '';
  if (name === 'district') return placeOf(shared, language);
  return name === 'heightCm' ? feetIn(shared.heightCm, language) : sharedAnswer(shared, name, language);
}

function wishesIn({ myWishes }: Pick<Sheet, 'myWishes'>, language: Language): string {
  if (myWishes.length === 0) return '';
  const t = besideTexts[language];
  const of = (code: string) => myWishes.filter((wish) => wish.code === code);
  const unmet = of('wish.unmet').map(({ wish }) => wish);
  const met = t.met(number(of('wish.met').length, language), number(myWishes.length, language));
  return unmet.length === 0 ? met : `${met}; ${t.unmet(joinNames(unmet, language))}`;
}

const pointsIn = ({ total, most }: NonNullable<Sheet['guna']>, language: Language): string =>
  sheetTexts[language].of(number(total, language), number(most, language));
