import type { ReturnedDraft } from '#contract/call.ts';
import type { showHolders } from '#contract/holders.ts';
import styles from '#web/card/MemberLine.module.css';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { dayInIndia, digits } from '#words/numbers.ts';
import { holderDeeds } from './holders.deeds.ts';
import { holdersTexts } from './holders.texts.ts';

const { Deed } = holderDeeds;

type Props = Pick<ReturnedDraft<typeof showHolders>, 'role' | 'holders'>;

/** Who has access, and how it ends. */
export function Holders({ role, holders }: Props) {
  const t = useTexts(holdersTexts);
  const language = useLanguage();
  const mayLeave = role === 'guardian' && holders.some((holder) => holder.role === 'candidate');
  return (
    <>
      <h2>{t.now}</h2>
      <ul className={styles.list}>
        {holders.map((holder) => (
          <li key={holder.id} className={styles.member}>
            <p className={styles.about}>
              <strong>{t[holder.role]}</strong>
              {holder.isMe && ` (${t.me})`}
              <br />
              {t.phoneEnd(digits(holder.phoneEnd, language))}
              <br />
              {t.since(dayInIndia(holder.since, language))}
              {holder.isReached && holders.length > 1 && (
                <>
                  <br />
                  {t.isReached}
                </>
              )}
            </p>
            {role === 'candidate' && holders.length > 1 && !holder.isReached && (
              <Deed deed="reach" label={t.reach(digits(holder.phoneEnd, language))} sent={{ holder: `${holder.id}` }} />
            )}
            {role === 'candidate' && !holder.isMe && (
              <Deed
                deed="remove"
                label={t.remove(digits(holder.phoneEnd, language))}
                sent={{ holder: `${holder.id}` }}
              />
            )}
          </li>
        ))}
      </ul>
      {mayLeave && (
        <Accordion
          items={[
            {
              id: 'leave',
              heading: t.leave,
              content: (
                <>
                  <p>{t.leaveText}</p>
                  <Deed deed="leave" label={t.leaveNow} />
                </>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
