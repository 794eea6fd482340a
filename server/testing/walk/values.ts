import type { Call } from '#contract/call.ts';
import { type Field, leavesOf } from '#contract/wire.ts';
import { CANDIDATES } from '../unseen/requests.ts';

/** Values by call and field or by field alone: `office/showcase.id`, `member`. */
export type Known = Readonly<Record<string, string>>;

type Form = Record<string, string>;

/** Values that only rules of the office accept. */
const OFFICE_CANDIDATES = ['helper', 'https://www.example.org/page', '<p>words</p>', 'on', 'up', 'ABCD-1234'];

/** Values that rules may refuse. */
const BAD_VALUES = ['no such choice', '-1', '2000-02-30', ' ', '', 'x'.repeat(10_000), 'x'.repeat(150_000), 'a\u0000b'];

/** Returns the fields of a call that are sent. */
export const fieldsOf = ({ form }: Call): Field[] =>
  leavesOf(form.fields).flatMap(([, node]) => (node.kind === 'field' && node.sent ? [node] : []));

/** Returns a form with a valid value for each field. */
export const goodForm = (call: Call, known: Known): Form =>
  Object.fromEntries(fieldsOf(call).map((field) => [field.sent, goodValue(call, field, known)]));

/** Returns forms with one invalid value each, for every field that can be invalid. */
export function badForms(call: Call, known: Known): [name: string, form: Form][] {
  const good = goodForm(call, known);
  return fieldsOf(call).flatMap(({ sent, rule }): [string, Form][] => {
    const badValue = BAD_VALUES.find((value) => !rule(value).ok);
    return badValue === undefined ? [] : [[sent, { ...good, [sent]: badValue }]];
  });
}

/**
 * Returns a valid value of a field: the known one, or else the first candidate that the rule accepts. A value known for
 * this very call is used even if the rule refuses it.
 */
function goodValue({ path }: Call, { sent, rule }: Field, known: Known): string {
  const valueForCall = known[`${path}.${sent}`];
  const knownValue = valueForCall ?? known[sent];
  const accepts = (value: string) => rule(value).ok;
  if (knownValue !== undefined && (accepts(knownValue) || knownValue === valueForCall)) return knownValue;
  if (sent === 'cursor') return '';
  if (accepts('words of a test')) return 'words of a test';
  return [...CANDIDATES, ...OFFICE_CANDIDATES].find(accepts) ?? '';
}
