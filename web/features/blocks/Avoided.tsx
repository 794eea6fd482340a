import type { listAvoided } from '#contract/blocks.ts';
import type { ReturnedDraft } from '#contract/call.ts';
import styles from '#web/card/MemberLine.module.css';
import { MemberLine } from '#web/card/MemberLine.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { avoidanceDeeds } from './blocks.actions.ts';
import { avoidanceTexts } from './blocks.texts.ts';

const { Deed } = avoidanceDeeds;

type Lists = ReturnedDraft<typeof listAvoided>;

/** Lists the members whom this family has hidden, each with a button to show them again. */
export function HiddenMembers({ hidden }: Pick<Lists, 'hidden'>) {
  const t = useTexts(avoidanceTexts);
  return (
    <ul className={styles.list}>
      {hidden.map((member) => (
        <li key={member.memberId} className={styles.member}>
          <MemberLine member={member}>
            <Deed deed="unhide" member={member.memberId} label={t.unhide} />
          </MemberLine>
        </li>
      ))}
    </ul>
  );
}

/** Lists the members whom this family has blocked, each with a button to unblock them. */
export function BlockedMembers({ blocked }: Pick<Lists, 'blocked'>) {
  const t = useTexts(avoidanceTexts);
  const language = useLanguage();
  return (
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
  );
}
