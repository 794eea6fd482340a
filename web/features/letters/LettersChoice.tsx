import { setLetters } from '#contract/letters.ts';
import { applyLetterMode } from '#web/api/session.ts';
import { deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { lettersTexts } from './letters.texts.ts';

const lettersAction = formAction(setLetters, {
  deed: 'letters',
  done: (_answer, _draft, { isOnServer }) => {
    if (!isOnServer) applyLetterMode();
    return '';
  },
});

/** The small form that turns large letters on or off. */
export const lettersDeeds = deeds({ letters: { call: setLetters, action: lettersAction } });
const { Deed } = lettersDeeds;

/** States whether large letters are on. CSS shows only the sentence that applies. */
export function LettersNow() {
  const t = useTexts(lettersTexts);
  return (
    <>
      <span className="usual-only">{t.isOff}</span>
      <span className="large-only">{t.isOn}</span>
    </>
  );
}

/** Buttons that turn large letters on or off. CSS shows only the button that applies. */
export function LettersChoice() {
  const t = useTexts(lettersTexts);
  return (
    <>
      <p>{t.lead}</p>
      <div className="usual-only">
        <Deed deed="letters" sent={{ letters: 'large' }} label={t.turnOn} look="primary" />
      </div>
      <div className="large-only">
        <Deed deed="letters" sent={{ letters: 'usual' }} label={t.turnOff} />
      </div>
    </>
  );
}
