import { Link } from 'react-router';
import type { OPEN_LISTS } from '#contract/choices.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { openFamiliesTexts } from './open-families.texts.ts';

/** Links to the open-families lists that include the reader. */
export function OpenLists({ lists }: { lists: readonly (typeof OPEN_LISTS)[number][] }) {
  const t = useTexts(openFamiliesTexts);
  return (
    <nav className="screen-only" aria-label={t.heading}>
      {lists.map((list) => (
        <p key={list}>
          {t.heading}: <Link to={`/matching-profile/open?of=${list}`}>{t[list]}</Link>
        </p>
      ))}
    </nav>
  );
}
