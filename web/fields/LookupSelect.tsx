import type { ComponentProps } from 'react';
import type { LookupEntry } from '#contract/lookups.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { choiceTexts } from './choices.texts.ts';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> {
  entries: readonly LookupEntry[];
}

/** One entry of a lookup list, named in the reader's language. */
export function LookupSelect({ entries, ...field }: Props) {
  const language = useLanguage();
  const t = useTexts(choiceTexts);
  const options = entries.map(({ id, name, nameBn }) => ({
    value: String(id),
    label: language === 'bn' ? nameBn : name,
  }));
  return <SelectField {...field} placeholder={t.choose} options={options} />;
}
