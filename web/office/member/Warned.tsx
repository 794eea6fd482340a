import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showMemberToStaff } from '#contract/staff/members.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from '#web/office/Office.module.css';
import { dayInIndia } from '#words/numbers.ts';
import { careTexts } from './care.texts.ts';

type Shown = ReturnedDraft<typeof showMemberToStaff>;

/** The families that were warned about a suspended member, with the channels used and the result of each. */
export function Warned({ warned }: Pick<Shown, 'warned'>) {
  const t = useTexts(careTexts);
  const language = useLanguage();
  if (warned.length === 0) return null;
  const wayInWords = ({ channel, state }: Shown['warned'][number]['ways'][number]) => {
    // The office hands nothing over: it calls.
    const hasCalled = channel === 'office' && state === 'handed';
    return `${t[channel]} ${hasCalled ? t.called : t[state]}`;
  };
  return (
    <section>
      <h3>{t.warned}</h3>
      <p>{t.warnedText}</p>
      <ul className={styles.records}>
        {warned.map(({ memberId, name, at, seenAt, ways }) => (
          <li key={`${memberId} ${at}`}>
            <Link to={`/office/members/${memberId}`}>{name}</Link> · {dayInIndia(at, language)}:{' '}
            {ways.length === 0 ? t.siteOnly : ways.map(wayInWords).join(', ')} ·{' '}
            {seenAt ? t.read(dayInIndia(seenAt, language)) : t.unread}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Letters that requested the deletion of a profile, with the result of each. */
export function Deletions({ deletions }: Pick<Shown, 'deletions'>) {
  const t = useTexts(careTexts);
  const language = useLanguage();
  if (deletions.length === 0) return null;
  const endings = { objected: t.objected, kept: t.kept, office: t.byOffice };
  return (
    <section>
      <h3>{t.letters}</h3>
      <ul className={styles.records}>
        {deletions.map(({ askedAt, askedBy, reason, lookedAt, lookedBy, endedAt, endedHow, dueAt, isSamePlace }) => (
          <li key={askedAt}>
            {t.letterFrom(dayInIndia(askedAt, language), askedBy)}: {reason}
            {isSamePlace && ` · ${t.samePlace}`}
            {endedHow !== '' && ` · ${endings[endedHow]}, ${dayInIndia(endedAt, language)}`}
            {dueAt && ` · ${t.goesOn(dayInIndia(dueAt, language))} · ${lookedAt ? t.lookedBy(lookedBy) : t.notLooked}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
