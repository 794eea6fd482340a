import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showMelan } from '#contract/staff/melans.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { melanDeeds } from '#web/office/melan/melan-deeds.ts';
import styles from '#web/office/Office.module.css';
import { entryFields, entryValues, melanTexts } from '#web/office/pages/melan.texts.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { choiceIn, labelIn } from '#words/label.ts';
import { digits, momentInIndia, number } from '#words/numbers.ts';

type Shown = ReturnedDraft<typeof showMelan>;

const { Deed } = melanDeeds;

interface Props {
  melan: Shown['melan'];
  day: Shown['day'];
}

/** The day of a melan: what the tablets have returned, conflicts to decide, guests to name, and the thanks after it. */
export function MelanDay({ melan, day }: Props) {
  const t = useTexts(melanTexts);
  const language = useLanguage();
  const melanId = String(melan.id);
  const count = (n: number) => number(n, language);
  const inWords = (moment: string) => momentInIndia(moment, language);
  return (
    <>
      <h2>{t.day}</h2>
      <p>
        {t.dayLine(count(day.came), count(day.people))} · {t.walkIns(count(day.walkIns))}
      </p>
      <p>
        {t.namings(count(day.namings))} · {t.proposed(count(day.proposed))}
      </p>
      {melan.pairedAt && day.namings > day.proposed && <p className={styles.soft}>{t.notProposed}</p>}
      {day.conflicts.length > 0 && <Conflicts melanId={melanId} conflicts={day.conflicts} />}
      {day.others.length > 0 && (
        <>
          <h3>{t.others}</h3>
          <p>{t.othersText}</p>
          <ul className={styles.entries}>
            {day.others.map((guest) => (
              <li key={guest.number} className={styles.entry}>
                <p>
                  <strong>{digits(guest.number, language)}</strong> · {guest.name}{' '}
                  {guest.memberId && <Link to={`/office/members/${guest.memberId}`}>{guest.memberId}</Link>}
                </p>
                {!(guest.memberId && melan.pairedAt) && (
                  <Deed
                    deed="name"
                    member={melanId}
                    label={guest.memberId ? t.rename : t.save}
                    sent={{ number: String(guest.number) }}
                  >
                    {(field) => (
                      <TextField
                        {...field('profile')}
                        id={`profile-${guest.number}`}
                        label={t.profile}
                        autoComplete="off"
                      />
                    )}
                  </Deed>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {day.notes.length > 0 && (
        <details>
          <summary>{t.notes}</summary>
          <ul className={styles.records}>
            {day.notes.map((note) => (
              <li key={note.number}>
                {digits(note.number, language)} · {note.name}: {note.words}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>{t.pairText}</p>
      {melan.pairedAt && <p className={styles.soft}>{t.pairedAt(inWords(melan.pairedAt))}</p>}
      <Deed deed="pair" member={melanId} label={t.pair} look="primary" />
      {melan.thankedAt ? (
        <p className={styles.soft}>{t.thankedAt(inWords(melan.thankedAt))}</p>
      ) : (
        <Deed deed="thank" member={melanId} label={t.thank} />
      )}
    </>
  );
}

function Conflicts({ melanId, conflicts }: { melanId: string; conflicts: Props['day']['conflicts'] }) {
  const t = useTexts(melanTexts);
  const language = useLanguage();
  const inWords = (value: string) => (value in entryValues ? choiceIn(entryValues, value, language) : value);
  return (
    <>
      <h3>{t.conflicts}</h3>
      <p>{t.conflictsText}</p>
      <ul className={styles.entries}>
        {conflicts.map(({ number: guestNumber, name, field, values }) => (
          <li key={`${guestNumber} ${field}`} className={styles.entry}>
            <p>
              <strong>{digits(guestNumber, language)}</strong> · {name} · {labelIn(entryFields[field], language)}
            </p>
            {field === 'wishes' && (
              <Deed deed="decide" member={melanId} label={t.save} sent={{ number: String(guestNumber), field }}>
                {(named) => (
                  <TextField
                    {...named('value')}
                    id={`slip-${guestNumber}`}
                    label={t.slip}
                    hint={t.slipHint}
                    inputMode="numeric"
                    autoComplete="off"
                  />
                )}
              </Deed>
            )}
            {[...new Set(values)].map((value) => (
              <Deed
                key={value}
                deed="decide"
                member={melanId}
                label={t.choose(inWords(value))}
                sent={{ number: String(guestNumber), field, value }}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
