import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { sendUnsent } from '#web/api/send-unsent.ts';
import { readDraft } from '#web/api/session.ts';
import { isAt, type Unsent } from '#web/api/unsent.ts';
import { putInto } from './draft.ts';
import { KeptNotice } from './KeptNotice.tsx';
import { lateResult, onlyTyped } from './late-result.ts';
import type { FormPage } from './useFormPage.ts';
import { useUnsent } from './useUnsent.ts';

interface Props {
  page: FormPage;
  noticeRef: RefObject<HTMLDivElement | null>;
}

const SAID_MS = 30_000;
/** What has arrived last: the form is drawn anew with what is now saved, and still says so. */
let came: { unsent: Unsent; at: number } | undefined;

/** A save of this form that waits on the device for a network: says so, sends it, and says that it has arrived. */
export function KeptSave({ page, noticeRef }: Props) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const waiting = useUnsent().filter((one) => isAt(one, pathname));
  const [arrived, setArrived] = useState(() =>
    came && performance.now() - came.at < SAID_MS && isAt(came.unsent, pathname) ? came.unsent : undefined,
  );
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the form is opened
  useEffect(() => {
    const form = page.form.ref.current;
    // What this tab keeps of the form is newer.
    if (!form || page.result || (page.kept.draft && readDraft(page.kept.draft))) return;
    for (const { typed } of waiting) putInto(form, onlyTyped(typed));
  }, []);

  useEffect(
    () =>
      sendUnsent((unsent, version) => {
        const { form, kept } = latest.current;
        if (!isAt(unsent, pathname) || !form.ref.current) return;
        came = { unsent, at: performance.now() };
        setArrived(unsent);
        kept.arrive(lateResult(form.ref.current, { unsent, version, ...kept }));
        void revalidate();
      }),
    [pathname, revalidate],
  );

  const isSaidElsewhere = page.result !== undefined && !page.result.isKept && !page.result.isLate;
  return (
    <KeptNotice
      waiting={isSaidElsewhere ? undefined : waiting[0]}
      arrived={page.result && !page.result.isLate ? undefined : arrived}
      noticeRef={noticeRef}
    />
  );
}
