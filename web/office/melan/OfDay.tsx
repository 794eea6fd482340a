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

/** The entries that the tablets have returned, open decisions, and the letters of the next day. */
export function OfDay({ melan, day }: Props) {
  const t = useTexts(melanTexts);
  const language = useLanguage();
  const member = String(melan.id);
  const count = (n: number) => number(n, language);
  const moment = (at: string) => momentInIndia(at, language);
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
      {day.conflicts.length > 0 && <Conflicts member={member} conflicts={day.conflicts} />}
      {day.others.length > 0 && (
        <>
          <h3>{t.others}</h3>
          <p>{t.othersText}</p>
          <ul className={styles.entries}>
            {day.others.map((one) => (
              <li key={one.number} className={styles.entry}>
                <p>
                  <strong>{digits(one.number, language)}</strong> · {one.name}{' '}
                  {one.memberId && <Link to={`/office/members/${one.memberId}`}>{one.memberId}</Link>}
                </p>
                {!(one.memberId && melan.pairedAt) && (
                  <Deed
                    deed="name"
                    member={member}
                    label={one.memberId ? t.rename : t.save}
                    sent={{ number: String(one.number) }}
                  >
                    {(field) => (
                      <TextField
                        {...field('profile')}
                        id={`profile-${one.number}`}
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
            {day.notes.map((one) => (
              <li key={one.number}>
                {digits(one.number, language)} · {one.name}: {one.words}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>{t.pairText}</p>
      {melan.pairedAt && <p className={styles.soft}>{t.pairedAt(moment(melan.pairedAt))}</p>}
      <Deed deed="pair" member={member} label={t.pair} look="primary" />
      {melan.thankedAt ? (
        <p className={styles.soft}>{t.thankedAt(moment(melan.thankedAt))}</p>
      ) : (
        <Deed deed="thank" member={member} label={t.thank} />
      )}
    </>
  );
}

function Conflicts({ member, conflicts }: { member: string; conflicts: Props['day']['conflicts'] }) {
  const t = useTexts(melanTexts);
  const language = useLanguage();
  const inWords = (value: string) => (value in entryValues ? choiceIn(entryValues, value, language) : value);
  return (
    <>
      <h3>{t.conflicts}</h3>
      <p>{t.conflictsText}</p>
      <ul className={styles.entries}>
        {conflicts.map(({ number: of, name, field, values }) => (
          <li key={`${of} ${field}`} className={styles.entry}>
            <p>
              <strong>{digits(of, language)}</strong> · {name} · {labelIn(entryFields[field], language)}
            </p>
            {field === 'wishes' && (
              <Deed deed="decide" member={member} label={t.save} sent={{ number: String(of), field }}>
                {(named) => (
                  <TextField
                    {...named('value')}
                    id={`slip-${of}`}
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
                member={member}
                label={t.choose(inWords(value))}
                sent={{ number: String(of), field, value }}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
