import type { ComponentType } from 'react';
import cards from '#web/card/MemberCards.module.css';
import line from '#web/card/MemberLine.module.css';
import { MemberLine } from '#web/card/MemberLine.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import type { ButtonLook } from '#web/ui/Button.tsx';
import { Folds } from '#web/ui/Folds.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Accept, AcceptHint, AcceptWritingFirst, Decline, DeclineKindly } from './Accept.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import styles from './Inbox.module.css';
import type { ReceivedInterest } from './inbox-parts.ts';
import { inboxTexts } from './introductions.texts.ts';
import { Note } from './Note.tsx';
import { RareActions } from './RareActions.tsx';

/** The props of a list of interests that offers to report a member. */
export interface Reporting {
  /** The folded form to report a member, provided by the page. */
  Report: ComponentType<{ member: string }>;
}

/** Lists the families who wait for this family's answer. */
export function WaitingInterests({ waiting, Report }: { waiting: readonly ReceivedInterest[] } & Reporting) {
  return (
    <>
      <p className="soft">
        <AcceptHint />
      </p>
      <ul className={cards.list}>
        {waiting.map((interest) => (
          <li key={interest.member.memberId} id={`from-${interest.member.memberId}`} className={styles.waiting}>
            <MemberLine member={interest.member} />
            <DaysLeft {...interest} />
            {interest.note && <Note note={interest.note} />}
            <Answer member={interest.member.memberId} Report={Report} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Buttons to accept an interest, or decline it without a reason, with the rare actions folded. */
export function Answer({ member, look = 'primary', Report }: { member: string; look?: ButtonLook } & Reporting) {
  const t = useTexts(inboxTexts);
  return (
    <div>
      <div className={line.next}>
        <Accept member={member} look={look} />
        <Decline member={member} label={t.decline} />
      </div>
      <AcceptWritingFirst member={member} />
      <Folds>
        <LinkButton to={`/matching-profile/${member}/pair`} look="secondary">
          {t.sideBySide}
        </LinkButton>
        <RareActions member={member}>
          <DeclineKindly member={member} />
          <Report member={member} />
        </RareActions>
      </Folds>
    </div>
  );
}
