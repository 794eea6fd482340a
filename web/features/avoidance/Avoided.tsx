import type { listAvoided } from '#contract/avoidance.ts';
import type { ReturnedDraft } from '#contract/call.ts';
import styles from '#web/card/MemberLine.module.css';
import { MemberLine } from '#web/card/MemberLine.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { dayInIndia } from '#words/numbers.ts';
import { avoidanceDeeds } from './avoidance.deeds.ts';
import { avoidanceTexts } from './avoidance.texts.ts';

const { Deed } = avoidanceDeeds;

/** Whom this family has hidden or blocked, each with its undo. */
export function Avoided({ hidden, blocked }: ReturnedDraft<typeof listAvoided>) {
  const t = useTexts(avoidanceTexts);
  const language = useLanguage();
  const { isBeside } = useMember();
  return (
    <>
      <h2>{t.hidden}</h2>
      {hidden.length === 0 && <p>{t.noneHidden}</p>}
      <ul className={styles.list}>
        {hidden.map((member) => (
          <MemberLine key={member.memberId} member={member}>
            <Deed deed="unhide" member={member.memberId} label={t.unhide} />
          </MemberLine>
        ))}
      </ul>
      {!isBeside && <h2>{t.blocked}</h2>}
      {!isBeside && blocked.length === 0 && <p>{t.noneBlocked}</p>}
      <ul className={styles.list}>
        {blocked.map(({ memberId, blockedAt }) => (
          <li key={memberId}>
            <p>
              {memberId} {t.blockedOn(dayInIndia(blockedAt, language))}
            </p>
            <Deed deed="unblock" member={memberId} label={t.unblock(memberId)} />
          </li>
        ))}
      </ul>
    </>
  );
}
