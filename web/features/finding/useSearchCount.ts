import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CountBand } from '#contract/count-band.ts';
import { countSearched } from '#contract/finding.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { conditionsIn, draftOf } from './search-address.ts';

const PAUSE_MS = 500;

/** How many the search in a form would show, counted anew whenever the reader pauses; null where it cannot be counted. */
export function useSearchCount(first: CountBand | null): {
  form: RefObject<HTMLFormElement | null>;
  counted: CountBand | null;
} {
  const form = useRef<HTMLFormElement>(null);
  const [counted, setCounted] = useState(first);
  useEffect(() => setCounted(first), [first]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    let asked = new AbortController();

    async function ask(typed: HTMLFormElement) {
      asked = new AbortController();
      const { signal } = asked;
      const answer = await browserApi(countSearched, draftOf(conditionsIn(new FormData(typed))), { signal });
      if (!signal.aborted) setCounted(answer.ok ? answer.values.band : null);
    }
    const wait = () => {
      asked.abort();
      clearTimeout(timer);
      timer = setTimeout(() => ask(element), PAUSE_MS);
    };
    element.addEventListener('input', wait);
    return () => {
      element.removeEventListener('input', wait);
      asked.abort();
      clearTimeout(timer);
    };
  }, []);
  return { form, counted };
}
