import type { MessageId, RuleMessageId } from './message.ts';
import type { Read, Rule } from './rules.ts';
import { at, type Draft, type Field, type Fields, leavesOf, put, type Values } from './wire.ts';

/**
 * What is said of a form's fields, by the dotted path of our own names (`grandfather.clan`): what its rules say, and on the
 * server what only the server can see.
 */
export type FormErrors<S extends MessageId = RuleMessageId> = Record<string, S>;

/** What a rule over several fields may look at besides the form: the day, and what the server has stored. */
export interface RuleContext {
  /** Today in India, `YYYY-MM-DD`. */
  today: string;
  /** The member's gender where the form itself does not carry it; `''` when unknown. */
  gender: string;
  /** The stored country where a disabled control sends none; `''` when there is none. */
  country: string;
  /** The stored e-mail, which is accepted unchanged whatever it is; `''` when there is none. */
  email: string;
}

/** What rules look at where there is nothing else to look at. */
export const noContext: RuleContext = { today: '', gender: '', country: '', email: '' };

/** A rule over several fields. A value whose own rule is broken arrives as undefined. */
export type CrossRule<F extends Fields> = (values: Partial<Values<F>>, context: RuleContext) => FormErrors;

export interface Form<F extends Fields> {
  fields: F;
  crossRules: CrossRule<F>[];
}

export const form = <F extends Fields>(fields: F, ...crossRules: CrossRule<F>[]): Form<F> => ({ fields, crossRules });

export type Checked<F extends Fields> = { ok: true; values: Values<F> } | { ok: false; errors: FormErrors };

/** What bytes that are no text have become, and what broken programs paste. */
const BROKEN_CHARACTER = '\ufffd';

/** Reads a field of a form. The sentence against a broken character stands at its field, and nothing that was typed is lost. */
export const readField = <T>(rule: Rule<T>, raw: string): Read<T> =>
  raw.includes(BROKEN_CHARACTER) ? { ok: false, message: 'notText' } : rule(raw);

/** How a field of a form is read; the server reads more into some than a page can. */
export type FieldReader = typeof readField;

/** Checks a draft against its form: every broken rule at once, each with its sentence (specification, section 5). */
// biome-ignore lint/complexity/useMaxParams: the last may be left out
export function checkForm<F extends Fields>(
  form: Form<F>,
  draft: Draft<F>,
  context: RuleContext,
  reader: FieldReader = readField,
): Checked<F> {
  const values: Record<string, unknown> = {};
  const errors: FormErrors = {};
  for (const [path, node] of leavesOf(form.fields)) {
    if (node.kind !== 'field' || !node.sent) continue;
    const read = reader(node.rule, String(at(draft, path) ?? ''));
    if (read.ok) put(values, path, read.value);
    else errors[path.join('.')] = read.message;
  }
  // `values` was built along the table, so it has the table's shape where nothing is broken.
  for (const rule of form.crossRules)
    Object.assign(errors, { ...rule(values as Partial<Values<F>>, context), ...errors });
  return Object.keys(errors).length === 0 ? { ok: true, values: values as Values<F> } : { ok: false, errors };
}

/** The same errors under the names that were sent, as an answer carries them. */
export function errorsToWire<E>(fields: Fields, errors: Record<string, E>): Record<string, E> {
  return rename(
    errors,
    namesOf(fields, (path, field) => [path, field.sent]),
  );
}

/** Errors of an answer under our own names. A name the form does not have keeps its own. */
export function errorsFromWire<E>(fields: Fields, errors: Record<string, E>): Record<string, E> {
  return rename(
    errors,
    namesOf(fields, (path, field) => [field.sent, path]),
  );
}

function namesOf(fields: Fields, pair: (path: string, field: Field) => [string, string]): Map<string, string> {
  const names = new Map<string, string>();
  for (const [path, node] of leavesOf(fields))
    if (node.kind === 'field' && node.sent) names.set(...pair(path.join('.'), node));
  return names;
}

const rename = <E>(errors: Record<string, E>, names: Map<string, string>): Record<string, E> =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [names.get(name) ?? name, error]));
