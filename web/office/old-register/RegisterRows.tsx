import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { telHref } from '#contract/dial.ts';
import type { showRegister } from '#contract/staff/old-register.ts';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from '#web/office/Office.module.css';
import { oldRegisterTexts } from '#web/office/pages/old-register.texts.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { labelIn } from '#words/label.ts';
import { number } from '#words/numbers.ts';
import { registerAsks, registerFaults, registerStates } from '#words/old-register.ts';
import { oldRegisterDeeds } from './old-register-deeds.ts';

const { Deed } = oldRegisterDeeds;

type Shown = ReturnedDraft<typeof showRegister>;

/** The rows that the page lists, and the filters by which they were chosen. */
interface Listed {
  register: Shown['register'];
  rows: Shown['rows'];
  next: string;
  filter: string;
  fault: string;
}

/** The number of rows in each state, and why rows cannot be imported. Each count links to its rows. */
export function RegisterCounts({ register, filter, fault }: Listed) {
  const t = useTexts(oldRegisterTexts);
  const language = useLanguage();
  return (
    <>
      <ul>
        {register.states.map(({ state, rows }) => (
          <li key={state}>
            <Link to={`?filter=${state}#rows`} aria-current={filter === state && fault === '' ? 'true' : undefined}>
              {labelIn(registerStates[state], language)}: {number(rows, language)}
            </Link>
          </li>
        ))}
      </ul>
      {register.faults.length > 0 && (
        <>
          <h3>{t.why}</h3>
          <ul>
            {register.faults.map(({ fault: name, rows }) => (
              <li key={name}>
                <Link to={`?filter=bad&fault=${name}#rows`} aria-current={fault === name ? 'true' : undefined}>
                  {labelIn(registerFaults[name], language)}: {number(rows, language)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** One page of rows, all of them or those of one state or fault. */
export function RegisterRows({ id, register, rows, next, filter, fault }: Listed & { id: string }) {
  const t = useTexts(oldRegisterTexts);
  const language = useLanguage();
  const shownState = register.states.find(({ state }) => state === filter)?.state;
  const query = { ...(filter && { filter }), ...(fault && { fault }), after: next };
  return (
    <section id="rows">
      <h2>{shownState ? t.list(labelIn(registerStates[shownState], language)) : t.rows}</h2>
      {rows.length === 0 && <p>{t.noRows}</p>}
      <ul className={styles.entries}>
        {rows.map((row) => (
          <li key={row.number} className={styles.entry}>
            <p className={styles.line}>
              <span className={styles.soft}>{t.row(number(row.number, language))}</span>
              <strong>{row.name ? <InScript>{row.name}</InScript> : t.nameless}</strong>
              {row.state === 'released' ? <a href={telHref(row.phone)}>{row.phone}</a> : <span>{row.phone}</span>}
              {row.bornAbout && <span>{t.bornAbout(number(Number(row.bornAbout), language))}</span>}
              {row.memberId && <Link to={`/office/members/${row.memberId}`}>{row.memberId}</Link>}
              {!shownState && <span className={styles.soft}>{labelIn(registerStates[row.state], language)}</span>}
            </p>
            {row.faults.map((name) => (
              <p key={name} className={styles.late}>
                {labelIn(registerFaults[name], language)}
                {row.other && ` (${t.double(row.other)})`}
              </p>
            ))}
            {row.asks.length > 0 && row.state !== 'bad' && (
              <p className={styles.soft}>
                {t.asks(row.asks.map((question) => labelIn(registerAsks[question], language)).join(', '))}
              </p>
            )}
            {row.state === 'released' && <AnswerForms id={id} row={row.number} />}
          </li>
        ))}
      </ul>
      {next && (
        <p>
          <Link to={`?${new URLSearchParams(query)}#rows`}>{t.next}</Link>
        </p>
      )}
    </section>
  );
}

/** Two forms for the answer of a family that the office has called. */
function AnswerForms({ id, row }: { id: string; row: number }) {
  const t = useTexts(oldRegisterTexts);
  return (
    <>
      {(['yes', 'no'] as const).map((answer) => (
        <details key={answer}>
          <summary>{t[answer]}</summary>
          <Deed deed="answer" label={t[answer]} sent={{ id, number: String(row), answer }}>
            {(field) => <TextField {...field('reason')} id={`reason-${row}-${answer}`} label={t.reason} required />}
          </Deed>
        </details>
      ))}
    </>
  );
}
