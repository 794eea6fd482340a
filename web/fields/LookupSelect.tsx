import type { ComponentProps } from 'react';
import type { LookupEntry } from '#contract/lookups.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { chooseWord } from '#words/label.ts';
import { nameIn } from '#words/values.ts';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> {
  entries: readonly LookupEntry[];
}

/** A select of a lookup list, labelled in the reader's language. */
export function LookupSelect({ entries, ...field }: Props) {
  const language = useLanguage();
  const options = entries.map((entry) => ({ value: String(entry.id), label: nameIn(entry, language) }));
  return <SelectField {...field} placeholder={chooseWord[language]} options={options} />;
}
