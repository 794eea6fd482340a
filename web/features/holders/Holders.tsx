import type { ReturnedDraft } from '#contract/call.ts';
import type { showHolders } from '#contract/holders.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { FamilyVine } from '#web/ui/FamilyVine.tsx';
import { dayInIndia, digits } from '#words/numbers.ts';
import styles from './Holders.module.css';
import { holderDeeds } from './holders.deeds.ts';
import { holdersTexts } from './holders.texts.ts';

const { Deed } = holderDeeds;

type Props = Pick<ReturnedDraft<typeof showHolders>, 'role' | 'holders'>;
type Holder = Props['holders'][number];

/** Who has access, as a family on its vine, and how it ends. */
export function Holders({ role, holders }: Props) {
  const t = useTexts(holdersTexts);
  const language = useLanguage();
  const elders = holders.filter((holder) => holder.role !== 'candidate');
  const youngest = holders.filter((holder) => holder.role === 'candidate');
  const personOf = (holder: Holder) => ({
    label: holder.isMe ? `${t[holder.role]} (${t.me})` : t[holder.role],
    name: t.phoneEnd(digits(holder.phoneEnd, language)),
    detail: t.since(dayInIndia(holder.since, language)),
    more: <Choices holder={holder} role={role} isAlone={holders.length === 1} />,
  });
  const missing = (who: 'guardian' | 'candidate') => ({
    label: t[who],
    name: '',
    empty: t.nobodyYet,
    more: who !== role && <a href="#invite">{t.inviteThem}</a>,
  });
  const mayLeave = role === 'guardian' && holders.some((holder) => holder.role === 'candidate');
  return (
    <>
      <h2>{t.now}</h2>
      <FamilyVine
        label={t.now}
        people={[
          ...elders.map(personOf),
          ...(elders.length === 0 && role !== 'family' ? [missing('guardian')] : []),
          ...youngest.map(personOf),
          ...(youngest.length === 0 && role !== 'family' ? [missing('candidate')] : []),
        ]}
      />
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

/** Whose phone another family is given, and how somebody's access ends: both are for the candidate to say. */
function Choices({ holder, role, isAlone }: { holder: Holder; role: Props['role']; isAlone: boolean }) {
  const t = useTexts(holdersTexts);
  const language = useLanguage();
  const phone = digits(holder.phoneEnd, language);
  const sent = { holder: `${holder.id}` };
  return (
    <div className={styles.choices}>
      {holder.isReached && !isAlone && <p>{t.isReached}</p>}
      {role === 'candidate' && !isAlone && !holder.isReached && (
        <Deed deed="reach" label={t.reach(phone)} sent={sent} />
      )}
      {role === 'candidate' && !holder.isMe && <Deed deed="remove" label={t.remove(phone)} sent={sent} />}
    </div>
  );
}
