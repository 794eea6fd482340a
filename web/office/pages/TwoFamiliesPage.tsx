import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { spokeToCandidate } from '#contract/staff/care.ts';
import { closeDeskHint, listDeskHints } from '#contract/staff/desk-hints.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { RemainingTime } from '#web/office/RemainingTime.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { momentInIndia } from '#words/numbers.ts';
import { deskHintNames, twoFamiliesTexts } from './two-families.texts.ts';

export const head = twoFamiliesTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listDeskHints);

const hintDeeds = deeds({ settle: closeDeskHint, spoke: spokeToCandidate });

export const action = actionOfForms(hintDeeds);

const { Deed } = hintDeeds;

/** The hints that families who have accepted each other give the office, with the results. */
export function Component() {
  const t = useTexts(twoFamiliesTexts);
  const language = useLanguage();
  const { hints } = useLoaderData<typeof loader>();
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      {hints.length === 0 && <EmptyState title={t.none}>{null}</EmptyState>}
      <ul className={styles.entries}>
        {hints.map(({ id, kind, memberId, name, aboutId, aboutName, madeAt, due }) => (
          <li key={id} className={styles.entry}>
            <h2>
              {name} · <Link to={`/office/members/${memberId}`}>{memberId}</Link>
            </h2>
            <RemainingTime due={due} />
            <p>{deskHintNames[kind][language]}</p>
            <p className={styles.line}>
              {aboutId && (
                <span>
                  {t.about} {aboutName} · <Link to={`/office/members/${aboutId}`}>{aboutId}</Link>
                </span>
              )}
              <span className={styles.soft}>{t.since(momentInIndia(madeAt, language))}</span>
            </p>
            {kind === 'speakFirst' && aboutId && (
              <details>
                <summary>{t.spoke}</summary>
                <Deed deed="spoke" member={memberId} label={t.spoke} sent={{ about: aboutId }}>
                  {(field) => (
                    <>
                      <TextField {...field('called')} id={`called-${id}`} label={t.called} inputMode="tel" required />
                      <TextAreaField {...field('reason')} id={`words-${id}`} label={t.what} required />
                    </>
                  )}
                </Deed>
              </details>
            )}
            <details>
              <summary>{t.settle}</summary>
              <Deed deed="settle" member={String(id)} label={t.settle}>
                {(field) => <TextAreaField {...field('reason')} id={`reason-${id}`} label={t.what} required />}
              </Deed>
            </details>
          </li>
        ))}
      </ul>
    </OfficeRoom>
  );
}
