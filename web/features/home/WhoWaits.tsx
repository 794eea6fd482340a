import { Link } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import { todayTexts } from './home.texts.ts';
import rows from './Rows.module.css';

interface Props {
  /** True if the families who wait for this one are listed above. */
  areNamed: boolean;
  /** The number of families whose answer this family waits for. */
  awaited: number;
}

/** States in one line who waits for whom, even if it is nobody. */
export function WhoWaits({ areNamed, awaited }: Props) {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  if (areNamed && awaited === 0) return null;
  return (
    <p className={rows.waits}>
      {!areNamed && t.nobodyWaits}{' '}
      {awaited > 0 ? (
        <Link to="/matching-profile/inbox#sent">{t.youWait(number(awaited, language), awaited === 1)}</Link>
      ) : (
        t.youWaitForNobody
      )}
    </p>
  );
}
