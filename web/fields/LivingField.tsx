import { type ComponentProps, type ReactNode, useState } from 'react';
import { LIFE_EXPECTANCIES, STILL_ALIVE } from '#contract/choices.ts';
import { fill } from '#web/forms/draft.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Fold } from '#web/ui/Fold.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { lifeExpectancyIn, livedWord, livingAnswers } from '#words/choices/health.ts';
import { chooseWord } from '#words/label.ts';
import { healthLabels } from '#words/labels/health.ts';
import { ChoiceRadio } from './ChoiceRadio.tsx';
import { healthTexts } from './health.texts.ts';

interface Props {
  name: string;
  defaultValue: string;
  error: string | undefined;
  isWoman?: boolean;
  /** Shown beside an answer that is still missing. */
  hint?: ReactNode;
}

/**
 * Whether a relative is living, and on No the age at death: one answer, sent by the select. Without JavaScript only the
 * select is shown.
 */
export function LivingField({ isWoman, hint, ...field }: Props) {
  const t = useTexts(healthTexts);
  const label = useLabels(healthLabels);
  const isAlive = useIsAlive();
  const [answer, setAnswer] = useState(field.defaultValue);
  const [isAnsweredNo, setIsAnsweredNo] = useState(false);
  const isDead = answer === '' ? isAnsweredNo : answer !== STILL_ALIVE;

  function choose(isLiving: boolean) {
    setIsAnsweredNo(!isLiving);
    const list = document.getElementById(field.name);
    if (list instanceof HTMLSelectElement) fill(list, isLiving ? STILL_ALIVE : '');
  }
  return (
    <>
      {isAlive && (
        <ChoiceRadio
          name={`is.${field.name}`}
          label={isWoman ? t.isSheLiving : t.isHeLiving}
          hint={hint}
          names={livingAnswers}
          value={isDead ? 'No' : answer && 'Yes'}
          onChange={(chosen) => choose(chosen === 'Yes')}
        />
      )}
      <Fold isFolded={isAlive && !isDead}>
        <LifeExpectancySelect
          {...field}
          label={isAlive ? t.yearsLived : label('lifeExpectancy')}
          hint={!isAlive && hint}
          onChange={setAnswer}
        />
      </Fold>
    </>
  );
}

type LifeExpectancySelectProps = Omit<ComponentProps<typeof SelectField>, 'options' | 'more' | 'placeholder'>;

/** Still alive, or the age at a relative's death. */
function LifeExpectancySelect(field: LifeExpectancySelectProps) {
  const language = useLanguage();
  const expectancyOptions = (values: readonly string[]) =>
    values.map((value) => ({ value, label: lifeExpectancyIn(value, language) }));
  return (
    <SelectField
      {...field}
      placeholder={chooseWord[language]}
      options={expectancyOptions([STILL_ALIVE])}
      more={{
        label: livedWord[language],
        options: expectancyOptions(LIFE_EXPECTANCIES.filter((value) => value !== STILL_ALIVE)),
      }}
    />
  );
}
