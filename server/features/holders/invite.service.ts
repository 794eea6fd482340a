import type { Kysely } from 'kysely';
import type { SentValues } from '#contract/call.ts';
import { inviteHolder, MOST_GUARDIANS } from '#contract/holders.ts';
import { isAcceptablePhone } from '#contract/phone.ts';
import { saveChoices } from '#server/domain/holders/candidate-choices.queries.ts';
import { listHolders } from '#server/domain/holders/holders.queries.ts';
import { hasInvited, insertInvitation, listInvitations } from '#server/domain/holders/invitations.queries.ts';
import { noteRepeatedInvitation } from '#server/domain/holders/removals.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { refuseUseless } from '#server/domain/phones/refuse-useless.ts';
import { maySend } from '#server/domain/verification/sending-limits.ts';
import { setRole } from '#server/http/account-profiles.queries.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';
import { noteDelivery } from '#server/notices/deliveries.queries.ts';
import { intend } from '#server/notices/tell.queries.ts';
import { tellHandedOver } from '#server/notices/tell-handed-over.queries.ts';
import { databaseNow } from '#server/platform/db/database-now.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/**
 * Invites the candidate, or a guardian for a candidate. A holder without a role gets the other role by the invitation.
 * Nobody learns the result except when the invited person joins.
 */
export async function invite(
  services: Services,
  who: Who,
  { whose, phone }: SentValues<typeof inviteHolder>,
): Promise<Outcome> {
  const { db, limits, phoneHash } = services;
  const otherRole = whose === 'candidate' ? 'guardian' : 'candidate';
  const role = who.role === 'family' ? otherRole : who.role;
  if (role === whose) throw new BrokenRules({ whose: 'chooseFromList' });
  if (!isAcceptablePhone(phone)) throw new BrokenRules({ phone: 'phoneNotAcceptable' });
  refuseUseless('phone', phone);
  if (!who.member.isPhoneConfirmed) return failure('inviteConfirmFirst');
  const refusal = await refusalOf(db, who, { whose, phone });
  if (refusal !== undefined) return refusal;
  await limits.take('invitationByProfile', who.profileId);
  await limits.take('invitationByPhone', phone);
  const isReached = await maySend(services, phone);
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [who.profileId]);
    // Another holder may have invited at the same moment.
    const laterRefusal = await refusalOf(transaction, who, { whose, phone });
    if (laterRefusal !== undefined) return laterRefusal;
    if (who.role === 'family') await setRole(transaction, who, role);
    // A candidate who was never beside others wrote all health answers, so nothing waits for a decision.
    const holders = await listHolders(transaction, who.profileId);
    const wasBeside = holders.length > 1 || (await hasInvited(transaction, who.profileId));
    if (role === 'candidate' && !wasBeside)
      await saveChoices(transaction, who.profileId, { health_decided_at: await databaseNow(transaction) });
    const { id, isSent } = await insertInvitation(transaction, {
      profileId: who.profileId,
      role: whose,
      phone,
      invitedBy: who.accountId,
      phoneHash: phoneHash(phone),
    });
    if (whose === 'candidate')
      await noteRepeatedInvitation({ db: transaction, phoneHash }, { profileId: who.profileId, phone });
    if (isSent) {
      const noticeId = await intend(transaction, { kind: 'invitation', subjectId: String(id), isByOffice: !isReached });
      if (!isReached) await noteDelivery(transaction, { noticeId, channel: 'office', state: 'created' });
    }
    await tellHandedOver(transaction, inviteHolder, who);
    return success('invitationSent');
  });
}

/** Returns why nobody can be invited; undefined if an invitation is possible. */
async function refusalOf(
  db: Kysely<Database>,
  { profileId }: Who,
  { whose, phone }: SentValues<typeof inviteHolder>,
): Promise<Outcome | undefined> {
  const holders = await listHolders(db, profileId);
  if (holders.some((holder) => holder.phone === phone)) return failure('invitationSelf');
  const invitations = await listInvitations(db, profileId);
  const ofRole = holders.filter((holder) => holder.role === whose).length;
  const invited = invitations.filter((invitation) => invitation.phone !== phone && invitation.role === whose).length;
  const isFull = whose === 'candidate' ? ofRole > 0 : ofRole + invited >= MOST_GUARDIANS;
  return isFull ? failure('invitationsFull') : undefined;
}
