import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listApprovals, openApproval } from '#contract/staff/approvals.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { ApprovalQueue } from '#web/office/approvals/ApprovalQueue.tsx';
import styles from '#web/office/approvals/Approvals.module.css';
import { approvalDeeds } from '#web/office/approvals/Decide.tsx';
import { Item, partsOfItem } from '#web/office/approvals/Item.tsx';
import { useKeys } from '#web/office/approvals/useKeys.ts';
import { loadStaff, useDesk } from '#web/office/desk.ts';
import office from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { officeTexts } from '#web/office/office.texts.ts';
import { NearField } from '#web/office/queue/NearField.tsx';
import { useKeptFilters } from '#web/office/queue/useKeptFilters.ts';
import type { LazyPart } from '#web/part.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { number } from '#words/numbers.ts';
import { approvalsTexts } from './approvals.texts.ts';

export const head = approvalsTexts;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { searchParams } = new URL(request.url);
  const near = searchParams.get('near') ?? '';
  const line = await loadStaff(visit, listApprovals, { page: searchParams.get('page') ?? '', near });
  const wanted = searchParams.get('item');
  // The requested item may have been decided meanwhile. Then the next one is opened.
  const found = wanted === null ? null : await visit.api(openApproval, { id: wanted });
  const next = line.items.find(({ claimedBy }) => claimedBy === '') ?? line.items[0];
  if (found?.ok) return { line, near, open: found.values };
  return { line, near, open: next ? await loadStaff(visit, openApproval, { id: String(next.id) }) : null };
}

export const action = actionOfForms(approvalDeeds);

export const parts = ({ open }: Awaited<ReturnType<typeof loader>>): LazyPart[] => (open ? partsOfItem(open) : []);

const FILTERS = ['near'] as const;

/** The items that wait for approval, with the next one open. One press approves it. */
export function Component() {
  const t = useTexts(approvalsTexts);
  const language = useLanguage();
  const o = useTexts(officeTexts);
  const { hasKeys, places } = useDesk();
  const { line, near, open } = useLoaderData<typeof loader>();
  useKeptFilters('approvals', FILTERS);
  useKeys({ ...line, near }, hasKeys ? open?.item.id : undefined);
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      {places.length > 0 && (
        <Form role="search" className={office.filters}>
          <NearField value={near} />
          <Button look="secondary">{o.show}</Button>
        </Form>
      )}
      {open === null ? (
        near ? (
          <p>{t.noneOfThese}</p>
        ) : (
          <EmptyState title={t.none}>{t.noneText}</EmptyState>
        )
      ) : (
        <div className={styles.room}>
          <Item key={open.item.id} {...open} />
          <ApprovalQueue {...line} near={near} openId={open.item.id} />
        </div>
      )}
      {/* After the item, so that the item begins on the first screen. */}
      {line.hours && <p>{t.median(number(line.hours.median, language), number(line.hours.ninetieth, language))}</p>}
      <p>
        <Link to="/office/approvals/decided">{t.decided}</Link>
      </p>
    </OfficeRoom>
  );
}
