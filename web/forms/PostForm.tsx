import { createContext, useContext } from 'react';
import { Form, type FormProps } from 'react-router';
import { DRAWN_FOR } from '#contract/rendered-for.ts';
import { useIsAlive } from '#web/ui/useIsAlive.ts';

/** The reader for whom the page was rendered, packed for a hidden field; `''` for visitors. */
export const DrawnForContext = createContext('');

/** Every form of the site that changes something. Without JavaScript it also sends for whom the page was rendered. */
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
  // With JavaScript the calls send this (`web/api/call.ts`).
  const isAlive = useIsAlive();
  return isAlive || drawnFor === '' ? null : <input type="hidden" name={DRAWN_FOR.field} value={drawnFor} />;
}
