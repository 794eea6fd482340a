import type { Call } from '#contract/call.ts';
import { checkTogether } from '#contract/check-part.ts';
import type { MessageId } from '#contract/message.ts';
import { groupsOf, type PartOf, type stepFacts } from '#contract/step.ts';
import { type Fields, leavesOf, putAtPath, type Returned, valueAtPath } from '#contract/wire.ts';
import type { AnswerStore } from '#server/domain/answers/answers.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import type { AskedByStep } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';
import { leftOutFor } from '#server/http/session-rights.ts';
import { requiresPreApproval } from '#server/requires-pre-approval.ts';
import type { Services } from '#server/services.ts';
import { type Asks, describeConflict } from './describe-conflict.ts';
import { type Digest, readVersion, textOf, versionOf } from './versions.ts';

/** A form that is saved in steps. */
export interface SteppedForm<S extends Fields> {
  services: Pick<Services, 'digest' | 'lookups'>;
  call: Call<S, typeof stepFacts>;
  asks: Asks;
}

type StepAnswer = Returned<typeof stepFacts>;

/** The changes of a step to save, or the answer that names what another holder has changed meanwhile. */
type ReadStep<S extends Fields> = { changes: PartOf<S>; conflict?: never } | { conflict: StepAnswer };

/**
 * Runs a step in one transaction with the member's row locked, so that another holder's save runs before or after it.
 */
export const inStep = <T>(
  { config, db, cipher }: Pick<Services, 'config' | 'db' | 'cipher'>,
  { profileId }: Who,
  run: (store: AnswerStore) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [profileId]);
    return run({ db: transaction, cipher, isLookedAt: requiresPreApproval(config) });
  });

/**
 * Checks a step together with the stored answers, and compares it with the version that its page was given. If another
 * holder has changed an answer meanwhile, returns the conflict and sets the status of `reply` to 409.
 * @throws BrokenRules if a rule of the form does not hold
 */
export function readStep<S extends Fields>(
  { services: { digest, lookups }, call: { form }, asks }: SteppedForm<S>,
  { who, values, context, reply }: AskedByStep<S>,
  stored: object,
): ReadStep<S> {
  const errors = checkTogether(form, values, { ...context, stored });
  if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
  const { profileId } = who;
  // A conflict shows stored values, which an account that cannot read health must not see.
  const version = who.member.isHealthClosed ? '' : textOf(valueAtPath(values, ['version']));
  const { changes, conflicts } = settle<S>(digest, form.fields, { profileId, sent: values, stored, version });
  if (conflicts.length === 0) return { changes };
  reply.code(409);
  const bothVersions = { profileId, sent: values, stored };
  return {
    conflict: {
      ...failure('savedMeanwhile'),
      version: '',
      conflicts: conflicts.map((group) =>
        describeConflict({ digest, lookups, asks, fields: form.fields }, { ...bothVersions, group }),
      ),
    },
  };
}

/** Returns the answer of a saved step, with the stored versions of the fields that it sent. */
export function savedStep<S extends Fields>(
  { services: { digest }, call: { path, form } }: SteppedForm<S>,
  { who, values }: AskedByStep<S>,
  { message, stored }: { message: MessageId; stored: object },
): StepAnswer {
  const { profileId } = who;
  const saved = onlySent(form.fields, values, stored);
  const leftOut = leftOutFor(who, path);
  return {
    ...success(message),
    version: versionOf(digest, form.fields, { profileId, values: saved, leftOut }),
    conflicts: [],
  };
}

/** Returns those stored answers whose fields were sent. For the others, the page already has a version. */
function onlySent(fields: Fields, sent: object, stored: object): object {
  const storedOfSent: Record<string, unknown> = {};
  for (const [path] of leavesOf(fields))
    if (valueAtPath(sent, path) !== undefined) putAtPath(storedOfSent, path, valueAtPath(stored, path));
  return storedOfSent;
}

/** A step as it was sent, with what it is compared with. */
interface SentStep {
  profileId: string;
  /** The sent values, checked. */
  sent: object;
  /** The values that are stored for the owner. */
  stored: object;
  /** The version that the page was given; `''` if none. */
  version: string;
}

/**
 * The changes of a step to save, and the answers that another holder has changed meanwhile, in groups that belong
 * together.
 */
interface Settled<S extends Fields> {
  changes: PartOf<S>;
  conflicts: string[][];
}

/**
 * Compares the sent values with the version given to the page and with the stored values. A value that the page sends
 * back unchanged is not a change, even if another holder has changed it. Without a version, every sent value is a
 * change.
 */
function settle<S extends Fields>(
  digest: Digest,
  fields: S,
  { profileId, sent, stored, version }: SentStep,
): Settled<S> {
  const pageDigests = readVersion(version);
  const sentNames = new Map(
    leavesOf(fields).map(([path, node]) => [path.join('.'), node.kind === 'field' ? node.sent : '']),
  );
  const valueIn = (values: object, path: string) => valueAtPath(values, path.split('.'));
  const sentNameOf = (path: string) => sentNames.get(path) ?? '';
  const hasPageDigest = (path: string) => pageDigests.has(sentNameOf(path));
  const isAsOnPage = (path: string, value: unknown) =>
    pageDigests.get(sentNameOf(path)) === digest(profileId, sentNameOf(path), textOf(value));

  const changes: Record<string, unknown> = {};
  const conflicts: string[][] = [];
  const groups = groupsOf(fields);
  // Fields that are only sent are saved with the other changes.
  const sentOnlyPaths = [...sentNames.keys()].filter(
    (path) => sentNames.get(path) && path !== 'version' && !groups.flat().includes(path),
  );
  for (const group of [...groups, ...sentOnlyPaths.map((path) => [path])]) {
    const sentPaths = group.filter((path) => valueIn(sent, path) !== undefined);
    if (sentPaths.every((path) => hasPageDigest(path) && isAsOnPage(path, valueIn(sent, path)))) continue;
    const isChangedMeanwhile = group.some((path) => hasPageDigest(path) && !isAsOnPage(path, valueIn(stored, path)));
    const isDifferent = sentPaths.some((path) => textOf(valueIn(sent, path)) !== textOf(valueIn(stored, path)));
    if (isChangedMeanwhile && isDifferent) conflicts.push(group);
    else for (const path of sentPaths) putAtPath(changes, path.split('.'), valueIn(sent, path));
  }
  // Safe: built from the form's own fields.
  return { changes: changes as PartOf<S>, conflicts };
}
