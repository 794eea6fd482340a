import { useLocation } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { lettersLinkTexts } from './letters-link.texts.ts';

/**
 * Links by which visitors turn large letters on or off without JavaScript. CSS shows only the link that applies.
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
