import type { ReturnedDraft } from '#contract/call.ts';
import { MOST_GUARDIANS, type showHolders } from '#contract/holders.ts';
import styles from '#web/card/MemberLine.module.css';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { dayInIndia, digits } from '#words/numbers.ts';
import next from './Holders.module.css';
import { holderDeeds } from './holders.deeds.ts';
import { inviteTexts } from './invite.texts.ts';

const { Deed } = holderDeeds;

type Props = Pick<ReturnedDraft<typeof showHolders>, 'role' | 'holders' | 'invitations'>;

/** A guardian asks the candidate, a candidate asks guardians; and who was asked and has not joined. */
export function Invite({ role, holders, invitations }: Props) {
  const t = useTexts(inviteTexts);
  const language = useLanguage();
  const whose = role === 'candidate' ? 'guardian' : 'candidate';
  const there = holders.filter((holder) => holder.role === whose).length;
  const hasRoom = there < (whose === 'candidate' ? 1 : MOST_GUARDIANS);
  const words =
    whose === 'candidate'
      ? { heading: t.candidateHeading, text: t.candidateText, phone: t.candidatePhone, send: t.candidateSend }
      : { heading: t.guardianHeading, text: t.guardianText, phone: t.guardianPhone, send: t.guardianSend };
  if (!hasRoom && invitations.length === 0) return null;
  return (
    <section className={next.next}>
      <h2 id="invite">{words.heading}</h2>
      <ul className={styles.list}>
        {invitations.map(({ id, phone, madeAt }) => (
          <li key={id} className={styles.member}>
            <p className={styles.about}>{t.waiting(digits(phone, language), dayInIndia(madeAt, language))}</p>
            <Deed deed="withdraw" label={t.withdraw(digits(phone, language))} sent={{ invitation: `${id}` }} />
          </li>
        ))}
      </ul>
      {hasRoom && (
        <>
          <p>{words.text}</p>
          <Deed key={invitations.at(-1)?.id} deed="invite" label={words.send} look="primary" sent={{ whose }}>
            {(field) => <PhoneField {...field('phone')} label={words.phone} autoComplete="off" required />}
          </Deed>
        </>
      )}
    </section>
  );
}
