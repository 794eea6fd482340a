import { Link } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import { todayTexts } from './home.texts.ts';
import rows from './Rows.module.css';

interface Props {
  /** Families who wait for this one are named above. */
  areNamed: boolean;
  /** Families whose answer this one waits for. */
  awaited: number;
}

/** Who waits for whom, in one line, also where it is nobody. */
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
