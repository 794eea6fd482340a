import type { Language } from '#contract/choices.ts';
import { agreeToInvitation } from '#contract/invitations.ts';
import type { Whose } from '#contract/roles.ts';
import { confirmPhone } from '#server/domain/accounts/account-contacts.queries.ts';
import { findAccount, insertAccount } from '#server/domain/accounts/accounts.queries.ts';
import { recordRegistration } from '#server/domain/consents/consents.queries.ts';
import { listHolders } from '#server/domain/holders/holders.queries.ts';
import { answerInvitation, withdrawOthers } from '#server/domain/holders/invitations.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { addAccountProfile } from '#server/http/account-profiles.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { claimToBeCandidate, refusalOfClaim } from '#server/notices/claim-to-be-candidate.ts';
import { tellHandedOver } from '#server/notices/tell-handed-over.queries.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

interface Invitation {
  id: number;
  role: Whose;
  profileId: string;
}

/** What the invited person has entered. */
interface Joining {
  phone: string;
  password: string;
  language: Language;
  /** The network address of the request. */
  address: string;
  /** Whether a person invited as a guardian claims to be the candidate. */
  isSelf: boolean;
}

interface Joined {
  outcome: Outcome;
  /** The new holder. */
  joined?: AccountProfile;
  /** Id of the existing account for which a wrong password was given. */
  refused?: number;
}

const invitationGone: Joined = { outcome: failure('invitationUnknown') };

/**
 * Makes the person who has the code a holder, with the account of this phone. If the account exists, its password is
 * required: the code proves the phone, not who made the account. Throws a 409 if the phone is registered meanwhile.
 */
export async function join(services: Services, invitation: Invitation, joining: Joining): Promise<Joined> {
  const { db, limits, passwords } = services;
  const { phone, password, language, address, isSelf } = joining;
  const existing = await findAccount(db, phone);
  if (existing) {
    const isTheirs = await limits.attempt([['joiningByInvitation', String(invitation.id)]], () =>
      passwords.fits(password, existing.passwordHash, address),
    );
    if (!isTheirs) return { outcome: failure('invitationPassword'), refused: existing.id };
    await limits.forget('joiningByInvitation', String(invitation.id));
  }
  const passwordHash = existing ? '' : await passwords.hash(password, address);
  return db.transaction().execute(async (transaction) => {
    const { id, role, profileId } = invitation;
    await lockMembers(transaction, [profileId]);
    const holders = await listHolders(transaction, profileId);
    const hasCandidate = role === 'candidate' && holders.some((holder) => holder.role === 'candidate');
    if (hasCandidate || holders.some((holder) => holder.phone === phone)) return invitationGone;
    const claimsToBeCandidate = isSelf && role === 'guardian';
    const refusal = claimsToBeCandidate ? await refusalOfClaim(transaction, profileId) : undefined;
    if (refusal !== undefined) return { outcome: refusal };
    if (!(await answerInvitation(transaction, id, 'agreed'))) return invitationGone;
    const accountId = existing?.id ?? (await insertAccount(transaction, { phone, email: '', passwordHash, language }));
    // Somebody has registered with this phone at the same moment, so the next try needs that password.
    if (accountId === undefined) throw new Refusal(409, 'invitationPassword');
    await confirmPhone(transaction, accountId);
    // Notifies the existing holders, before the new one is added.
    await tellHandedOver(transaction, agreeToInvitation, { accountId, profileId });
    await addAccountProfile(transaction, { accountId, profileId }, role);
    if (role === 'candidate') await withdrawOthers(transaction, profileId);
    await recordRegistration(transaction, { accountId, profileId }, language);
    await recordAct(transaction, { accountId, profileId, role }, 'joined');
    if (!claimsToBeCandidate) return { outcome: success('invitationAgreed'), joined: { accountId, profileId } };
    await recordAct(transaction, { accountId, profileId, role }, 'saidSelf');
    return {
      outcome: await claimToBeCandidate(transaction, { accountId, profileId }),
      joined: { accountId, profileId },
    };
  });
}
