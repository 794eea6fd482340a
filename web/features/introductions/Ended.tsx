import line from '#web/card/MemberLine.module.css';
import { MemberLine } from '#web/card/MemberLine.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Folds } from '#web/ui/Folds.tsx';
import { dayAndMonth } from '#words/numbers.ts';
import { absenceTexts } from './absence.texts.ts';
import styles from './Inbox.module.css';
import type { Lists } from './inbox-parts.ts';
import { inboxTexts } from './introductions.texts.ts';
import type { Reporting } from './Waiting.tsx';

/** Acquaintances that have ended (who ended them, and no reason), and families who are seen no longer, by number alone. */
export function Ended({ ended, lost, Report }: Pick<Lists, 'ended' | 'lost'> & Reporting) {
  const t = useTexts(inboxTexts);
  const absence = useTexts(absenceTexts);
  const language = useLanguage();
  return (
    <ul className={line.list}>
      {lost.map(({ memberId, loss }) => (
        <li key={memberId} className={styles.row}>
          <p>
            <strong>{memberId}</strong> {absence[loss]}
          </p>
        </li>
      ))}
      {ended.map(({ member, endedAt, isByUs }) => (
        <li key={member.memberId} className={styles.row}>
          <MemberLine member={member} isShort>
            <p>{(isByUs ? t.weEnded : t.theyEnded)(dayAndMonth(endedAt, language))}</p>
          </MemberLine>
          <Folds>
            <Report member={member.memberId} />
          </Folds>
        </li>
      ))}
    </ul>
  );
}
