import type { ReturnedDraft } from '#contract/call.ts';
import type { showMemberToStaff } from '#contract/staff/members.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from '#web/office/Office.module.css';
import { dayInIndia } from '#words/numbers.ts';
import { careTexts } from './care.texts.ts';

/** Letters that asked for the deletion of a profile, and what became of each. */
export function Deletions({ deletions }: Pick<ReturnedDraft<typeof showMemberToStaff>, 'deletions'>) {
  const t = useTexts(careTexts);
  const language = useLanguage();
  if (deletions.length === 0) return null;
  const ended = { objected: t.objected, kept: t.kept, office: t.byOffice };
  return (
    <section>
      <h3>{t.letters}</h3>
      <ul className={styles.records}>
        {deletions.map(({ askedAt, askedBy, reason, lookedAt, lookedBy, endedAt, endedHow, dueAt, isSamePlace }) => (
          <li key={askedAt}>
            {t.letterFrom(dayInIndia(askedAt, language), askedBy)}: {reason}
            {isSamePlace && ` · ${t.samePlace}`}
            {endedHow !== '' && ` · ${ended[endedHow]}, ${dayInIndia(endedAt, language)}`}
            {dueAt && ` · ${t.goesOn(dayInIndia(dueAt, language))} · ${lookedAt ? t.lookedBy(lookedBy) : t.notLooked}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
