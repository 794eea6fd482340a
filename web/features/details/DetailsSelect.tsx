import type { ComponentProps } from 'react';
import { type DetailsChoice, detailsChoiceTexts } from '#web/fields/details-choices.texts.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { detailsTexts } from './details.texts.ts';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> {
  choices: readonly DetailsChoice[];
}

/** One of the closed values of the details. */
export function DetailsSelect({ choices, ...field }: Props) {
  const t = useTexts(detailsTexts);
  const names = useTexts(detailsChoiceTexts);
  return (
    <SelectField {...field} placeholder={t.choose} options={choices.map((value) => ({ value, label: names[value] }))} />
  );
}
