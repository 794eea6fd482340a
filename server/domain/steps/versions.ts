import { createHmac } from 'node:crypto';
import { type Fields, leavesOf, valueAtPath } from '#contract/wire.ts';

/** A short keyed digest of one answer as it was shown to its owner. It only tells whether two answers are the same. */
export type Digest = (profileId: string, name: string, value: string) => string;

/** Number of base64url characters of a digest, with 6 bits each. */
const DIGEST_LENGTH = 10;

/** Returns the function that makes digests with this key. */
export function makeDigest(key: Buffer): Digest {
  return (profileId, name, value) =>
    createHmac('sha256', key)
      .update(JSON.stringify([profileId, name, value]))
      .digest('base64url')
      .slice(0, DIGEST_LENGTH);
}

/** Returns a value as text, as it is transmitted. */
export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The answers of a profile of which a version is made. */
interface OwnAnswers {
  profileId: string;
  /** The answers, by the names of the form. */
  values: object;
  /** Paths to leave out. */
  leftOut?: readonly string[];
}

/**
 * Returns the digests of the answers in `values` whose fields are both sent and returned, each after the name by which
 * the field is sent: `name:digest`, separated by spaces.
 */
export function versionOf(digest: Digest, fields: Fields, { profileId, values, leftOut = [] }: OwnAnswers): string {
  const pairs = leavesOf(fields).flatMap(([path, node]) => {
    if (node.kind !== 'field' || !node.sent || !node.returned) return [];
    const value = valueAtPath(values, path);
    if (value === undefined || leftOut.includes(path.join('.'))) return [];
    return [`${node.sent}:${digest(profileId, node.sent, textOf(value))}`];
  });
  return pairs.join(' ');
}

/** Returns the version for a call that shows a form; undefined if it was not requested. */
export const versionIfAsked = (
  { digest, asked }: { digest: Digest; asked: { withVersion: string } },
  fields: Fields,
  answers: OwnAnswers,
): string | undefined => (asked.withVersion ? versionOf(digest, fields, answers) : undefined);

/** Parses the version that a page was given. Returns the digests by the sent names of the fields. */
export const readVersion = (version: string): ReadonlyMap<string, string> =>
  new Map(
    version.split(' ').map((pair): [string, string] => {
      const [name = '', digest = ''] = pair.split(':');
      return [name, digest];
    }),
  );
