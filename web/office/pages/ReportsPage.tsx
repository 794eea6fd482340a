import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listCases } from '#contract/staff/cases.ts';
import { visitOf } from '#web/api/visit.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CaseLine } from '#web/office/CaseLine.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { Sheet } from '#web/office/Sheet.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { caseKinds } from '#words/choices/cases.ts';
import { labelIn, optionsOf } from '#words/label.ts';
import { number } from '#words/numbers.ts';
import { reportsTexts } from './reports.texts.ts';

export const head = reportsTexts;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => searchParams.get(name) ?? '';
  const page = /^[1-9]\d{0,4}$/.test(asked('page')) ? Number(asked('page')) : 1;
  const filters = { state: asked('state'), kind: asked('kind'), mine: asked('mine'), near: asked('near') };
  return { ...filters, page, ...(await loadStaff(visitOf(context), listCases, { ...filters, page: String(page) })) };
}

/** What is to be settled, the one whose clock runs out first before the others. */
export function Component() {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { state, kind, page, cases, hasMore } = useLoaderData<typeof loader>();
  const to = (next: number) => `?${new URLSearchParams({ state, kind, page: String(next) })}`;
  const isFiltered = state !== '' || kind !== '' || page > 1;
  return (
    <Sheet heading={t.heading} lead={t.description}>
      <Form role="search">
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
        <Button look="secondary">{t.filter}</Button>
      </Form>
      {cases.length === 0 &&
        (isFiltered ? <p>{t.noneOfThese}</p> : <EmptyState title={t.none}>{t.noneText}</EmptyState>)}
      <ul className={styles.entries}>
        {cases.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <h2>
              <Link to={`/office/reports/${entry.id}`}>
                {labelIn(caseKinds[entry.kind], language)} · {t.numbered(number(entry.id, language))}
              </Link>
            </h2>
            <CaseLine entry={entry} />
          </li>
        ))}
      </ul>
      {(page > 1 || hasMore) && (
        <p className={styles.line}>
          {page > 1 && <Link to={to(page - 1)}>{t.previous}</Link>}
          {hasMore && <Link to={to(page + 1)}>{t.next}</Link>}
        </p>
      )}
    </Sheet>
  );
}
