import { type FieldReader, type Form, type FormErrors, type RuleContext, readField } from './form.ts';
import type { Part, PartOf } from './step.ts';
import { type Draft, type Fields, leavesOf, putAtPath, type Values, valueAtPath } from './wire.ts';

/** The values of the valid fields, and a sentence for each invalid field. */
export interface CheckedPart<F extends Fields> {
  values: PartOf<F>;
  errors: FormErrors;
}

/** Checks the fields of a form that are present, each by its own rule. */
export function checkPart<F extends Fields>(
  { fields }: Form<F>,
  draft: Part<Draft<F>>,
  reader: FieldReader = readField,
): CheckedPart<F> {
  const values: Record<string, unknown> = {};
  const errors: FormErrors = {};
  for (const [path, node] of leavesOf(fields)) {
    const text = valueAtPath(draft, path);
    if (node.kind !== 'field' || !node.sent || text === undefined) continue;
    const read = reader(node.rule, String(text));
    if (read.ok) putAtPath(values, path, read.value);
    else errors[path.join('.')] = read.message;
  }
  // `values` was built along the table, so it has this shape.
  return { values: values as PartOf<F>, errors };
}

interface StoredContext extends RuleContext {
  /** The stored values under the form's names. */
  stored: object;
}

/**
 * Applies the rules over several fields to a part of a form together with the stored rest. An old error in a field that
 * was not sent does not prevent saving other fields.
 */
export function checkTogether<F extends Fields>(
  { fields, crossRules }: Form<F>,
  values: PartOf<F>,
  { stored, ...context }: StoredContext,
): FormErrors {
  const merged: Record<string, unknown> = {};
  const sentNames: string[] = [];
  for (const [path] of leavesOf(fields)) {
    const value = valueAtPath(values, path);
    if (value !== undefined) sentNames.push(path.join('.'));
    putAtPath(merged, path, value === undefined ? valueAtPath(stored, path) : value);
  }
  const errors: FormErrors = {};
  for (const rule of crossRules) {
    const storedErrors = rule(stored as Partial<Values<F>>, context);
    for (const [name, message] of Object.entries(rule(merged as Partial<Values<F>>, context))) {
      const isNew = sentNames.includes(name) || !(name in storedErrors);
      if (isNew) errors[name] ??= message;
    }
  }
  return errors;
}
