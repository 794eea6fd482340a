import type { ReactNode } from 'react';
import type { ReturnedDraft } from '#contract/call.ts';
import type { listIntroductions } from '#contract/introductions.ts';
import { DeedForm } from '#web/forms/DeedForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { dayInIndia } from '#web/i18n/numbers.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { inboxTexts } from './inbox.texts.ts';
import styles from './MemberLine.module.css';
import { MemberLine } from './MemberLine.tsx';

type Listed = ReturnedDraft<typeof listIntroductions>;

const IN = { waiting: 'inWaiting', accepted: 'inAccepted', declined: 'inDeclined', expired: 'inExpired' } as const;
const OUT = {
  waiting: 'outWaiting',
  accepted: 'outAccepted',
  withdrawn: 'outWithdrawn',
  expired: 'outExpired',
} as const;

/** What other families have sent; what waits can be answered here. */
export function Received({ inbox }: Pick<Listed, 'inbox'>) {
  const t = useTexts(inboxTexts);
  return (
    <ul className={styles.list}>
      {inbox.map((introduction) => (
        <Introduction
          key={keyOf(introduction)}
          {...introduction}
          state={t[IN[introduction.state]]}
          on={t.cameOn}
          isOpen={introduction.state === 'waiting'}
        >
          <Actions>
            <DeedForm deed="accept" member={introduction.member.memberId} label={t.accept} look="primary" />
            <DeedForm deed="decline" member={introduction.member.memberId} label={t.decline} />
          </Actions>
        </Introduction>
      ))}
    </ul>
  );
}

/** What this family has sent. A decline is not among its states. */
export function Sent({ outbox }: Pick<Listed, 'outbox'>) {
  const t = useTexts(inboxTexts);
  return (
    <ul className={styles.list}>
      {outbox.map((introduction) => (
        <Introduction
          key={keyOf(introduction)}
          {...introduction}
          state={t[OUT[introduction.state]]}
          on={t.sentOn}
          isOpen={introduction.state === 'waiting'}
        >
          <DeedForm deed="withdraw" member={introduction.member.memberId} label={t.withdraw} />
        </Introduction>
      ))}
    </ul>
  );
}

const keyOf = ({ member, sentAt }: Listed['inbox'][number] | Listed['outbox'][number]) =>
  `${member.memberId} ${sentAt}`;

interface Props extends Omit<Listed['inbox'][number], 'state'> {
  /** In the reader's words. */
  state: string;
  on: (day: string) => string;
  /** It waits, and can be answered or withdrawn. */
  isOpen: boolean;
  children: ReactNode;
}

function Introduction({ member, note, sentAt, expiresAt, state, on, isOpen, children }: Props) {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  return (
    <MemberLine member={member}>
      {note && <p className={styles.note}>{note}</p>}
      <p>
        <span className={styles.state}>{state}</span> {on(dayInIndia(sentAt, language))}{' '}
        {isOpen && t.until(dayInIndia(expiresAt, language))}
      </p>
      {isOpen && children}
    </MemberLine>
  );
}
