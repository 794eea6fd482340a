import { keepDraft } from '#web/api/session.ts';
import type { Unsent } from '#web/api/unsent.ts';
import { keepsTyped, newer } from './conflicts.ts';
import { typedInto } from './draft.ts';
import { emptyFormResult } from './empty-form-result.ts';
import type { FormResult } from './form-action.ts';
import { leftUnsaved } from './left-unsaved.ts';
import { STEP } from './step-controls.ts';
import type { FormPage } from './useFormPage.ts';

interface Arrived extends Pick<FormPage['kept'], 'draft' | 'isKept'> {
  unsent: Unsent;
  version: string;
}

/** Builds the result of a save that arrived by itself. Input typed since then is kept, in the tab too. */
export function lateResult(
  form: HTMLFormElement,
  { unsent: { typed }, version, draft, isKept = () => true }: Arrived,
): FormResult {
  const { [STEP]: step } = typed;
  const result: FormResult = {
    ...emptyFormResult,
    code: 1,
    typed: onlyTyped(typed),
    isLate: true,
    ...(version && { version, conflicts: [] }),
    ...(step !== undefined && { step }),
  };
  const since = typedInto(form, (name) => isAnswer(name) && isKept(name));
  const changed = Object.entries(since).filter(([name, value]) => (typed[name] ?? '') !== value);
  const left = { ...leftUnsaved(form, result), ...Object.fromEntries(changed) };
  const isBehind = Object.keys(left).length > 0;
  if (draft) {
    const held = newer(typedInto(form).version ?? '', version);
    keepDraft(draft, isBehind ? JSON.stringify({ ...left, ...(held && { version: held }) }) : '');
  }
  return { ...result, isBehind };
}

/** Returns the typed values with the version on which they were typed. */
export const onlyTyped = (typed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => keepsTyped(name)));

const isAnswer = (name: string): boolean => keepsTyped(name) && name !== 'version';
