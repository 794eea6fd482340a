import { form } from './form.ts';
import { outcomeFacts } from './outcome.ts';
import { text } from './rules.ts';
import * as s from './shape.ts';
import { type Fields, fact, leavesOf, list, sentOnly, type Values } from './wire.ts';

/**
 * A step of a form: a call that saves those fields that come and keeps the others. What it is held against is the version
 * that the page was given with the answers: a keyed digest of each field, under the name by which it is sent. Without one
 * it saves whatever it brings.
 */
export const versionSent = sentOnly('version', text(4_000));

/** A page that saves in steps asks for the version with the answers. */
export const versionForm = form({ withVersion: sentOnly('withversion', text(3)) });

/** Comes with the answers of a form where it was asked for, and with a step that was saved, for its fields. */
export const versionFact = fact('version', s.optional(s.string()));

/** Answers that belong together, as both families of words wrote them: in the reader's words, and what is needed to take either. */
export interface Conflict {
  label: string;
  labelBn: string;
  /** What came with this save; `''` where it is empty. */
  yours: string;
  yoursBn: string;
  /** What another has saved meanwhile. */
  saved: string;
  savedBn: string;
  /** The same as values, by the names under which the fields are sent. */
  values: Readonly<Record<string, string>>;
  /** Of what is saved: with it, the choice of either is no conflict any more. */
  version: string;
}

/** What a step answers; with conflicts nothing was saved, and the status is 409. */
export const stepFacts = {
  ...outcomeFacts,
  version: versionFact,
  conflicts: list<Conflict>('conflicts', {
    label: 'label',
    labelBn: 'label_bn',
    yours: 'yours',
    yoursBn: 'yours_bn',
    saved: 'saved',
    savedBn: 'saved_bn',
    values: 'values',
    version: 'version',
  }),
};

/** A form's values, where any of them may be absent. */
export type Part<V> = { [K in keyof V]?: V[K] extends Group ? Part<V[K]> : V[K] };
type Group = Readonly<Record<string, unknown>> & { readonly length?: never };

/** The checked values of those fields that came. */
export type PartOf<F extends Fields> = Part<Values<F>>;

/** Fields that say one thing together: an account that changes one has read the others. */
const TOGETHER = [
  ['name', 'nameUnknown'],
  ['id', 'name'],
  ['chronicDisease', 'chronicDiseaseDetails', 'chronicDiseaseUnknown'],
  ['chronicDisease', 'chronicDiseaseDetails'],
  ['lifeExpectancy', 'lifeExpectancyUnknown'],
  ['occupation', 'occupationUnknown'],
  ['caste', 'casteUnknown'],
  ['clan', 'clanUnknown'],
  ['country', 'state', 'pincode'],
  ['birthPlace', 'birthPlaceId'],
];

/** The paths of a form that are both sent and returned, those together that say one thing. */
export function groupsOf(fields: Fields): string[][] {
  const paths = leavesOf(fields).flatMap(([path, node]) =>
    node.kind === 'field' && node.sent && node.returned ? [path.join('.')] : [],
  );
  const groups: string[][] = [];
  for (const path of paths) {
    if (groups.some((group) => group.includes(path))) continue;
    const [, before = '', name = ''] = /^(.*\.)?([^.]+)$/.exec(path) ?? [];
    const together = TOGETHER.map((names) => names.map((one) => before + one)).find(
      (group) => group.includes(before + name) && group.every((one) => paths.includes(one)),
    );
    groups.push(together ?? [path]);
  }
  return groups;
}
