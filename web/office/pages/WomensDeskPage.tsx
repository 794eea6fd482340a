import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { telHref } from '#contract/dial.ts';
import { endQuietWord, listQuietWords, readLetterAnswer } from '#contract/staff/womens-desk.ts';
import { visitOf } from '#web/api/visit.ts';
import { DangerPhones } from '#web/fields/DangerPhones.tsx';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { quietHours } from '#words/choices/quiet-word.ts';
import { choiceIn } from '#words/label.ts';
import { dayInIndia } from '#words/numbers.ts';
import { womensDeskTexts } from './womens-desk.texts.ts';

export const head = womensDeskTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listQuietWords);

const deskDeeds = deeds({ end: endQuietWord, read: readLetterAnswer });

export const action = actionOfForms(deskDeeds);

const { Deed } = deskDeeds;

/** The brides and grooms who are not free to decide, and how to reach them. */
export function Component() {
  const t = useTexts(womensDeskTexts);
  const language = useLanguage();
  const { waiting, forced, letters } = useLoaderData<typeof loader>();
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      <p>{t.first}</p>
      <DangerPhones />
      {waiting.length === 0 && <EmptyState title={t.none}>{null}</EmptyState>}
      <ul className={styles.entries}>
        {waiting.map(({ id, memberId, name, since, phone, hour }) => (
          <li key={id} className={styles.entry}>
            <h2>
              {name} · {memberId}
            </h2>
            <p>
              <a href={telHref(phone)}>{phone}</a> · {choiceIn(quietHours, hour, language)} ·{' '}
              {t.since(dayInIndia(since, language))}
            </p>
            <details>
              <summary>{t.end}</summary>
              <p>{t.endText}</p>
              <Deed deed="end" member={String(id)} label={t.end}>
                {(field) => (
                  <>
                    <TextAreaField {...field('words')} id={`words-${id}`} label={t.words} required />
                    <CheckboxField {...field('spoke')} id={`spoke-${id}`} label={t.spoke} required />
                  </>
                )}
              </Deed>
            </details>
          </li>
        ))}
      </ul>
      {letters.length > 0 && (
        <section>
          <h2>{t.letters}</h2>
          <p>{t.lettersLead}</p>
          <ul className={styles.entries}>
            {letters.map(({ id, memberId, name, words, since }) => (
              <li key={id} className={styles.entry}>
                <h3>
                  {name} · {memberId}
                </h3>
                <p className={styles.soft}>{t.since(dayInIndia(since, language))}</p>
                <p>{words}</p>
                <Deed deed="read" member={String(id)} label={t.read} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {forced.length > 0 && (
        <section>
          <h2>{t.forced}</h2>
          <ul className={styles.entries}>
            {forced.map(({ id, memberId, refusedAt, again }) => (
              <li key={id} className={styles.entry}>
                <p>
                  {memberId || t.gone} · {t.refused(dayInIndia(refusedAt, language))}
                </p>
                {again.length > 0 && (
                  <p>
                    {t.again}{' '}
                    {again.map((invitation) => (
                      <Link key={invitation.memberId} to={`/office/members/${invitation.memberId}`}>
                        {invitation.memberId} ({dayInIndia(invitation.invitedAt, language)})
                      </Link>
                    ))}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </OfficeRoom>
  );
}
