import type { Kysely } from 'kysely';
import type { Decision } from '#contract/decision.ts';
import { countDecided, DECISIONS_A_DAY, noteDecision } from '#server/domain/approvals/decisions.queries.ts';
import { type Item, isAlone, isOwnEntry, loadItem } from '#server/domain/approvals/items.queries.ts';
import {
  claimedByOther,
  rememberRejected,
  removeApproval,
  returnApproval,
} from '#server/domain/approvals/queue.queries.ts';
import { settleWaitingPhoto } from '#server/domain/files/waiting-photos.queries.ts';
import { noteHeldDecision, store, takeHeld } from '#server/domain/held-answers/held-answers.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { REJECTED } from '#server/domain/members/suspensions.queries.ts';
import { type IsDrawn, loadCalledFirst } from '#server/domain/visibility-settings/called-first.queries.ts';
import {
  keepWaiting,
  loadWaitingShowing,
  release,
} from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import { notify } from '#server/notices/tell.queries.ts';
import { suspend } from '#server/office/members.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { CHANGE_NOTICES, PROFILE_NOTICES } from './decision-notices.ts';

interface Deciding {
  id: number;
  decision: Decision;
  /** What the family reads of something returned; why an own entry is right; why somebody was rejected. */
  reason: string;
  /** The version that was looked at. Absent at the terminal, which names the item by number only. */
  version?: string;
  /** `id` is null at the terminal. */
  by: { email: string; id: number | null };
}

export type Decided =
  /** `photos`: names of the files to delete after the transaction has committed. `by`: who has claimed the item. */
  | { outcome: 'done'; profileId: string; photos: string[] }
  | { outcome: 'gone' | 'tooMany' | 'own' | 'ownReason' | 'callFirst' }
  | { outcome: 'claimed'; by: string };

type Store = Pick<Services, 'phoneHash'> & { db: Kysely<Database> };
type Means = Store & { isDrawn: IsDrawn };

/** Decides on an item of the approval queue, in the caller's transaction. Pages and terminal both use this function. */
export async function decide({ db, phoneHash, isDrawn }: Means, deciding: Deciding): Promise<Decided> {
  const { id, decision, reason, version, by } = deciding;
  const found = await loadItem(db, id);
  if (found === undefined) return { outcome: 'gone' };
  await lockMembers(db, [found.profileId]);
  const other = await claimedByOther(db, id, by.id);
  if (other !== '') return { outcome: 'claimed', by: other };
  // The second of two parallel decisions finds no item. A decision on an older version is not made.
  const item = await loadItem(db, id);
  if (item === undefined || (version !== undefined && version !== item.version)) return { outcome: 'gone' };
  if ((await countDecided(db, by.email)) >= DECISIONS_A_DAY) return { outcome: 'tooMany' };
  const isOwn = by.id !== null && (await isOwnEntry(db, { profileId: item.profileId, email: by.email }));
  // Somebody else decides on an own entry, unless nobody else may.
  if (isOwn && !(by.id !== null && (await isAlone(db, by.id)))) return { outcome: 'own' };
  if (isOwn && reason.trim() === '') return { outcome: 'ownReason' };
  const isProfileApproved = item.kind === 'profile' && decision === 'approved';
  if (isProfileApproved && (await loadCalledFirst(db, item.profileId, isDrawn)).isNeeded)
    return { outcome: 'callFirst' };

  const photos = await settleItem(db, item, { decision, reason });
  const decisionId = await noteDecision(db, item, { decision, reason, by: by.email, isOwn });
  if (decision === 'rejected') await reject({ db, phoneHash }, item, { reason, decisionId });
  // While the candidate's consent to the showing is awaited, nobody sees the profile, so the family is not notified.
  else if (!isProfileApproved || !(await loadWaitingShowing(db, item.profileId)))
    await notify(db, {
      profileId: item.profileId,
      kind: (item.kind === 'profile' ? PROFILE_NOTICES : CHANGE_NOTICES)[decision],
    });
  return { outcome: 'done', profileId: item.profileId, photos };
}

/** Suspends the profile and stores keyed hashes to recognise the person. The family reads the reason and can appeal. */
async function reject(
  { db, phoneHash }: Store,
  { profileId }: Item,
  { reason, decisionId }: { reason: string; decisionId: number },
): Promise<void> {
  await rememberRejected({ db, phoneHash }, profileId, { reason, decisionId });
  await suspend(db, profileId, { reason: `${REJECTED}${reason}`, told: reason });
}

type Settled = Pick<Deciding, 'decision' | 'reason'>;

/**
 * Executes the decision. Call with the member's row locked. Returns the names of photo files to delete after the
 * commit.
 */
async function settleItem(db: Kysely<Database>, item: Item, settled: Settled): Promise<string[]> {
  const { id, profileId, kind, answer, subject } = item;
  let gonePhotos: string[] = [];
  if (kind === 'profile') {
    await settleProfile(db, item, settled);
    return gonePhotos;
  }
  if (kind === 'answer') await settleAnswer(db, item, settled);
  else gonePhotos = await settleWaitingPhoto(db, profileId, { name: subject, decision: settled.decision });
  await removeApproval(db, id);
  await noteHeldDecision(db, {
    profile_id: profileId,
    answer: kind === 'photo' ? 'photo' : answer,
    decision: settled.decision,
    reason: settled.decision === 'approved' ? '' : settled.reason,
  });
  return gonePhotos;
}

async function settleProfile(db: Kysely<Database>, { id, profileId }: Item, settled: Settled): Promise<void> {
  if (settled.decision === 'approved') {
    await release(db, profileId, 'for_office');
    await removeApproval(db, id);
    return;
  }
  await keepWaiting(db, profileId, { forOffice: true, forCandidate: false });
  await returnApproval(db, id, settled.reason);
}

async function settleAnswer(db: Kysely<Database>, { profileId, subject }: Item, { decision }: Settled): Promise<void> {
  const held = await takeHeld(db, profileId, Number(subject));
  if (held !== undefined && decision === 'approved') await store(db, profileId, held.table, held.columns);
}
