import type { SentValues } from '#contract/call.ts';
import type { inviteHolder } from '#contract/holders.ts';
import { MOST_GUARDIANS } from '#contract/holders.ts';
import { isAcceptablePhone } from '#contract/phone.ts';
import { failure, type Outcome, success } from '#server/door/outcome.ts';
import { BrokenRules } from '#server/door/refusal.ts';
import type { Who } from '#server/door/session.ts';
import { intend } from '#server/notices/tell.queries.ts';
import { saveChoices } from '#server/people/holders/candidate-choices.queries.ts';
import { listHolders, setRole } from '#server/people/holders/holders.queries.ts';
import { insertInvitation, listInvitations } from '#server/people/holders/invitations.queries.ts';
import { lockMembers } from '#server/people/members/lock.queries.ts';
import { refuseUseless } from '#server/people/phones/refuse-useless.ts';
import type { Services } from '#server/services.ts';

/**
 * Invites the candidate, or a guardian for a candidate who looks after the profile alone or with others. Whoever has not said
 * whose profile it is says so by it. What came of it is told to nobody but by joining.
 */
export async function invite(
  services: Services,
  who: Who,
  { whose, phone }: SentValues<typeof inviteHolder>,
): Promise<Outcome> {
  const { db, limits, phoneHash } = services;
  const role = who.role === 'family' ? (whose === 'candidate' ? 'guardian' : 'candidate') : who.role;
  if (role === whose) throw new BrokenRules({ whose: 'chooseFromList' });
  if (!isAcceptablePhone(phone)) throw new BrokenRules({ phone: 'phoneNotAcceptable' });
  refuseUseless('phone', phone);
  const holders = await listHolders(db, who.profileId);
  if (holders.some((holder) => holder.phone === phone)) return failure(2, 'invitationSelf');
  const invited = await listInvitations(db, who.profileId);
  const taken = [...holders, ...invited.filter((one) => one.phone !== phone)].filter((one) => one.role === whose);
  const isFull = whose === 'candidate' ? who.hasCandidate : taken.length >= MOST_GUARDIANS;
  if (isFull) return failure(2, 'invitationsFull');
  await limits.take('invitationByProfile', who.profileId);
  await limits.take('invitationByPhone', phone);
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [who.profileId]);
    if (who.role === 'family') await setRole(transaction, who, role);
    // Nobody else has written of a candidate's health who is alone.
    if (role === 'candidate') await saveChoices(transaction, who.profileId, { health_decided_at: new Date() });
    const { id, isSent } = await insertInvitation(transaction, {
      ...{ profileId: who.profileId, role: whose, phone, invitedBy: who.accountId },
      phoneHash: phoneHash(phone),
    });
    if (isSent) await intend(transaction, { kind: 'invitation', subjectId: String(id) });
    return success('invitationSent');
  });
}
