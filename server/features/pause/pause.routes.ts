import type { Kysely } from 'kysely';
import { pauseProfile, resumeProfile, showPause } from '#contract/pause.ts';
import { listAccepted, noteDepartures } from '#server/domain/interests/partings.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { voidOutcomesOf } from '#server/domain/together/outcomes.queries.ts';
import { loadVisibleViews } from '#server/domain/visibility/load-views.ts';
import { loadRelations } from '#server/domain/visibility/relations.queries.ts';
import { isResting, loadPause, savePause } from '#server/domain/visibility-settings/pauses.queries.ts';
import { deletePause } from '#server/domain/visibility-settings/rests-together.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { isBesideCandidate, type Who } from '#server/http/session.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls that pause a profile, settle a match, and resume. */
export function pauseRoutes(services: Services): void {
  const { db } = services;

  registerMemberCall(services, pauseProfile, async ({ who, values }) => {
    if (await isPausedByCandidate(who)) return failure('pausedByCandidate');
    const { settledWith, ...pause } = values;
    const isSettled = values.kind === 'settled';
    const isDone = await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      if (await loadPartner(who, transaction)) return false;
      const accepted = await listAccepted(transaction, who.profileId);
      const with_id = isSettled && accepted.includes(settledWith) ? settledWith : null;
      await savePause(transaction, who.profileId, { ...pause, by_candidate: who.role === 'candidate', with_id });
      if (isSettled) await noteDepartures(transaction, who.profileId);
      return true;
    });
    if (!isDone) return failure('engagedResume');
    return success(values.kind === 'paused' ? 'profilePaused' : 'profileSettled');
  });

  registerMemberCall(services, showPause, async ({ who }) => {
    const [pause, rests] = await Promise.all([loadPause(db, who.profileId), isResting(db, who.profileId)]);
    const ids = await listAccepted(db, who.profileId);
    const views = await loadVisibleViews(services, who.profileId, ids);
    const accepted = [...views.values()].map(({ shared }) => shared);
    const partner = await loadPartner(who);
    const withMember = partner?.kind === 'engaged' ? partner.withId : '';
    if (pause === undefined)
      return { kind: '', reason: '', words: '', since: '', withMember, rests, accepted } as const;
    const { kind, reason, words, since } = pause;
    return { kind, reason, words, since: since.toISOString(), withMember, rests, accepted };
  });

  registerMemberCall(services, resumeProfile, async ({ who }) => {
    if (await isPausedByCandidate(who)) return failure('pausedByCandidate');
    if ((await loadPartner(who))?.kind === 'engaged') return failure('engagedResume');
    const pauseBefore = await loadPause(db, who.profileId);
    const isDone = await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId, ...(pauseBefore?.with_id ? [pauseBefore.with_id] : [])]);
      // An outcome of two families may have been applied meanwhile, with a family that is not locked here.
      const pause = await loadPause(transaction, who.profileId);
      if (pause?.kind !== pauseBefore?.kind || pause?.with_id !== pauseBefore?.with_id) return false;
      if (pause?.kind === 'engaged' || pause?.kind === 'married') await voidAndNotify(transaction, who.profileId);
      await deletePause(transaction, who.profileId);
      return true;
    });
    return isDone ? success('profileResumed') : failure('changedMeanwhile');
  });

  /** Voids the profile's engagement and marriage, and notifies the families with whom it was engaged. */
  const voidAndNotify = async (transaction: Kysely<Database>, aboutId: string): Promise<void> => {
    for (const profileId of await voidOutcomesOf(transaction, aboutId))
      await notify(transaction, { kind: 'steppedBack', profileId, aboutId });
  };

  /** Loads the member with whom the profile is engaged or married; null if the page of the two is not available. */
  const loadPartner = async ({ profileId }: Who, connection: Kysely<Database> = db) => {
    const pause = await loadPause(connection, profileId);
    if (pause?.with_id == null || (pause.kind !== 'engaged' && pause.kind !== 'married')) return null;
    const relation = (await loadRelations(connection, profileId, [pause.with_id])).get(pause.with_id);
    return relation === 'accepted' || relation === 'consented' ? { kind: pause.kind, withId: pause.with_id } : null;
  };

  /** Whether the candidate made the pause and the caller is another holder. */
  const isPausedByCandidate = async (who: Who): Promise<boolean> =>
    isBesideCandidate(who) && ((await loadPause(db, who.profileId))?.by_candidate ?? false);
}
