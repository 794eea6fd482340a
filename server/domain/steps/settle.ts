import { groupsOf, type PartOf } from '#contract/step.ts';
import { at, type Fields, leavesOf, put } from '#contract/wire.ts';
import { type Digest, readVersion, textOf } from './versions.ts';

interface Sent {
  profileId: string;
  /** What came, checked. */
  sent: object;
  /** What its owner has written before. */
  stored: object;
  version: string;
}

/** What of a step is to be saved, and which answers another has changed meanwhile, those together that say one thing. */
export interface Settled<S extends Fields> {
  changes: PartOf<S>;
  conflicts: string[][];
}

/**
 * Holds what came against what the page was given and against what is stored. What was left as the page was given it is no
 * change, whatever another has made of it; without a version everything that came is one.
 */
export function settle<S extends Fields>(
  digest: Digest,
  fields: S,
  { profileId, sent, stored, version }: Sent,
): Settled<S> {
  const given = readVersion(version);
  const names = new Map(
    leavesOf(fields).map(([path, node]) => [path.join('.'), node.kind === 'field' ? node.sent : '']),
  );
  const valueIn = (values: object, path: string) => at(values, path.split('.'));
  const nameOf = (path: string) => names.get(path) ?? '';
  const isKnown = (path: string) => given.has(nameOf(path));
  const isGiven = (path: string, value: unknown) =>
    given.get(nameOf(path)) === digest(profileId, nameOf(path), textOf(value));

  const changes: Record<string, unknown> = {};
  const conflicts: string[][] = [];
  const grouped = groupsOf(fields);
  // What is only sent goes with whatever comes with it.
  const others = [...names.keys()].filter(
    (path) => names.get(path) && path !== 'version' && !grouped.flat().includes(path),
  );
  for (const group of [...grouped, ...others.map((path) => [path])]) {
    const came = group.filter((path) => valueIn(sent, path) !== undefined);
    if (came.every((path) => isKnown(path) && isGiven(path, valueIn(sent, path)))) continue;
    const isMoved = group.some((path) => isKnown(path) && !isGiven(path, valueIn(stored, path)));
    const differs = came.some((path) => textOf(valueIn(sent, path)) !== textOf(valueIn(stored, path)));
    if (isMoved && differs) conflicts.push(group);
    else for (const path of came) put(changes, path.split('.'), valueIn(sent, path));
  }
  // Built along the table.
  return { changes: changes as PartOf<S>, conflicts };
}
