import type { ComponentProps } from 'react';
import { LIFE_EXPECTANCIES, STILL_ALIVE } from '#contract/choices.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { digits } from '#web/i18n/numbers.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { choiceTexts } from './choices.texts.ts';
import { healthTexts } from './health.texts.ts';

type Props = Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder' | 'label'>;

/** Still alive, or the years that a relative lived. */
export function LifeExpectancySelect(field: Props) {
  const t = useTexts(healthTexts);
  const { choose } = useTexts(choiceTexts);
  const language = useLanguage();
  const options = LIFE_EXPECTANCIES.map((value) => ({
    value,
    label: value === STILL_ALIVE ? t.stillAlive : t.years(digits(value, language)),
  }));
  return (
    <SelectField
      {...field}
      label={t.lifeExpectancy}
      hint={field.hint ?? t.lifeExpectancyHint}
      placeholder={choose}
      options={options}
    />
  );
}
