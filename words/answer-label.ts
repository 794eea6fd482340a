import type { AnswersIn, NamedAnswer, Section } from '#contract/catalogue.ts';
import { type Language, LIFE_EXPECTANCIES } from '#contract/choices.ts';
import type { Kin } from '#contract/kin.ts';
import { namesOf } from './choice-names.ts';
import { lifeExpectancyIn } from './choices/health.ts';
import { choiceIn, type Label, type Labels, type LabelUse, labelIn } from './label.ts';
import { addressLabels } from './labels/address.ts';
import { detailsLabels } from './labels/details.ts';
import { healthLabels } from './labels/health.ts';
import { kinLabels } from './labels/kin.ts';
import { relativeLabels } from './labels/lineage.ts';
import { personalLabels } from './labels/personal.ts';
import { profileLabels } from './labels/profile.ts';
import { digits, number } from './numbers.ts';
import { dateIn, heightIn, kilogramsIn, type Named, nameIn } from './values.ts';

/** Sections with labels by section. Relatives have labels by kin, and a wish has the name of the wished answer. */
type OwnSection = Exclude<Section, 'relatives' | 'wishes'>;

/** An answer of the member alone, by its section and its name in the catalogue: `details.home.id`. */
export type AnswerName = { [S in OwnSection]: `${S}.${AnswersIn<S>['name']}` }[OwnSection];

// A district has two answers with one label: the id of a district in the list, and a name in the family's own words.
const { ancestral, home, birth, ...details } = detailsLabels;
const districts = {
  ...under('ancestral', { id: ancestral, name: ancestral }),
  ...under('home', { id: home, name: home }),
  ...under('birth', { id: birth, name: birth }),
};

/** A missing label is a compile error. */
const labels: Readonly<Record<AnswerName, Label>> = {
  ...under('profile', profileLabels),
  ...under('address', addressLabels),
  ...under('personal', { ...personalLabels, birthPlaceId: personalLabels.birthPlace }),
  ...under('health', healthLabels),
  ...under('details', { ...details, ...districts }),
};

type RelativeAnswer = AnswersIn<'relatives'>['name'];
/** The labels of the answers about a relative. */
const labelsOfRelatives: Readonly<Record<RelativeAnswer, Label>> = {
  ...relativeLabels,
  bloodGroup: healthLabels.bloodGroup,
};

/** Returns the label of an answer outside its form: in a message, on paper, in a list of the office. */
export const answerLabel = (name: AnswerName, language: Language, use: LabelUse = 'fact'): string =>
  labelIn(labels[name], language, use);

/** Returns the label of an answer about a relative: *Maternal grandfather: Gotra*. */
export const relativeLabel = (kin: Kin, name: RelativeAnswer, language: Language): string =>
  `${labelIn(kinLabels[kin], language, 'fact')}: ${labelIn(labelsOfRelatives[name], language, 'fact')}`;

/** Returns the labels with `group` and a dot before each name. */
function under<P extends string, L extends Labels>(
  group: P,
  labels: L,
): { [K in keyof L & string as `${P}.${K}`]: Label };
function under(group: string, labels: Labels): Labels {
  return Object.fromEntries(Object.entries(labels).map(([name, label]) => [`${group}.${name}`, label]));
}

/** An answer as others read it: a name in both languages, a number, or a text; null or `''` if nothing is recorded. */
type ShownValue = Named | number | string | null;

/** Returns the value of an answer of the catalogue in words; `''` if it is not given. */
export function answerValue(
  answer: Pick<NamedAnswer, 'name' | 'kind' | 'of'>,
  value: ShownValue,
  language: Language,
): string {
  if (value === null || value === '') return '';
  if (typeof value === 'object') return nameIn(value, language);
  return typeof value === 'number' ? numberIn(answer.name, value, language) : textIn(answer, value, language);
}

function numberIn(name: string, value: number, language: Language): string {
  if (name === 'weightKg') return kilogramsIn(value, language);
  return name === 'heightCm' ? heightIn(value, language) : number(value, language);
}

function textIn({ kind, of }: Pick<NamedAnswer, 'kind' | 'of'>, value: string, language: Language): string {
  if (of === LIFE_EXPECTANCIES) return lifeExpectancyIn(value, language);
  if (kind === 'choice' && of) return choiceIn(namesOf(of), value, language);
  if (kind === 'date') return dateIn(value, language);
  return kind === 'time' ? digits(value, language) : value;
}
