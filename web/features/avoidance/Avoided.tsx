import type { listAvoided } from '#contract/avoidance.ts';
import type { ReturnedDraft } from '#contract/call.ts';
import styles from '#web/card/MemberLine.module.css';
import { MemberLine } from '#web/card/MemberLine.tsx';
import { counted } from '#web/i18n/counted.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { useMember } from '#web/useMember.ts';
import { dayInIndia } from '#words/numbers.ts';
import { avoidanceDeeds } from './avoidance.deeds.ts';
import { avoidanceTexts } from './avoidance.texts.ts';

const { Deed } = avoidanceDeeds;

type Lists = ReturnedDraft<typeof listAvoided>;

/** Whom this family has hidden or blocked, each with its undo; folded where there is nobody. */
export function Avoided({ hidden, blocked }: Lists) {
  const t = useTexts(avoidanceTexts);
  const language = useLanguage();
  const { isBeside } = useMember();
  return (
    <Accordion
      items={[
        {
          id: 'hidden',
          heading: counted(t.hidden, hidden.length, language),
          isOpen: hidden.length > 0,
          content: hidden.length === 0 ? <p>{t.noneHidden}</p> : <Hidden members={hidden} />,
        },
        ...(isBeside
          ? []
          : [
              {
                id: 'blocked',
                heading: counted(t.blocked, blocked.length, language),
                isOpen: blocked.length > 0,
                content: blocked.length === 0 ? <p>{t.noneBlocked}</p> : <Blocked members={blocked} />,
              },
            ]),
      ]}
    />
  );
}

function Hidden({ members }: { members: Lists['hidden'] }) {
  const t = useTexts(avoidanceTexts);
  return (
    <ul className={styles.list}>
      {members.map((member) => (
        <MemberLine key={member.memberId} member={member}>
          <Deed deed="unhide" member={member.memberId} label={t.unhide} />
        </MemberLine>
      ))}
    </ul>
  );
}

function Blocked({ members }: { members: Lists['blocked'] }) {
  const t = useTexts(avoidanceTexts);
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {members.map(({ memberId, blockedAt }) => (
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
