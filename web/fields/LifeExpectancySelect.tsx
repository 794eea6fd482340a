import type { ComponentProps } from 'react';
import { LIFE_EXPECTANCIES } from '#contract/choices.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { lifeExpectancyIn } from '#words/choices/health.ts';
import { chooseWord } from '#words/label.ts';
import { healthLabels } from '#words/labels/health.ts';

type Props = Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder' | 'label'>;

/** Still alive, or the years that a relative lived. */
export function LifeExpectancySelect(field: Props) {
  const label = useLabels(healthLabels);
  const language = useLanguage();
  const options = LIFE_EXPECTANCIES.map((value) => ({ value, label: lifeExpectancyIn(value, language) }));
  return (
    <SelectField {...field} label={label('lifeExpectancy')} placeholder={chooseWord[language]} options={options} />
  );
}
