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
/** The save that arrived last. The form is remounted with the saved values and still reports the arrival. */
let came: { unsent: Unsent; at: number } | undefined;

/** Handles this form's unsent save: shows that it waits, sends it, and reports its arrival. */
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
    // The draft in this tab is newer than the unsent save.
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
