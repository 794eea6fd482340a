import { type RefObject, useEffect, useState } from 'react';

/** The pause in typing after which `count` runs. */
const PAUSE_MS = 500;

/**
 * Returns the result of `count` for a form, computed again after each pause in typing; `first` until then. `count` must
 * be declared outside components.
 */
export function useCounted<C>(
  form: RefObject<HTMLFormElement | null>,
  first: C,
  count: (typed: HTMLFormElement, signal: AbortSignal) => Promise<C>,
): C {
  const [counted, setCounted] = useState(first);
  useEffect(() => setCounted(() => first), [first]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    let lastRequest = new AbortController();

    async function ask(typed: HTMLFormElement) {
      lastRequest = new AbortController();
      const { signal } = lastRequest;
      const result = await count(typed, signal);
      if (!signal.aborted) setCounted(() => result);
    }
    const wait = () => {
      lastRequest.abort();
      clearTimeout(timer);
      timer = setTimeout(() => ask(element), PAUSE_MS);
    };
    element.addEventListener('input', wait);
    return () => {
      element.removeEventListener('input', wait);
      lastRequest.abort();
      clearTimeout(timer);
    };
  }, [form, count]);
  return counted;
}
