import { useLocation } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { lettersLinkTexts } from './letters-link.texts.ts';

/** The same for visitors, as a link that needs no JavaScript. */
export function LettersLink() {
  const t = useTexts(lettersLinkTexts);
  const { pathname, search } = useLocation();
  const to = (letters: string) => `/letters?${new URLSearchParams({ to: letters, back: pathname + search })}`;
  return (
    <>
      <a className="usual-only" href={to('large')}>
        {t.turnOn}
      </a>
      <a className="large-only" href={to('usual')}>
        {t.turnOff}
      </a>
    </>
  );
}
