import type { listAvoided } from '#contract/avoidance.ts';
import type { ReturnedDraft } from '#contract/call.ts';
import styles from '#web/card/MemberLine.module.css';
import { MemberLine } from '#web/card/MemberLine.tsx';
import { counted } from '#web/i18n/counted.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { avoidanceDeeds } from './avoidance.deeds.ts';
import { avoidanceTexts } from './avoidance.texts.ts';

const { Deed } = avoidanceDeeds;

type Lists = ReturnedDraft<typeof listAvoided>;

/** Whom this family has hidden, each with its undo; folded where there is nobody. */
export function HiddenMembers({ hidden }: Pick<Lists, 'hidden'>) {
  const t = useTexts(avoidanceTexts);
  const heading = counted(t.hidden, hidden.length, useLanguage());
  const content = hidden.length === 0 ? <p>{t.noneHidden}</p> : <Hidden members={hidden} />;
  return <Accordion items={[{ id: 'hidden', heading, isOpen: hidden.length > 0, content }]} />;
}

/** Whom this family has blocked, likewise. */
export function BlockedMembers({ blocked }: Pick<Lists, 'blocked'>) {
  const t = useTexts(avoidanceTexts);
  const heading = counted(t.blocked, blocked.length, useLanguage());
  const content = blocked.length === 0 ? <p>{t.noneBlocked}</p> : <Blocked members={blocked} />;
  return <Accordion items={[{ id: 'blocked', heading, isOpen: blocked.length > 0, content }]} />;
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
