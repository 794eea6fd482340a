import type { ComponentProps } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { chooseWord, type Labels, optionsOf } from '#words/label.ts';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> {
  names: Labels;
  /** What the empty line says, where to leave it so is an answer. */
  none?: string;
}

/** One of the closed values of the contract: community, blood group, skin colour. */
export function ChoiceSelect({ names, none, ...field }: Props) {
  const language = useLanguage();
  return <SelectField {...field} placeholder={none ?? chooseWord[language]} options={optionsOf(names, language)} />;
}
