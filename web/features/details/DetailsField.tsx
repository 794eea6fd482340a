import type { detailsForm } from '#contract/details.ts';
import type { PathOf } from '#contract/wire.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useMember } from '#web/useMember.ts';
import { namesOfGender } from '#words/by-gender.ts';
import { detailsChoices } from '#words/choices/details.ts';
import type { Labels } from '#words/label.ts';
import { detailsLabels } from '#words/labels/details.ts';
import { detailsTexts } from './details.texts.ts';

/** A page's form that has the fields of the further details. */
export type DetailsPage = FormPage<PathOf<typeof detailsForm.fields>>;

/** An answer of the further details that is a single control with its own label. */
type SingleControl = Exclude<keyof typeof detailsLabels, 'ancestral' | 'home' | 'birth'>;

/** Checks whether a path of the form is an answer with a single control. */
export const isSingleControl = (path: string): path is SingleControl => path in detailsLabels;

/** The choices of each answer with a closed list. An answer whose name differs from its list's name has a line here. */
const choicesOfAnswer: Readonly<Partial<Record<SingleControl, Labels>>> = {
  ...detailsChoices,
  'guardian.relation': detailsChoices.guardianRelation,
  communityFor: detailsChoices.communityAudience,
  homeFor: detailsChoices.homeAudience,
  fatherNow: detailsChoices.parentState,
  motherNow: detailsChoices.parentState,
};
/** Answers in digits: counts, and the year in which a marriage ended. */
const numericAnswers: readonly SingleControl[] = [
  'brothers',
  'sisters',
  'brothersMarried',
  'sistersMarried',
  'peopleAtHome',
  'children',
  'marriageEnded',
];

interface Props {
  page: DetailsPage;
  name: SingleControl;
  /** Replaces the field's own label. */
  label?: string;
}

/** The control of an answer: a select if the answer has a closed list of values, otherwise a text field. */
export function DetailsField({ page: { field }, name, label: ownLabel }: Props) {
  const t = useTexts(detailsTexts);
  const label = useLabels(detailsLabels);
  const hints: Partial<Record<SingleControl, string>> = {
    marriageEnded: t.marriageEndedHint,
    children: t.childrenHint,
    communityFor: t.communityForHint,
    religionWords: t.religionWordsHint,
    childrenAges: t.acceptedAlone,
    childrenWith: t.acceptedAlone,
    mamaHouse: t.mamaHouseHint,
    workPlace: t.acceptedAlone,
    incomeBand: t.acceptedAlone,
    incomeAbroad: t.acceptedAlone,
  };
  const fieldProps = { ...field(name), label: ownLabel ?? label(name), hint: hints[name] };
  const { gender } = useMember();
  const choices = choicesOfAnswer[name];
  if (choices) return <ChoiceSelect {...fieldProps} names={namesOfGender(choices, gender)} />;
  return <TextField {...fieldProps} {...(numericAnswers.includes(name) && { inputMode: 'numeric' })} />;
}
