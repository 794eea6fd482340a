import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import { sendUnsent } from '#web/api/send-unsent.ts';
import { keepDraft, readDraft } from '#web/api/session.ts';
import { isAt, type Unsent } from '#web/api/unsent.ts';
import { isDraftControl, mergeVersions } from './conflicts.ts';
import { putInto, typedValuesIn } from './draft.ts';
import { emptyFormResult } from './empty-form-result.ts';
import type { FormResult } from './form-action.ts';
import { KeptNotice } from './KeptNotice.tsx';
import { leftUnsaved } from './left-unsaved.ts';
import { STEP } from './step-controls.ts';
import type { FormPage } from './useFormPage.ts';
import { useUnsent } from './useUnsent.ts';

interface Props {
  page: FormPage;
  noticeRef: RefObject<HTMLDivElement | null>;
}

/** A remounted form still reports an arrival that is less than this many milliseconds old. */
const REPORTED_MS = 30_000;
/** The save that arrived last, and when. Stored outside the component, because the form is remounted after a save. */
let lastArrival: { unsent: Unsent; at: number } | undefined;

/** Handles this form's unsent save: shows that it waits, sends it, and reports its arrival. */
export function KeptSave({ page, noticeRef }: Props) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const waiting = useUnsent().filter((unsent) => isAt(unsent, pathname));
  const [arrived, setArrived] = useState(() => justArrivedAt(pathname));
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is opened
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
        lastArrival = { unsent, at: performance.now() };
        setArrived(unsent);
        kept.arrive(lateResult(form.ref.current, { unsent, version, ...kept }));
        void revalidate();
      }),
    [pathname, revalidate],
  );

  const showsOtherResult = page.result !== undefined && !page.result.isKept && !page.result.isLate;
  return (
    <KeptNotice
      waiting={showsOtherResult ? undefined : waiting[0]}
      arrived={page.result && !page.result.isLate ? undefined : arrived}
      noticeRef={noticeRef}
    />
  );
}

/** Returns the save of the form at this path that has just arrived, if any. */
function justArrivedAt(path: string): Unsent | undefined {
  if (!lastArrival || performance.now() - lastArrival.at >= REPORTED_MS) return undefined;
  return isAt(lastArrival.unsent, path) ? lastArrival.unsent : undefined;
}

/** A save that has arrived, with what is needed to update the draft. */
interface Arrived extends Pick<FormPage['kept'], 'draft' | 'isKept'> {
  unsent: Unsent;
  /** The new version of the saved answers; `''` if the call returns none. */
  version: string;
}

/**
 * Builds the result of a save that arrived by itself. Stores the input typed since then as the tab's draft, or removes
 * the draft if there is none.
 */
function lateResult(
  form: HTMLFormElement,
  { unsent: { typed }, version, draft, isKept = () => true }: Arrived,
): FormResult {
  const { [STEP]: step } = typed;
  const result: FormResult = {
    ...emptyFormResult,
    code: OUTCOME.done,
    typed: onlyTyped(typed),
    isLate: true,
    ...(version && { version, conflicts: [] }),
    ...(step !== undefined && { step }),
  };
  const current = typedValuesIn(form, (name) => isAnswer(name) && isKept(name));
  const changed = Object.entries(current).filter(([name, value]) => (typed[name] ?? '') !== value);
  const unsaved = { ...leftUnsaved(form, result), ...Object.fromEntries(changed) };
  const isBehind = Object.keys(unsaved).length > 0;
  if (draft) {
    const merged = mergeVersions(typedValuesIn(form).version ?? '', version);
    keepDraft(draft, isBehind ? JSON.stringify({ ...unsaved, ...(merged && { version: merged }) }) : '');
  }
  return { ...result, isBehind };
}

/** Returns the typed values with the version on which they were typed. */
const onlyTyped = (typed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => isDraftControl(name)));

const isAnswer = (name: string): boolean => isDraftControl(name) && name !== 'version';
