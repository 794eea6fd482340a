import type { ComponentProps } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import type { ChoiceWord } from './ChoiceSelect.tsx';
import { choiceTexts } from './choices.texts.ts';

interface Props extends Omit<ComponentProps<typeof RadioField>, 'options'> {
  choices: readonly ChoiceWord[];
}

/** One of a few closed values, side by side: gender, yes or no, diet. */
export function ChoiceRadio({ choices, ...field }: Props) {
  const t = useTexts(choiceTexts);
  return <RadioField {...field} options={choices.map((value) => ({ value, label: t[value] }))} />;
}
