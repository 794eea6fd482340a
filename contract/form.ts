import type { MessageId, RuleMessageId } from './message.ts';
import type { Read, Rule } from './rules.ts';
import { type Draft, type Field, type Fields, leavesOf, putAtPath, type Values, valueAtPath } from './wire.ts';

/**
 * Errors of a form by dotted field path under our own names (`grandfather.clan`). They come from its rules and, on the
 * server, from checks that only the server can make.
 */
export type FormErrors<S extends MessageId = RuleMessageId> = Record<string, S>;

/** Context of a cross rule besides the form: the day and the stored values. */
export interface RuleContext {
  /** Today in India, `YYYY-MM-DD`. */
  today: string;
  /** The member's gender if the form does not contain it; `''` if unknown. */
  gender: string;
  /** The stored country, for a disabled control that sends none; `''` if there is none. */
  country: string;
  /** The stored e-mail, which is always accepted unchanged; `''` if there is none. */
  email: string;
}

/** An empty context, for use where nothing is known. */
export const noContext: RuleContext = { today: '', gender: '', country: '', email: '' };

/** A rule over several fields. A value that breaks its own rule is undefined here. */
export type CrossRule<F extends Fields> = (values: Partial<Values<F>>, context: RuleContext) => FormErrors;

/** A table of fields, and the rules that involve several of them. */
export interface Form<F extends Fields> {
  fields: F;
  crossRules: CrossRule<F>[];
}

/** Makes a form of its fields and of any number of cross rules. */
export const form = <F extends Fields>(fields: F, ...crossRules: CrossRule<F>[]): Form<F> => ({ fields, crossRules });

/** The result of a check: all values, or all errors. */
export type Checked<F extends Fields> = { ok: true; values: Values<F> } | { ok: false; errors: FormErrors };

/** The replacement character: it results from bytes that are not valid text, and some programs paste it. */
const BROKEN_CHARACTER = '\ufffd';

/** Reads a field of a form. A broken character gives an error at its field, and the typed text is kept. */
export const readField = <T>(rule: Rule<T>, raw: string): Read<T> =>
  raw.includes(BROKEN_CHARACTER) ? { ok: false, message: 'notText' } : rule(raw);

/**
 * The function that reads a field of a form. The server's version reads some fields with data that a page does not
 * have.
 */
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
    const read = reader(node.rule, String(valueAtPath(draft, path) ?? ''));
    if (read.ok) putAtPath(values, path, read.value);
    else errors[path.join('.')] = read.message;
  }
  for (const rule of form.crossRules) {
    // `values` was built along the table, so it has the table's shape if there is no error.
    const crossErrors = rule(values as Partial<Values<F>>, context);
    // The first error of a field stays.
    for (const [name, message] of Object.entries(crossErrors)) errors[name] ??= message;
  }
  return Object.keys(errors).length === 0 ? { ok: true, values: values as Values<F> } : { ok: false, errors };
}

/** Returns the errors under their wire names, as an answer carries them. */
export function errorsToWire<E>(fields: Fields, errors: Record<string, E>): Record<string, E> {
  return rename(
    errors,
    namesOf(fields, (path, field) => [path, field.sent]),
  );
}

/** Returns the errors of an answer under our own names. A name that the form does not have is kept as it is. */
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
