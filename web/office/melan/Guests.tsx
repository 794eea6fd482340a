import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showMelan } from '#contract/staff/melans.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { melanDeeds } from '#web/office/melan/melan-deeds.ts';
import styles from '#web/office/Office.module.css';
import { melanTexts } from '#web/office/pages/melan.texts.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { number } from '#words/numbers.ts';

type Guest = ReturnedDraft<typeof showMelan>['guests'][number];

const { Deed } = melanDeeds;

/** Lists with more families than this are folded. */
const MOST_OPEN = 12;

interface Props {
  melanId: number;
  guests: readonly Guest[];
  /** True until the melan is over or called off. */
  isOpen: boolean;
}

/** The families in four lists that can be folded. In the list without an answer, families to be called come first. */
export function Guests({ guests, ...rest }: Props) {
  const t = useTexts(melanTexts);
  const language = useLanguage();
  const lists = [
    { name: t.seated, members: guests.filter((guest) => guest.number > 0) },
    { name: t.waits, members: guests.filter((guest) => guest.waitingPlace > 0) },
    {
      name: t.noAnswer,
      members: guests
        .filter(({ answer }) => answer === '')
        .sort((one, other) => Number(other.isToCall) - Number(one.isToCall)),
    },
    { name: t.notThisTime, members: guests.filter(({ answer }) => answer === 'notThisTime') },
  ];
  const shownLists = lists.filter(({ members }) => members.length > 0);
  if (shownLists.length === 0) return <p>{t.nobodyYet}</p>;
  return shownLists.map(({ name, members }) => (
    <details key={name('')} open={members.length <= MOST_OPEN}>
      <summary>{name(number(members.length, language))}</summary>
      <ul className={styles.records}>
        {members.map((guest) => (
          <li key={guest.memberId}>
            <OneGuest guest={guest} {...rest} />
          </li>
        ))}
      </ul>
    </details>
  ));
}

function OneGuest({ guest, melanId, isOpen }: Omit<Props, 'guests'> & { guest: Guest }) {
  const t = useTexts(melanTexts);
  const language = useLanguage();
  const count = (n: number) => number(n, language);
  const facts = [
    guest.isBride ? t.bride : t.groom,
    guest.people > 0 && t.people(count(guest.people)),
    guest.waitingPlace > 0 && t.place(count(guest.waitingPlace)),
    guest.hasNobody && t.nobody,
    guest.came === 'yes' && t.came,
    guest.came === 'no' && t.didNotCome,
  ].filter(Boolean);
  return (
    <>
      {guest.number > 0 && <strong>{count(guest.number)} · </strong>}
      {guest.name} · <Link to={`/office/members/${guest.memberId}`}>{guest.memberId}</Link>{' '}
      <span className={styles.soft}>{facts.join(' · ')}</span>
      {guest.isToCall && <span className={styles.late}> {t.toCall}</span>}
      {isOpen && (
        <details>
          <summary>{t.note}</summary>
          <Deed
            deed="coming"
            member={guest.memberId}
            label={t.coming}
            sent={{ melan: String(melanId), answer: 'coming' }}
          >
            {(field) => (
              <TextField {...field('people')} label={t.howMany} inputMode="numeric" autoComplete="off" required />
            )}
          </Deed>
          <Deed
            deed="cannot"
            member={guest.memberId}
            label={t.cannot}
            sent={{ melan: String(melanId), answer: 'notThisTime' }}
          />
        </details>
      )}
    </>
  );
}
