import type { Part } from '#contract/step.ts';
import { type Draft, type Fields, leavesOf, putAtPath } from '#contract/wire.ts';
import type { SentForm } from './forms.ts';

/** Returns a draft of the fields that were sent; the others are absent. */
export function sentPart<F extends Fields>(fields: F, form: SentForm): Part<Draft<F>> {
  const draft: Record<string, unknown> = {};
  for (const [path, node] of leavesOf(fields)) {
    const text = node.kind === 'field' && node.sent ? form.texts.get(node.sent) : undefined;
    if (text !== undefined) putAtPath(draft, path, text);
  }
  // The object was built from the form's table.
  return draft as Part<Draft<F>>;
}
