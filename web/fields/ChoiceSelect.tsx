import type { ComponentProps } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { choiceTexts } from './choices.texts.ts';

/** A value of a closed list that has a name in both languages. */
export type ChoiceWord = Exclude<keyof (typeof choiceTexts)['en'], 'choose'>;

interface Props extends Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> {
  choices: readonly ChoiceWord[];
}

/** One of the closed values of the contract: community, blood group, skin colour. */
export function ChoiceSelect({ choices, ...field }: Props) {
  const t = useTexts(choiceTexts);
  return (
    <SelectField {...field} placeholder={t.choose} options={choices.map((value) => ({ value, label: t[value] }))} />
  );
}
