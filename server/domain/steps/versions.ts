import { createHmac } from 'node:crypto';
import { at, type Fields, leavesOf } from '#contract/wire.ts';

/** A short keyed digest of one answer as its owner was shown it: it tells whether two are the same, and nothing else. */
export type Digest = (profileId: string, name: string, value: string) => string;

const DIGEST_LENGTH = 10;

export const makeDigest =
  (key: Buffer): Digest =>
  (profileId, name, value) =>
    createHmac('sha256', key)
      .update(JSON.stringify([profileId, name, value]))
      .digest('base64url')
      .slice(0, DIGEST_LENGTH);

/** A value as it travels. */
export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

interface Owned {
  profileId: string;
  /** The answers, by the names of the form. */
  values: object;
  /** Paths of which nothing is told. */
  leftOut?: readonly string[];
}

/** The digests of a form's answers, those that are there, under the names by which their fields are sent. */
export function versionOf(digest: Digest, fields: Fields, { profileId, values, leftOut = [] }: Owned): string {
  const pairs = leavesOf(fields).flatMap(([path, node]) => {
    const value = at(values, path);
    if (
      node.kind !== 'field' ||
      !node.sent ||
      !node.returned ||
      value === undefined ||
      leftOut.includes(path.join('.'))
    )
      return [];
    return [`${node.sent}:${digest(profileId, node.sent, textOf(value))}`];
  });
  return pairs.join(' ');
}

/** The same for the call that shows a form; nothing where it was not asked for. */
export const versionIfAsked = (
  { digest, asked }: { digest: Digest; asked: { withVersion: string } },
  fields: Fields,
  owned: Owned,
): string | undefined => (asked.withVersion ? versionOf(digest, fields, owned) : undefined);

/** What a page was given, by the names under which the fields are sent. */
export const readVersion = (version: string): ReadonlyMap<string, string> =>
  new Map(
    version.split(' ').map((pair): [string, string] => {
      const [name = '', digest = ''] = pair.split(':');
      return [name, digest];
    }),
  );
