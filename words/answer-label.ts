import type { Language } from '#contract/choices.ts';
import type { LineageSide } from '#contract/lineage.ts';
import { type Label, type Labels, labelIn, type Place } from './label.ts';
import { addressLabels } from './labels/address.ts';
import { detailsLabels } from './labels/details.ts';
import { healthLabels } from './labels/health.ts';
import { kinLabels } from './labels/kin.ts';
import { lineLabels, relativeLabels } from './labels/lineage.ts';
import { personalLabels } from './labels/personal.ts';
import { profileLabels } from './labels/profile.ts';

const { chronicDisease, chronicDiseaseDetails, lifeExpectancy, bloodGroup, diseaseReport } = healthLabels;
const { caste, tribe, clan } = relativeLabels;
const parentHealth = { bloodGroup, chronicDisease, chronicDiseaseDetails, lifeExpectancy };
const parentLine = { caste, tribe, clan };

/** Every answer of a profile by its form and the dotted path of its field: `personal.father.name`. */
const labels = {
  ...under('profile', profileLabels),
  ...under('address', addressLabels),
  ...under('personal', personalLabels),
  ...under('details', detailsLabels),
  ...under('health', { bloodGroup, diseaseReport }),
  ...under('health.father', of(kinLabels.father, parentHealth)),
  ...under('health.mother', of(kinLabels.mother, parentHealth)),
  ...line('paternal'),
  ...line('maternal'),
};

export type AnswerName = keyof typeof labels;

/** What an answer is called, wherever it stands alone: in a message, on paper, in an export. */
export const answerLabel = (name: AnswerName, language: Language, place: Place = 'fact'): string =>
  labelIn(labels[name], language, place);

function line<S extends LineageSide>(side: S) {
  const { parent, grandfather, greatGrandfather } = lineLabels[side];
  return {
    ...under(`${side}.parent`, of(parent, parentLine)),
    ...under(`${side}.grandfather`, of(grandfather, relativeLabels)),
    ...under(`${side}.greatGrandfather`, of(greatGrandfather, relativeLabels)),
  };
}

/** The same labels, each said of one relative: *Paternal grandfather: Name*. */
function of<L extends Labels>(kin: Label, labels: L): { [K in keyof L]: Label };
function of(kin: Label, labels: Labels): Labels {
  const said = (label: Label, language: Language) =>
    `${labelIn(kin, language, 'fact')}: ${labelIn(label, language, 'fact')}`;
  return Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [name, { en: said(label, 'en'), bn: said(label, 'bn') }]),
  );
}

function under<P extends string, L extends Labels>(
  form: P,
  labels: L,
): { [K in keyof L & string as `${P}.${K}`]: Label };
function under(form: string, labels: Labels): Labels {
  return Object.fromEntries(Object.entries(labels).map(([name, label]) => [`${form}.${name}`, label]));
}
