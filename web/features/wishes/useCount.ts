import { type RefObject, useEffect, useState } from 'react';
import type { CountBand } from '#contract/count-band.ts';
import { checkForm, noContext } from '#contract/form.ts';
import { countWished, wishesForm } from '#contract/wishes.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { readWishes } from './wishes-draft.ts';

/** A band, or why there is none: something typed is not right yet, or it cannot be counted just now. */
export type Count = CountBand | 'wrong' | 'later';

const PAUSE_MS = 500;

/** How many the wishes in the form would show, counted anew whenever the reader pauses. */
export function useCount(form: RefObject<HTMLFormElement | null>, saved: Count): Count {
  const [count, setCount] = useState(saved);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    let asked = new AbortController();

    async function ask(typed: HTMLFormElement) {
      const wishes = readWishes(typed);
      if (!checkForm(wishesForm, wishes, noContext).ok) return setCount('wrong');
      asked = new AbortController();
      const { signal } = asked;
      const answer = await browserApi(countWished, wishes, { signal });
      if (!signal.aborted) setCount(answer.ok ? answer.values.band : 'later');
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
  }, [form]);
  return count;
}
