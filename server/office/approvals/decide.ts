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

interface DecisionRequest {
  id: number;
  decision: Decision;
  /** What the family reads of something returned; why an own entry is right; why somebody was rejected. */
  reason: string;
  /** The version that was looked at. Absent at the terminal, which names the item by number only. */
  version?: string;
  /** `id` is null at the terminal. */
  by: { email: string; id: number | null };
}

/**
 * The result of a decision; only after `done` it has an effect.
 * - `gone`: the item was decided meanwhile, or has another version;
 * - `tooMany`: this member of staff has made `DECISIONS_A_DAY` decisions today;
 * - `own`: the item is an own entry, and somebody else can decide on it;
 * - `ownReason`: a decision on an own entry needs a reason;
 * - `callFirst`: the bride or groom must be called before the profile is approved;
 * - `claimed`: another member of staff (`by`) is deciding on it.
 */
export type Decided =
  /** `photos`: names of the files to delete after the transaction has committed. */
  | { outcome: 'done'; profileId: string; photos: string[] }
  | { outcome: 'gone' | 'tooMany' | 'own' | 'ownReason' | 'callFirst' }
  | { outcome: 'claimed'; by: string };

type Store = Pick<Services, 'phoneHash'> & { db: Kysely<Database> };
type Means = Store & { isDrawn: IsDrawn };

/** Decides on an item of the approval queue, in the caller's transaction. Pages and terminal both use this function. */
export async function decide({ db, phoneHash, isDrawn }: Means, request: DecisionRequest): Promise<Decided> {
  const { id, decision, reason, version, by } = request;
  const unlockedItem = await loadItem(db, id);
  if (unlockedItem === undefined) return { outcome: 'gone' };
  await lockMembers(db, [unlockedItem.profileId]);
  const claimant = await claimedByOther(db, id, by.id);
  if (claimant !== '') return { outcome: 'claimed', by: claimant };
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

/** A decision with its reason. */
type Verdict = Pick<DecisionRequest, 'decision' | 'reason'>;

/**
 * Executes the decision. Call with the member's row locked. Returns the names of photo files to delete after the
 * commit.
 */
async function settleItem(db: Kysely<Database>, item: Item, verdict: Verdict): Promise<string[]> {
  const { id, profileId, kind, answer, subject } = item;
  let gonePhotos: string[] = [];
  if (kind === 'profile') {
    await settleProfile(db, item, verdict);
    return gonePhotos;
  }
  if (kind === 'answer') await settleAnswer(db, item, verdict);
  else gonePhotos = await settleWaitingPhoto(db, profileId, { name: subject, decision: verdict.decision });
  await removeApproval(db, id);
  await noteHeldDecision(db, {
    profile_id: profileId,
    answer: kind === 'photo' ? 'photo' : answer,
    decision: verdict.decision,
    reason: verdict.decision === 'approved' ? '' : verdict.reason,
  });
  return gonePhotos;
}

/** Ends the waiting for the office; a profile that is not approved waits on, as returned. */
async function settleProfile(db: Kysely<Database>, { id, profileId }: Item, verdict: Verdict): Promise<void> {
  if (verdict.decision === 'approved') {
    await release(db, profileId, 'for_office');
    await removeApproval(db, id);
    return;
  }
  await keepWaiting(db, profileId, { forOffice: true, forCandidate: false });
  await returnApproval(db, id, verdict.reason);
}

/** Removes a held answer, and stores it if it is approved. */
async function settleAnswer(db: Kysely<Database>, { profileId, subject }: Item, { decision }: Verdict): Promise<void> {
  const held = await takeHeld(db, profileId, Number(subject));
  if (held !== undefined && decision === 'approved') await store(db, profileId, held.table, held.columns);
}
