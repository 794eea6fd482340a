import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listTasks, TASK_KINDS } from '#contract/staff/tasks.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff, useDesk } from '#web/office/desk.ts';
import { HandOverAll, myDayDeeds } from '#web/office/MyDay.tsx';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { NearField } from '#web/office/queue/NearField.tsx';
import { useKeptFilters } from '#web/office/queue/useKeptFilters.ts';
import { TaskEntry, taskDeeds } from '#web/office/TaskEntry.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { tasksTexts } from './tasks.texts.ts';

export const head = tasksTexts;

/** The pages from 1 to 9999. */
const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

const FILTERS = ['staff', 'kind', 'near'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const parameter = (name: string) => searchParams.get(name) ?? '';
  const page = PAGE_NUMBER.test(parameter('page')) ? Number(parameter('page')) : 1;
  const filters = { staff: parameter('staff'), kind: parameter('kind'), near: parameter('near') };
  return { ...filters, page, ...(await loadStaff(visitOf(context), listTasks, { ...filters, page: String(page) })) };
}

export const action = actionOfForms(taskDeeds, myDayDeeds);

/** The tasks about families: the reader's own, and those given to others by the reader. Administrators see all. */
export function Component() {
  const t = useTexts(tasksTexts);
  const language = useLanguage();
  const desk = useDesk();
  const { staff, kind, near, page, tasks, hasMore } = useLoaderData<typeof loader>();
  useKeptFilters('tasks', FILTERS);
  const pageAddress = (next: number) => `?${new URLSearchParams({ staff, kind, near, page: String(next) })}`;
  const isFiltered = staff !== '' || kind !== '' || near !== '' || page > 1;
  const isAdministrator = desk.roles.includes('administrator');
  const from = isAdministrator && staff !== '' ? Number(staff) : desk.id;
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      <Form role="search" key={language} className={styles.filters}>
        <SelectField
          name="staff"
          label={t.who}
          defaultValue={staff}
          placeholder={t.everybody}
          options={[
            { value: String(desk.id), label: t.mine },
            ...desk.colleagues
              .filter(({ id }) => id !== desk.id)
              .map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <SelectField
          name="kind"
          label={t.kind}
          defaultValue={kind}
          placeholder={t.everything}
          options={TASK_KINDS.map((value) => ({ value, label: t[value] }))}
        />
        <NearField value={near} />
        <Button look="secondary">{t.show}</Button>
      </Form>
      {tasks.length === 0 &&
        (isFiltered ? <p>{t.noneOfThese}</p> : <EmptyState title={t.none}>{t.noneText}</EmptyState>)}
      <ul className={styles.entries}>
        {tasks.map((task) => (
          <TaskEntry key={task.id} task={task} isNamed />
        ))}
      </ul>
      {(page > 1 || hasMore) && (
        <p className={styles.line}>
          {page > 1 && <Link to={pageAddress(page - 1)}>{t.previous}</Link>}
          {hasMore && <Link to={pageAddress(page + 1)}>{t.next}</Link>}
        </p>
      )}
      <details>
        <summary>{t.handOver}</summary>
        <p>{t.handOverText}</p>
        <HandOverAll key={from} from={from} />
      </details>
    </OfficeRoom>
  );
}
