import type { Conflict } from '#contract/step.ts';
import { at, type Fields, leavesOf, put } from '#contract/wire.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';
import { type Asks, describe } from './describe.ts';
import { type Digest, textOf, versionOf } from './versions.ts';

interface FormOfSteps {
  digest: Digest;
  lookups: Lookups;
  asks: Asks;
  fields: Fields;
}

interface Both {
  profileId: string;
  /** Paths of fields that say one thing between them. */
  group: readonly string[];
  sent: object;
  stored: object;
}

/** Both versions of an answer, as its owner reads them and as a page sends them. */
export function describeConflict(
  { digest, lookups, asks, fields }: FormOfSteps,
  { profileId, group, sent, stored }: Both,
): Conflict {
  const parts = group.map((path) => ({ path: path.split('.'), described: describe(lookups, asks, path) }));
  const inSent = (path: string[]) => at(at(sent, path) === undefined ? stored : sent, path);
  const told = (value: (path: string[]) => unknown, language: 'en' | 'bn') =>
    parts
      .map(({ path, described }) => described?.value(value(path), language) ?? '')
      .filter(Boolean)
      .join(', ');
  const inStored = (path: string[]) => at(stored, path);

  const values: Record<string, unknown> = {};
  for (const { path } of parts) put(values, path, inStored(path));
  const sentNames = leavesOf(fields).flatMap(([path, node]): [string, string][] =>
    node.kind === 'field' && group.includes(path.join('.')) ? [[node.sent, textOf(inStored([...path]))]] : [],
  );
  const first = parts[0]?.described;
  return {
    label: first?.label('en') ?? '',
    labelBn: first?.label('bn') ?? '',
    yours: told(inSent, 'en'),
    yoursBn: told(inSent, 'bn'),
    saved: told(inStored, 'en'),
    savedBn: told(inStored, 'bn'),
    values: Object.fromEntries(sentNames),
    version: versionOf(digest, fields, { profileId, values }),
  };
}
