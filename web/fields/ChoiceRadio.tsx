import type { ComponentProps } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import type { Labels } from '#words/label.ts';
import { optionsOf } from '#words/label.ts';

interface Props extends Omit<ComponentProps<typeof RadioField>, 'options'> {
  names: Labels;
}

/** A choice of a few fixed values, side by side: gender, yes or no, diet. */
export function ChoiceRadio({ names, ...field }: Props) {
  return <RadioField {...field} options={optionsOf(names, useLanguage())} />;
}
