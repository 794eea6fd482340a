import { Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { telHref } from '#contract/dial.ts';
import {
  answerRegister,
  enterRegister,
  fetchFaults,
  matchColumns,
  RELEASED_AT_A_TIME,
  releaseRegister,
  showRegister,
  UNDONE_WITHIN_DAYS,
  undoRegister,
} from '#contract/staff/old-register.ts';
import { stopWork } from '#contract/staff/works.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff, mayEnter, useDesk } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { RegisterColumns } from '#web/office/old-register/RegisterColumns.tsx';
import { Work } from '#web/office/Work.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { labelIn } from '#words/label.ts';
import { number } from '#words/numbers.ts';
import { registerAsks, registerFaults, registerStates } from '#words/old-register.ts';
import { oldRegisterTexts } from './old-register.texts.ts';

export const head = oldRegisterTexts;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [filter, fault, after] = ['filter', 'fault', 'after'].map((name) => searchParams.get(name) ?? '');
  const asked = { id: params.registerId ?? '', filter: filter ?? '', fault: fault ?? '', after: after ?? '' };
  return { filter: asked.filter, fault: asked.fault, ...(await loadStaff(visitOf(context), showRegister, asked)) };
}

type Result = FormResult & { csv?: string; fileName?: string };

const matching = formAction(matchColumns, { deed: 'match' });

const register = deeds({
  match: {
    call: matchColumns,
    // There is a control for each column of the file, but the call takes one list.
    action: async (args) => {
      const typed = await args.request.formData();
      const columns = [...typed.keys()].filter((name) => name.startsWith('column.')).length;
      const chosen = Array.from({ length: columns }, (_, at) => String(typed.get(`column.${at}`) ?? ''));
      typed.set('columns', chosen.join());
      return matching({ ...args, request: new Request(args.request.url, { method: 'POST', body: typed }) }, undefined);
    },
  },
  enter: enterRegister,
  release: releaseRegister,
  undo: undoRegister,
  answer: answerRegister,
  stop: stopWork,
  take: {
    call: fetchFaults,
    action: formAction(fetchFaults, {
      deed: 'take',
      also: ({ ok, values: { csv, fileName } }): Partial<Result> => (ok && csv && fileName ? { csv, fileName } : {}),
    }),
  },
});

export const action = actionOfForms(register);

const { Deed } = register;

type Shown = ReturnedDraft<typeof showRegister>;

/** One old register: its columns, a preview of the import, the import, calls, and undoing. */
export function Component() {
  const t = useTexts(oldRegisterTexts);
  const language = useLanguage();
  const desk = useDesk();
  const { register: known, works, ...listed } = useLoaderData<typeof loader>();
  const result = useActionData<Result>();
  const id = String(known.id);
  const isBusy = works.some(({ outcome }) => outcome === '');
  const count = (state: string) => known.states.find((one) => one.state === state)?.rows ?? 0;
  const isTried = known.isMatched && count('read') === 0;
  const [good, waiting, bad] = [count('good'), count('entered'), count('bad')];
  const titles: Record<string, string> = {
    registerRead: t.reading,
    registerTry: t.trying,
    registerEnter: t.entering,
    registerRelease: t.releasing,
    registerUndo: t.undoing,
  };
  const isOpen = !isBusy && known.undoneAt === '';
  return (
    <OfficeRoom heading={`${t.heading}: ${known.fileName}`} lead={t.description}>
      {works.map((work) => (
        <Work key={work.id} work={work} title={titles[work.kind] ?? t.heading}>
          <Deed deed="stop" label={t.stop} sent={{ id: String(work.id) }} />
        </Work>
      ))}
      {isOpen && known.enteredAt === '' && known.columns.length > 0 && (
        <section>
          <h2>{t.columns}</h2>
          <p>{t.columnsText}</p>
          <Deed deed="match" label={known.isMatched ? t.matchAgain : t.match} sent={{ id }}>
            {() => <RegisterColumns columns={known.columns} />}
          </Deed>
        </section>
      )}
      {isTried && (
        <section>
          <h2>{known.enteredAt === '' ? t.result : t.resultEntered}</h2>
          <Counts {...{ known, ...listed }} />
          {bad > 0 && (
            <>
              <Deed deed="take" label={t.take} sent={{ id }} />
              <p className={styles.soft}>{t.takeText}</p>
            </>
          )}
          {result?.csv && (
            <Notice tone="success">
              <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(result.csv)}`} download={result.fileName}>
                {t.file} {result.fileName}
              </a>
            </Notice>
          )}
        </section>
      )}
      {isOpen && isTried && good > 0 && (
        <section>
          <h2>{t.enter}</h2>
          <p>{t.enterText}</p>
          <Deed deed="enter" label={t.enterNow(number(good, language))} look="primary" sent={{ id }} />
        </section>
      )}
      {isOpen && known.enteredAt !== '' && (waiting > 0 || count('released') > 0) && (
        <section>
          <h2>{t.release}</h2>
          <p>{t.releaseText}</p>
          {waiting > 0 && (
            <Deed
              deed="release"
              label={t.releaseNow(number(Math.min(waiting, RELEASED_AT_A_TIME), language))}
              look="primary"
              sent={{ id }}
            />
          )}
        </section>
      )}
      {isTried && <Rows {...{ id, known, ...listed }} />}
      {known.mayUndo && mayEnter(desk, undoRegister) && (
        <details>
          <summary>{t.undo}</summary>
          <p>{t.undoText(number(UNDONE_WITHIN_DAYS, language))}</p>
          <Deed deed="undo" label={t.undoNow} sent={{ id }}>
            {(field) => <TextField {...field('reason')} label={t.undoWhy} required />}
          </Deed>
        </details>
      )}
    </OfficeRoom>
  );
}

interface Listed {
  known: Shown['register'];
  rows: Shown['rows'];
  next: string;
  filter: string;
  fault: string;
}

/** The number of rows in each state, and why rows cannot be imported. Each count links to its rows. */
function Counts({ known, filter, fault }: Listed) {
  const t = useTexts(oldRegisterTexts);
  const language = useLanguage();
  return (
    <>
      <ul>
        {known.states.map(({ state, rows }) => (
          <li key={state}>
            <Link to={`?filter=${state}#rows`} aria-current={filter === state && fault === '' ? 'true' : undefined}>
              {labelIn(registerStates[state], language)}: {number(rows, language)}
            </Link>
          </li>
        ))}
      </ul>
      {known.faults.length > 0 && (
        <>
          <h3>{t.why}</h3>
          <ul>
            {known.faults.map(({ fault: one, rows }) => (
              <li key={one}>
                <Link to={`?filter=bad&fault=${one}#rows`} aria-current={fault === one ? 'true' : undefined}>
                  {labelIn(registerFaults[one], language)}: {number(rows, language)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Fifty rows of one kind. */
function Rows({ id, known, rows, next, filter, fault }: Listed & { id: string }) {
  const t = useTexts(oldRegisterTexts);
  const language = useLanguage();
  const shown = known.states.find(({ state }) => state === filter)?.state;
  const query = { ...(filter && { filter }), ...(fault && { fault }), after: next };
  return (
    <section id="rows">
      <h2>{shown ? t.list(labelIn(registerStates[shown], language)) : t.rows}</h2>
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
              {!shown && <span className={styles.soft}>{labelIn(registerStates[row.state], language)}</span>}
            </p>
            {row.faults.map((one) => (
              <p key={one} className={styles.late}>
                {labelIn(registerFaults[one], language)}
                {row.other && ` (${t.double(row.other)})`}
              </p>
            ))}
            {row.asks.length > 0 && row.state !== 'bad' && (
              <p className={styles.soft}>
                {t.asks(row.asks.map((one) => labelIn(registerAsks[one], language)).join(', '))}
              </p>
            )}
            {row.state === 'released' && <Answered id={id} row={row.number} />}
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

function Answered({ id, row }: { id: string; row: number }) {
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
