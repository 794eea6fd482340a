import { createContext, useContext } from 'react';
import { Form, type FormProps } from 'react-router';
import { DRAWN_FOR } from '#contract/drawn-for.ts';
import { useIsAlive } from '#web/ui/useIsAlive.ts';

/** Whom the page was drawn for, as a control carries it; `''` for visitors. */
export const DrawnForContext = createContext('');

/** Every form of the site that changes something: without JavaScript too it says whom its page was drawn for. */
export function PostForm({ children, ...form }: FormProps) {
  return (
    <Form method="post" {...form}>
      <DrawnFor />
      {children}
    </Form>
  );
}

export function DrawnFor() {
  const drawnFor = useContext(DrawnForContext);
  // A page that is alive tells it with its calls (`web/api/call.ts`).
  const isAlive = useIsAlive();
  return isAlive || drawnFor === '' ? null : <input type="hidden" name={DRAWN_FOR.field} value={drawnFor} />;
}
