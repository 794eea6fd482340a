import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { approveChange, listChanges, refuseChange } from '#contract/staff/desk.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOf, deeds } from '#web/forms/deeds.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { Sheet } from '#web/office/Sheet.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { approvalsTexts } from './approvals.texts.ts';

export const head = approvalsTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listChanges);

const approvalDeeds = deeds({ approve: approveChange, refuse: refuseChange });

export const action = actionOf(approvalDeeds);

const { Deed } = approvalDeeds;

/** What shown members have changed of what they are known by, before others read it. */
export function Component() {
  const t = useTexts(approvalsTexts);
  const language = useLanguage();
  const { changes } = useLoaderData<typeof loader>();
  const answerNames: Readonly<Record<string, string>> = { name: t.name, gender: t.gender, date_of_birth: t.birthDate };
  return (
    <Sheet heading={t.heading} lead={t.description}>
      {changes.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      <ul className={styles.entries}>
        {changes.map(({ id, memberId, answer, was, becomes, since }) => (
          <li key={id} className={styles.entry}>
            <h2>
              <Link to={`/office/members/${memberId}`}>{memberId}</Link> · {answerNames[answer] ?? answer}
            </h2>
            <p className={styles.soft}>{t.since(dayInIndia(since, language))}</p>
            <Facts
              facts={[
                { label: t.was, value: was },
                { label: t.becomes, value: becomes },
              ]}
            />
            <Deed deed="approve" member={String(id)} label={t.approve} look="primary" />
            <details>
              <summary>{t.refuse}</summary>
              <Deed deed="refuse" member={String(id)} label={t.refuseNow}>
                {(field) => <TextField {...field('reason')} label={t.reason} required />}
              </Deed>
            </details>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
