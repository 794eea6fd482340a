import type { ComponentType, ReactNode } from 'react';
import { useActionData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { listIntroductions } from '#contract/introductions.ts';
import styles from '#web/card/MemberLine.module.css';
import { MemberLine } from '#web/card/MemberLine.tsx';
import { ContactLink } from '#web/fields/JustAccepted.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { nameInside } from '#words/labels/wishes.ts';
import { dayInIndia, number } from '#words/numbers.ts';
import { introductionDeeds } from './introductions.deeds.ts';
import { inboxTexts } from './introductions.texts.ts';

const { Deed } = introductionDeeds;

type Listed = ReturnedDraft<typeof listIntroductions>;

interface Reporting {
  /** The folded report of a member; the page hands it in. */
  Report: ComponentType<{ member: string }>;
}

const IN = { waiting: 'inWaiting', accepted: 'inAccepted', declined: 'inDeclined', expired: 'inExpired' } as const;
const OUT = {
  waiting: 'outWaiting',
  accepted: 'outAccepted',
  declined: 'outDeclined',
  withdrawn: 'outWithdrawn',
  expired: 'outExpired',
} as const;

/** What other families have sent; what waits can be answered here. */
export function Received({ inbox, Report }: Pick<Listed, 'inbox'> & Reporting) {
  return (
    <ul className={styles.list}>
      {inbox.map((introduction) => (
        <ReceivedOne key={keyOf(introduction)} introduction={introduction} Report={Report} />
      ))}
    </ul>
  );
}

/** Folded away: what families have sent whom the reader's own musts leave out. */
export function Others({ others, Report }: Pick<Listed, 'others'> & Reporting) {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  const result = useActionData<FormResult>();
  if (others.length === 0) return null;
  const isRefused = others.some(({ member }) => member.memberId === result?.typed.member) && result?.code !== 1;
  const content = (
    <>
      <p>{t.othersText}</p>
      <ul className={styles.list}>
        {others.map(({ musts, ...introduction }) => (
          <ReceivedOne key={keyOf(introduction)} introduction={introduction} Report={Report}>
            <p>{t.missed(musts.map((wish) => nameInside(wish, language) ?? wish).join(', '))}</p>
          </ReceivedOne>
        ))}
      </ul>
    </>
  );
  return (
    <Accordion
      items={[{ id: 'others', heading: t.others(number(others.length, language)), isOpen: isRefused, content }]}
    />
  );
}

interface OneProps extends Reporting {
  introduction: Listed['inbox'][number];
  children?: ReactNode;
}

function ReceivedOne({ introduction, Report, children }: OneProps) {
  const t = useTexts(inboxTexts);
  const member = introduction.member.memberId;
  const isWaiting = introduction.state === 'waiting';
  return (
    <Introduction {...introduction} state={t[IN[introduction.state]]} on={t.cameOn} isOpen={isWaiting}>
      {children}
      {isWaiting && (
        <Actions>
          <Deed deed="accept" member={member} label={t.accept} look="primary" />
          <Deed deed="decline" member={member} label={t.decline} />
        </Actions>
      )}
      {introduction.state === 'accepted' && (
        <p>
          <ContactLink member={member} look="secondary" />
        </p>
      )}
      <div className={styles.report}>
        <Report member={member} />
      </div>
    </Introduction>
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
          {introduction.state === 'waiting' && (
            <Deed deed="withdraw" member={introduction.member.memberId} label={t.withdraw} />
          )}
          {introduction.state === 'accepted' && <ContactLink member={introduction.member.memberId} look="secondary" />}
        </Introduction>
      ))}
    </ul>
  );
}

const keyOf = ({ member, sentAt }: Pick<Listed['inbox'][number], 'member' | 'sentAt'>) =>
  `${member.memberId} ${sentAt}`;

interface Props extends Omit<Listed['inbox'][number], 'state'> {
  /** In the reader's words. */
  state: string;
  on: (day: string) => string;
  /** It waits still, until a day. */
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
      {children}
    </MemberLine>
  );
}
