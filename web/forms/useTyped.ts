import { type RefObject, useEffect, useState } from 'react';

/** Returns the current values of a form while it is filled in, keyed by field name; `initial` before any change. */
export function useTyped(form: RefObject<HTMLFormElement | null>, initial: Readonly<Record<string, string>>) {
  const [typed, setTyped] = useState(initial);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => {
      const values = [...new FormData(element)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      setTyped(Object.fromEntries(values));
    };
    element.addEventListener('input', read);
    element.addEventListener('change', read);
    return () => {
      element.removeEventListener('input', read);
      element.removeEventListener('change', read);
    };
  }, [form]);
  return typed;
}
