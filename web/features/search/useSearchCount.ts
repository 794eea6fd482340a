import { type RefObject, useRef } from 'react';
import type { CountBand } from '#contract/count-band.ts';
import { countSearched } from '#contract/search.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useCounted } from '#web/forms/useCounted.ts';
import { conditionsIn, draftOf } from './search-address.ts';

async function count(typed: HTMLFormElement, signal: AbortSignal): Promise<CountBand | null> {
  const answer = await browserApi(countSearched, draftOf(conditionsIn(new FormData(typed))), { signal });
  return answer.ok ? answer.values.band : null;
}

/** How many the search in a form would show; null where it cannot be counted. */
export function useSearchCount(first: CountBand | null): {
  form: RefObject<HTMLFormElement | null>;
  counted: CountBand | null;
} {
  const form = useRef<HTMLFormElement>(null);
  return { form, counted: useCounted(form, first, count) };
}
