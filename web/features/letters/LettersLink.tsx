import { useLocation } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { lettersLinkTexts } from './letters-link.texts.ts';

/**
 * Turns large letters on or off for visitors, by a link that needs no JavaScript. CSS shows only the link that applies.
 */
export function LettersLink() {
  const t = useTexts(lettersLinkTexts);
  const { pathname, search } = useLocation();
  const addressFor = (letters: string) => `/letters?${new URLSearchParams({ to: letters, back: pathname + search })}`;
  return (
    <>
      <a className="usual-only" href={addressFor('large')}>
        {t.turnOn}
      </a>
      <a className="large-only" href={addressFor('usual')}>
        {t.turnOff}
      </a>
    </>
  );
}
