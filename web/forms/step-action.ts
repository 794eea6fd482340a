import type { ActionFunction } from 'react-router';
import type { Call } from '#contract/call.ts';
import { checkPart, checkTogether } from '#contract/check-part.ts';
import { errorsFromWire, type Form, type RuleContext } from '#contract/form.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import type { Conflict, stepFacts } from '#contract/step.ts';
import { at, type Draft, type Fields, leavesOf, put } from '#contract/wire.ts';
import type { Visit } from '#web/api/visit.ts';
import { takeSides } from './conflicts.ts';
import { STEP } from './field-address.ts';
import { formAction } from './form-action.ts';
import { type FormAddress, pathsOf, stepsOf } from './steps.ts';

interface Options<S extends Fields> {
  /** The page whose steps these are. */
  page: FormAddress;
  context?: (draft: Draft<S>, typed: FormData) => Partial<RuleContext>;
  files?: (typed: FormData) => Record<string, Blob>;
  complete?: (draft: Draft<S>, visit: Visit, typed: FormData) => Draft<S>;
  offer?: (draft: Draft<S>, visit: Visit) => Promise<LookupEntry[] | undefined>;
  /** Controls of other steps that are saved along with one. */
  along?: (step: string, typed: FormData) => readonly string[];
}

/** The action of a page with steps: saves the one that was sent, or all at once where JavaScript told of none. */
export function stepAction<S extends Fields>(
  call: Call<S, typeof stepFacts>,
  { page, complete, along, ...options }: Options<S>,
): ActionFunction {
  return formAction(call, {
    ...options,
    complete: (draft, visit, typed) => {
      const completed = complete?.(draft, visit, typed) ?? draft;
      const step = stepIn(typed);
      const steps = step ? [step] : stepsOf(page);
      const asked = steps.flatMap((one) => pathsOf(page, one)).filter((path) => typed.has(path) || isTick(path));
      const paths = [...asked, ...(along?.(step, typed) ?? []), 'version'];
      return takeSides(call.form.fields, onlyOf(call.form.fields, completed, paths), typed);
    },
    checkDraft: (form, draft, context) => checkStep(form, draft, context),
    also: (answer, typed) => ({
      step: stepIn(typed),
      version: String(at(answer.values, ['version']) ?? ''),
      conflicts: conflictsOf(answer.values).map((conflict) => ({
        ...conflict,
        values: errorsFromWire(call.form.fields, conflict.values),
      })),
    }),
  });
}

/** A box that is not ticked is not in the form; of everything else, what is not there was not asked. */
const isTick = (path: string): boolean => path.endsWith('nameUnknown');

const stepIn = (typed: FormData): string => String(typed.get(STEP) ?? '');

/** Each field that is there, and what joins them; the server asks the stored rest. */
function checkStep<S extends Fields>(form: Form<S>, draft: Draft<S>, context: RuleContext) {
  const { values, errors: alone } = checkPart(form, draft);
  const errors = { ...checkTogether(form, values, { ...context, stored: {} }), ...alone };
  return Object.keys(errors).length === 0 ? { ok: true as const } : { ok: false as const, errors };
}

function onlyOf<S extends Fields>(fields: S, draft: Draft<S>, paths: readonly string[]): Draft<S> {
  const only: Record<string, unknown> = {};
  for (const [path] of leavesOf(fields)) {
    const value = at(draft, path);
    if (value !== undefined && paths.includes(path.join('.'))) put(only, path, value);
  }
  // The same table; what is absent is not sent.
  return only as Draft<S>;
}

/** An answer that is no success has but some of its values. */
const conflictsOf = (values: { conflicts?: Conflict[] }): readonly Conflict[] => values.conflicts ?? [];
