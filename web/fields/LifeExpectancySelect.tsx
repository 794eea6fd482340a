import type { ComponentProps } from 'react';
import { LIFE_EXPECTANCIES, STILL_ALIVE } from '#contract/choices.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { lifeExpectancyIn, livedWord } from '#words/choices/health.ts';
import { chooseWord } from '#words/label.ts';

type Props = Omit<ComponentProps<typeof SelectField>, 'options' | 'more' | 'placeholder'>;

/** Still alive, or the age at a relative's death. */
export function LifeExpectancySelect(field: Props) {
  const language = useLanguage();
  const optionsOf = (values: readonly string[]) =>
    values.map((value) => ({ value, label: lifeExpectancyIn(value, language) }));
  return (
    <SelectField
      {...field}
      placeholder={chooseWord[language]}
      options={optionsOf([STILL_ALIVE])}
      more={{
        label: livedWord[language],
        options: optionsOf(LIFE_EXPECTANCIES.filter((value) => value !== STILL_ALIVE)),
      }}
    />
  );
}
