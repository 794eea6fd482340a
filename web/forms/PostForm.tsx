import { createContext, useContext } from 'react';
import { Form, type FormProps } from 'react-router';
import { DRAWN_FOR } from '#contract/rendered-for.ts';
import { useIsAlive } from '#web/ui/useIsAlive.ts';

/** The reader for whom the page was rendered, packed for a hidden field; `''` for visitors. */
export const DrawnForContext = createContext('');

/**
 * The form of every change on the site. Without JavaScript it also sends the reader for whom the page was rendered.
 */
export function PostForm({ children, ...form }: FormProps) {
  return (
    <Form method="post" {...form}>
      <DrawnFor />
      {children}
    </Form>
  );
}

/** The hidden field that names the reader for whom the page was rendered. */
export function DrawnFor() {
  const drawnFor = useContext(DrawnForContext);
  // With JavaScript the calls send this (`web/api/call.ts`).
  const isAlive = useIsAlive();
  return isAlive || drawnFor === '' ? null : <input type="hidden" name={DRAWN_FOR.field} value={drawnFor} />;
}
