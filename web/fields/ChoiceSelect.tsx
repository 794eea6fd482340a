import type { ComponentProps } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { chooseWord, type Labels, optionsOf } from '#words/label.ts';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> {
  names: Labels;
  /** Label of the empty option, if leaving it empty is an answer. */
  none?: string;
}

/** A select with a closed list of the contract: community, blood group, skin colour. */
export function ChoiceSelect({ names, none, ...field }: Props) {
  const language = useLanguage();
  return <SelectField {...field} placeholder={none ?? chooseWord[language]} options={optionsOf(names, language)} />;
}
