import { type RefObject, useEffect, useRef } from 'react';
import { keepPaperDraft } from '#contract/staff/paper.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { readDraft } from '#web/api/session.ts';
import { putInto, typedValuesIn } from '#web/forms/draft.ts';

/** The draft is sent after a pause of this length in typing. */
const PAUSE_MS = 1_500;

interface Draft {
  /** The name of this tab's draft. */
  name: string;
  /** The draft that the server sent with the page. */
  kept: string;
  /** Whether the draft is stored on the server. A correction is not. */
  isKept: boolean;
  isDone: boolean;
}

/**
 * Stores the typed input on the server too, so that another tab or an ended session loses nothing. The server's draft
 * is put into the form if this tab has none. Returns the function to call after every input.
 */
export function usePaperDraft(
  form: RefObject<HTMLFormElement | null>,
  { name, kept, isKept, isDone }: Draft,
): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft that came with the page is put into the form once
  useEffect(() => {
    if (form.current && kept !== '' && !readDraft(name)) putInto(form.current, readKept(kept));
    return () => clearTimeout(timer.current);
  }, [name]);

  // Entered data needs no draft any more.
  useEffect(() => {
    if (isDone) clearTimeout(timer.current);
  }, [isDone]);

  return () => {
    clearTimeout(timer.current);
    if (!isKept) return;
    timer.current = setTimeout(() => {
      const draft = form.current && JSON.stringify(typedValuesIn(form.current));
      if (draft) void browserApi(keepPaperDraft, { draft });
    }, PAUSE_MS);
  };
}

/** Returns the texts of a stored draft by their names; none if the draft cannot be read. */
function readKept(kept: string): Record<string, string> {
  try {
    const typed: unknown = JSON.parse(kept);
    if (typeof typed !== 'object' || typed === null) return {};
    return Object.fromEntries(Object.entries(typed).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
