import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Fold } from '#web/ui/Fold.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { personChoices } from '#words/choices/person.ts';
import { healthLabels } from '#words/labels/health.ts';
import { ChoiceRadio } from './ChoiceRadio.tsx';
import { healthTexts } from './health.texts.ts';

interface FieldState {
  name: string;
  defaultValue: string;
  error: string | undefined;
}

interface Props {
  answer: FieldState;
  details: FieldState;
  /** The details last loaded from the server. */
  storedDetails: string;
  /** Shown beside an answer that is still missing. */
  hint?: ReactNode;
}

/**
 * Yes or no, and the details, which appear on Yes. No clears and disables them; Yes enables them and restores the
 * stored details (specification 4). Without JavaScript they stay visible and enabled, and `clearDetails` clears them.
 */
export function ChronicDiseaseField({ answer, details, storedDetails, hint }: Props) {
  const t = useTexts(healthTexts);
  const label = useLabels(healthLabels);
  const isAlive = useIsAlive();
  const [chosen, setChosen] = useState(answer.defaultValue);
  const isNone = chosen === 'No';
  // Undefined after a change from No: the field then follows the server until the reader types, because the answer to a
  // save may be pending.
  const [typed, setTyped] = useState<string | undefined>(details.defaultValue);
  const text = typed ?? storedDetails;

  function choose(next: string) {
    if (next === 'No') setTyped('');
    else if (isNone) setTyped(undefined);
    setChosen(next);
  }

  return (
    <>
      <ChoiceRadio
        {...answer}
        label={label('chronicDisease')}
        hint={hint}
        names={personChoices.yesNo}
        onChange={choose}
      />
      {/* The details stay visible while they have text, whatever the answer. */}
      <Fold isFolded={isAlive && chosen !== 'Yes' && text === ''}>
        <TextAreaField
          name={details.name}
          error={details.error}
          label={label('chronicDiseaseDetails')}
          hint={t.detailsHint}
          rows={3}
          value={text}
          onChange={setTyped}
          disabled={isAlive && isNone}
        />
      </Fold>
    </>
  );
}

interface Answers {
  chronicDisease: string;
  chronicDiseaseDetails: string;
}

/** Clears the details when there is no chronic disease. */
export const clearDetails = <A extends Answers>(answers: A): A =>
  answers.chronicDisease === 'No' ? { ...answers, chronicDiseaseDetails: '' } : answers;
