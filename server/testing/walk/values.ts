import type { Call } from '#contract/call.ts';
import { type Field, leavesOf } from '#contract/wire.ts';
import { CANDIDATES } from '../unseen/requests.ts';

/** Values by call and field or by field alone: `office/showcase.id`, `member`. */
export type Known = Readonly<Record<string, string>>;

type Form = Record<string, string>;

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
    const bad = REFUSED.find((value) => !rule(value).ok);
    return bad === undefined ? [] : [[sent, { ...good, [sent]: bad }]];
  });
}

function goodValue({ path }: Call, { sent, rule }: Field, known: Known): string {
  const given = known[`${path}.${sent}`] ?? known[sent];
  const accepts = (value: string) => rule(value).ok;
  if (given !== undefined && (accepts(given) || given === known[`${path}.${sent}`])) return given;
  if (sent === 'cursor') return '';
  if (accepts('words of a test')) return 'words of a test';
  return [...CANDIDATES, ...OF_THE_OFFICE].find(accepts) ?? '';
}

/** Values that only rules of the office accept. */
const OF_THE_OFFICE = ['helper', 'https://www.example.org/page', '<p>words</p>', 'on', 'up', 'ABCD-1234'];

/** Values that rules may refuse. */
const REFUSED = ['no such choice', '-1', '2000-02-30', ' ', '', 'x'.repeat(10_000), 'x'.repeat(150_000), 'a\u0000b'];
