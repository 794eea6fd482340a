import { form } from './form.ts';
import { outcomeFacts } from './outcome.ts';
import { text } from './rules.ts';
import * as s from './shape.ts';
import { type Fields, fact, leavesOf, list, sentOnly, type Values } from './wire.ts';

/**
 * A step of a form is a call that saves only the sent fields. To detect conflicts, it compares the `version` that the
 * page received with the answers: a keyed digest of each field under its wire name. Without a version the step
 * overwrites.
 */
export const versionSent = sentOnly('version', text(4_000));

/** A page that saves in steps requests the version together with the answers. */
export const versionForm = form({ withVersion: sentOnly('withversion', text(3)) });

/** Returned with the answers of a form if requested, and with a saved step for its fields. */
export const versionFact = fact('version', s.optional(s.string()));

/**
 * A conflict in answers that belong together: both sets of values in the reader's words, and the data to choose either.
 */
export interface Conflict {
  label: string;
  labelBn: string;
  /** The values in this save; `''` if empty. */
  yours: string;
  yoursBn: string;
  /** What another holder has saved meanwhile. */
  saved: string;
  savedBn: string;
  /** The saved values under the wire names of the fields. */
  values: Readonly<Record<string, string>>;
  /** The version of the saved values. A step that sends it causes no conflict, whichever set is chosen. */
  version: string;
}

/** The answer of a step. If there are conflicts, nothing was saved and the status is 409. */
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

/** The values of a form, each optional. */
export type Part<V> = { [K in keyof V]?: V[K] extends Group ? Part<V[K]> : V[K] };
type Group = Readonly<Record<string, unknown>> & { readonly length?: never };

/** The checked values of the fields that were sent. */
export type PartOf<F extends Fields> = Part<Values<F>>;

/** Fields that form one statement. A holder who changes one of them has read the others. */
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

/** Returns the paths that are both sent and returned, grouped by common statement. */
export function groupsOf(fields: Fields): string[][] {
  const paths = leavesOf(fields).flatMap(([path, node]) =>
    node.kind === 'field' && node.sent && node.returned ? [path.join('.')] : [],
  );
  const groups: string[][] = [];
  for (const path of paths) {
    if (groups.some((group) => group.includes(path))) continue;
    // The path without its last name, with its dot.
    const prefix = path.slice(0, path.lastIndexOf('.') + 1);
    const together = TOGETHER.map((names) => names.map((name) => prefix + name)).find(
      (group) => group.includes(path) && group.every((member) => paths.includes(member)),
    );
    groups.push(together ?? [path]);
  }
  return groups;
}
