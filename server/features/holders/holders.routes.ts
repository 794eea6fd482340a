import {
  addProfile,
  chooseReached,
  decideHealth,
  inviteHolder,
  leaveProfile,
  reserveAccepting,
  sayItIsMe,
  sayWhose,
  showHolders,
  switchProfile,
  takeBackAct,
  takeBackItIsMe,
  withdrawInvitation,
} from '#contract/holders.ts';
import { listRecoveriesBeside } from '#server/domain/accounts/recovery.queries.ts';
import { asksHealth, eraseOwnHealth } from '#server/domain/haemoglobin/own-health.ts';
import { loadChoices, resetForNewCandidate, saveChoices } from '#server/domain/holders/candidate-choices.queries.ts';
import * as holders from '#server/domain/holders/holders.queries.ts';
import { listActs } from '#server/domain/holders/holders.queries.ts';
import * as invitations from '#server/domain/holders/invitations.queries.ts';
import { isMetCandidate, listRemovals } from '#server/domain/holders/removals.queries.ts';
import { endClaim, listClaimsOf } from '#server/domain/holders/whose-claims.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { loadVisibleViews } from '#server/domain/visibility/load-views.ts';
import { setRole } from '#server/http/account-profiles.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { isBesideCandidate, type Who } from '#server/http/session.ts';
import * as claims from '#server/notices/claim-to-be-candidate.ts';
import { tellHandedOver } from '#server/notices/tell-handed-over.queries.ts';
import { databaseNow } from '#server/platform/db/database-now.queries.ts';
import type { Services } from '#server/services.ts';
import { addProfileTo } from './add-profile.service.ts';
import { invite } from './invite.service.ts';
import { removalRoutes } from './removal.routes.ts';
import { isClosedToUndo, undo } from './undo.service.ts';

/** Number of last digits that a holder sees of another holder's phone. */
const PHONE_END_DIGITS = 4;
/** Number of last digits that a holder sees of a phone that another holder has invited. */
const INVITED_END_DIGITS = 2;

/** Registers the calls about the holders of a profile: who they are, invitations, choices and acts. */
export function holderRoutes(services: Services): void {
  const { db, sessions, limits } = services;

  registerMemberCall(services, showHolders, async ({ who }) => {
    const allHolders = await holders.listHolders(db, who.profileId);
    const pendingInvitations = await invitations.listInvitations(db, who.profileId);
    const choices = await loadChoices(db, who.profileId);
    const reachedId = choices.reachedAccount ?? allHolders[0]?.id;
    const removals = await listRemovals(db, who.profileId);
    const recoveries = await listRecoveriesBeside(db, who);
    const claimantIds = await listClaimsOf(db, who.profileId);
    return {
      role: who.role,
      holders: allHolders.map(({ id, phone, role, since }) => ({
        id,
        role,
        phoneEnd: phone.slice(-PHONE_END_DIGITS),
        since: since.toISOString(),
        isMe: id === who.accountId,
        isReached: id === reachedId,
        saysItIsMe: claimantIds.includes(id),
        isRecovering: recoveries.some(({ accountId }) => accountId === id),
        ...removalState(removals.find(({ accountId }) => accountId === id)),
      })),
      invitations: pendingInvitations.map(({ id, role, phone, made_at, invited_by }) => ({
        id,
        role,
        phone: invited_by === who.accountId ? phone : '',
        phoneEnd: phone.slice(-INVITED_END_DIGITS),
        madeAt: made_at.toISOString(),
      })),
      saidYesAt: choices.saidYesAt?.toISOString() ?? '',
      acceptsAlone: choices.acceptsAlone,
      removesAtOnce: await isMetCandidate(db, who),
      asksHealth: asksHealth(who, allHolders, choices),
      acts: await showActs(services, who),
      others: await holders.listOthers(db, who),
    };
  });

  registerMemberCall(services, sayWhose, async ({ who, values: { whose } }) => {
    if (who.role === whose) return success('whoseSaid');
    return db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      const isAlone = (await holders.listHolders(transaction, who.profileId)).length === 1;
      const hasAsked = await invitations.hasInvited(transaction, who.profileId);
      if (who.role !== 'family' && (!isAlone || hasAsked)) return failure('whoseByOffice');
      // This account gave consents as the candidate by mistake, so they are corrected.
      if (who.role === 'candidate') await resetForNewCandidate(transaction, who.profileId);
      await setRole(transaction, who, whose);
      return success('whoseSaid');
    });
  });

  registerMemberCall(services, sayItIsMe, async ({ who }) =>
    db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      return who.role === 'candidate' ? failure('whoseByOffice') : claims.claimToBeCandidate(transaction, who);
    }),
  );

  registerMemberCall(services, takeBackItIsMe, async ({ who }) =>
    db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      if (!(await endClaim(transaction, { ...who, how: 'withdrawn' }))) return failure('changedMeanwhile');
      await claims.tellWhoseStays(transaction, who.profileId);
      return success('selfTakenBack');
    }),
  );

  registerMemberCall(services, inviteHolder, ({ who, values }) => invite(services, who, values));

  registerMemberCall(services, withdrawInvitation, async ({ who, values }) => {
    if (!(await invitations.withdrawInvitation(db, who.profileId, values.invitation)))
      return failure('changedMeanwhile');
    await recordAct(db, who, 'uninvited');
    return success('invitationWithdrawn');
  });

  removalRoutes(services);

  registerMemberCall(services, leaveProfile, async ({ who, reply }) => {
    if (!isBesideCandidate(who)) return failure('leaveNeedsCandidate');
    await db.transaction().execute(async (transaction) => {
      await recordAct(transaction, who, 'left');
      await holders.removeHolder(transaction, who);
      await tellHandedOver(transaction, leaveProfile, who);
    });
    await sessions.end(reply);
    return success('profileLeft');
  });

  registerMemberCall(services, reserveAccepting, async ({ who, values }) => {
    const isReserved = values.isReserved === 'Yes';
    await saveChoices(db, who.profileId, { accepts_alone: isReserved, hands_over_accepting: !isReserved });
    return success('saved');
  });

  registerMemberCall(services, chooseReached, async ({ who, values }) => {
    const allHolders = await holders.listHolders(db, who.profileId);
    if (!allHolders.some(({ id }) => id === values.holder)) return failure('holderGone');
    await db.transaction().execute(async (transaction) => {
      await saveChoices(transaction, who.profileId, { reached_account: values.holder });
      await tellHandedOver(transaction, chooseReached, who);
    });
    return success('reachedChosen');
  });

  registerMemberCall(services, decideHealth, async ({ who, values }) => {
    if (who.role !== 'candidate') throw new Refusal(403, 'candidateAlone');
    const isKept = values.isKept === 'Yes';
    await db.transaction().execute(async (transaction) => {
      await saveChoices(transaction, who.profileId, { health_decided_at: await databaseNow(transaction) });
      if (!isKept) await eraseOwnHealth({ ...services, db: transaction }, who.profileId);
    });
    return success(isKept ? 'healthKept' : 'healthErased');
  });

  registerMemberCall(services, takeBackAct, ({ who, values }) => undo(services, who, values.act));

  registerMemberCall(services, addProfile, async ({ who, values, request, reply }) => {
    const addedProfile = await limits.attempt([['registrationByAddress', addressKey(request.ip)]], () =>
      addProfileTo(services, who, { ...values, read: languageOf(request) }),
    );
    if ('refused' in addedProfile) return { ...failure(addedProfile.refused), profileId: undefined };
    await sessions.start(reply, 'login', { accountId: who.accountId, profileId: addedProfile.profileId }, who.since);
    return { ...success('profileAdded'), profileId: addedProfile.profileId };
  });

  registerMemberCall(services, switchProfile, async ({ who, values, reply }) => {
    const others = await holders.listOthers(db, who);
    const other = others.find(({ profileId }) => profileId === values.profile);
    if (other === undefined) throw new Refusal(403, 'notYours');
    await sessions.start(reply, 'login', { accountId: who.accountId, profileId: other.profileId }, who.since);
    return { ...success('profileSwitched'), profileId: other.profileId };
  });
}

/** Returns the state of a holder's removal, as all holders see it. */
const removalState = (removal: { dueAt: Date; objectedAt: Date | null } | undefined) => ({
  removedAt: removal && removal.objectedAt === null ? removal.dueAt.toISOString() : '',
  hasObjected: removal?.objectedAt != null,
});

/**
 * Returns the acts of a profile. Acts about a member who is not shown to this profile are left out, as if that member
 * were deleted.
 */
async function showActs(services: Services, who: Who) {
  const acts = await listActs(services.db, who.profileId);
  const ids = new Set(acts.flatMap(({ about_id }) => about_id ?? []));
  const views = await loadVisibleViews(services, who.profileId, [...ids]);
  return acts.flatMap(({ id, act, role, account_id, about_id, done_at, mayBeUndone }) => {
    const member = about_id === null ? null : views.get(about_id)?.shared;
    if (member === undefined) return [];
    const isMine = account_id === who.accountId;
    return [
      {
        id,
        act,
        role,
        isMine,
        member,
        doneAt: done_at.toISOString(),
        mayBeUndone: mayBeUndone && !isClosedToUndo(who, act),
      },
    ];
  });
}
