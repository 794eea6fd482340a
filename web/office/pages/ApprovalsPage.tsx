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

/**
 * Loads a page of the queue, and the item that the address names; otherwise the next item that no colleague has open, or
 * the first one if colleagues have all of them open.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { searchParams } = new URL(request.url);
  const near = searchParams.get('near') ?? '';
  const queue = await loadStaff(visit, listApprovals, { page: searchParams.get('page') ?? '', near });
  const requestedId = searchParams.get('item');
  // The requested item may have been decided meanwhile. Then the next one is opened.
  const requestedItem = requestedId === null ? null : await visit.api(openApproval, { id: requestedId });
  const next = queue.items.find(({ claimedBy }) => claimedBy === '') ?? queue.items[0];
  if (requestedItem?.ok) return { queue, near, openItem: requestedItem.values };
  const nextItem = next ? await loadStaff(visit, openApproval, { id: String(next.id) }) : null;
  return { queue, near, openItem: nextItem };
}

export const action = actionOfForms(approvalDeeds);

export const parts = ({ openItem }: Awaited<ReturnType<typeof loader>>): LazyPart[] =>
  openItem ? partsOfItem(openItem) : [];

const FILTERS = ['near'] as const;

/** The items that wait for approval, with the next one open. One press approves it. */
export function Component() {
  const t = useTexts(approvalsTexts);
  const language = useLanguage();
  const o = useTexts(officeTexts);
  const { hasKeys, places } = useDesk();
  const { queue, near, openItem } = useLoaderData<typeof loader>();
  useKeptFilters('approvals', FILTERS);
  useKeys({ ...queue, near }, hasKeys ? openItem?.item.id : undefined);
  const nothing = near ? <p>{t.noneOfThese}</p> : <EmptyState title={t.none}>{t.noneText}</EmptyState>;
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      {places.length > 0 && (
        <Form role="search" className={office.filters}>
          <NearField value={near} />
          <Button look="secondary">{o.show}</Button>
        </Form>
      )}
      {openItem === null ? (
        nothing
      ) : (
        <div className={styles.room}>
          <Item key={openItem.item.id} {...openItem} />
          <ApprovalQueue {...queue} near={near} openId={openItem.item.id} />
        </div>
      )}
      {/* After the item, so that the item begins on the first screen. */}
      {queue.hours && <p>{t.median(number(queue.hours.median, language), number(queue.hours.ninetieth, language))}</p>}
      <p>
        <Link to="/office/approvals/decided">{t.decided}</Link>
      </p>
    </OfficeRoom>
  );
}
