import type { Part } from '#contract/step.ts';
import { type Draft, type Fields, leavesOf, put } from '#contract/wire.ts';
import type { SentForm } from './forms.ts';

/** Those fields that came. */
export function sentPart<F extends Fields>(fields: F, form: SentForm): Part<Draft<F>> {
  const draft: Record<string, unknown> = {};
  for (const [path, node] of leavesOf(fields)) {
    const text = node.kind === 'field' && node.sent ? form.texts.get(node.sent) : undefined;
    if (text !== undefined) put(draft, path, text);
  }
  // Built along the table.
  return draft as Part<Draft<F>>;
}
