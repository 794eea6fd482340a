import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listCases } from '#contract/staff/cases.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CaseLine } from '#web/office/CaseLine.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { AssignedTo, ChooseBox, Chosen, chosenDeeds } from '#web/office/queue/Chosen.tsx';
import { type Keys, KeysHelp } from '#web/office/queue/KeysHelp.tsx';
import { MineField } from '#web/office/queue/MineField.tsx';
import { NearField } from '#web/office/queue/NearField.tsx';
import { useKeptFilters } from '#web/office/queue/useKeptFilters.ts';
import { useListKeys } from '#web/office/queue/useListKeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { caseKinds } from '#words/choices/cases.ts';
import { labelIn, optionsOf } from '#words/label.ts';
import { number } from '#words/numbers.ts';
import { reportsTexts } from './reports.texts.ts';

export const head = reportsTexts;

/** The pages from 1 to 99999. */
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const parameter = (name: string) => searchParams.get(name) ?? '';
  const page = PAGE_NUMBER.test(parameter('page')) ? Number(parameter('page')) : 1;
  const filters = {
    state: parameter('state'),
    kind: parameter('kind'),
    mine: parameter('mine'),
    near: parameter('near'),
  };
  return { ...filters, page, ...(await loadStaff(visitOf(context), listCases, { ...filters, page: String(page) })) };
}

export const action = actionOfForms(chosenDeeds);

const FILTERS = ['state', 'kind', 'mine', 'near'] as const;
const KEYS: Keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'open'],
  ['m', 'mine'],
  ['x', 'choose'],
];

/** The cases, the open ones unless another state is chosen. */
export function Component() {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { state, kind, mine, near, page, cases, hasMore } = useLoaderData<typeof loader>();
  const pageAddress = (next: number) => `?${new URLSearchParams({ state, kind, mine, near, page: String(next) })}`;
  const isFiltered = [state, kind, mine, near].some(Boolean) || page > 1;
  const caseFilters = new URLSearchParams({ kind, mine, near });
  useKeptFilters('reports', FILTERS);
  useListKeys();
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      <Form role="search" className={styles.filters}>
        <SelectField
          name="state"
          label={t.state}
          defaultValue={state}
          placeholder={t.open}
          options={(['late', 'settled'] as const).map((value) => ({ value, label: t[value] }))}
        />
        <SelectField
          name="kind"
          label={t.kind}
          defaultValue={kind}
          placeholder={t.everything}
          options={optionsOf(caseKinds, language)}
        />
        <NearField value={near} />
        <MineField value={mine} />
        <Button look="secondary">{t.filter}</Button>
      </Form>
      <KeysHelp keys={KEYS} />
      {cases.length === 0 &&
        (isFiltered ? <p>{t.noneOfThese}</p> : <EmptyState title={t.none}>{t.noneText}</EmptyState>)}
      <ul className={styles.entries}>
        {cases.map((entry) => (
          <li key={entry.id} className={styles.entry} data-entry tabIndex={-1}>
            <div className={styles.line}>
              {!entry.settled && (
                <ChooseBox reference={String(entry.id)} name={t.numbered(number(entry.id, language))} />
              )}
              <h2>
                <Link to={`/office/reports/${entry.id}?${caseFilters}`} data-key="a">
                  {labelIn(caseKinds[entry.kind], language)} · {t.numbered(number(entry.id, language))}
                </Link>
              </h2>
            </div>
            <CaseLine entry={entry} />
            {!entry.settled && <AssignedTo kind="case" reference={String(entry.id)} assignedTo={entry.assignedTo} />}
          </li>
        ))}
      </ul>
      {state !== 'settled' && cases.length > 1 && <Chosen kind="case" />}
      {(page > 1 || hasMore) && (
        <p className={styles.line}>
          {page > 1 && <Link to={pageAddress(page - 1)}>{t.previous}</Link>}
          {hasMore && <Link to={pageAddress(page + 1)}>{t.next}</Link>}
        </p>
      )}
    </OfficeRoom>
  );
}
