import type { SentValues } from '#contract/call.ts';
import type { Language } from '#contract/choices.ts';
import { isAcceptablePhone } from '#contract/phone.ts';
import type { registerStep1 } from '#contract/registration.ts';
import type { AccountProfile } from '#server/db/tables.ts';
import { makeProfileId } from '#server/people/members/profile-id.ts';
import { phoneKind } from '#server/people/phones/phone-kind.ts';
import type { Services } from '#server/services.ts';
import { changePhone, insertMember, isPhoneTaken } from './registration.queries.ts';

export type Started = ({ outcome: 'done' } & AccountProfile) | { outcome: 'phoneTaken' | 'phoneNotAcceptable' };

/** Makes a member who still has step 2 before them. */
export async function startRegistration(
  services: Services,
  sent: SentValues<typeof registerStep1>,
  { language, read, address }: { language: Language | null; read: Language; address: string },
): Promise<Started> {
  const { db, limits, passwords, phoneHash } = services;
  const { password, profileId: _, ...member } = sent;
  if (!isAcceptablePhone(member.phone) || phoneKind(member.phone) === 'useless')
    return { outcome: 'phoneNotAcceptable' };
  // Whoever has been told so often enough is told nothing more, of free phones neither.
  await limits.refuseBlocked('phoneTakenByAddress', address);
  // Asked before the costly hash; the unique key still decides between two at once.
  if (await isPhoneTaken(db, member.phone)) return tellTaken(services, address);
  const passwordHash = await passwords.hash(password, address);
  await limits.refuseBlocked('phoneTakenByAddress', address);
  // Random nine-digit ids reach an even chance of a collision at 37,000 members: try again with another.
  for (;;) {
    const profileId = makeProfileId();
    const result = await insertMember(db, {
      ...{ ...member, profileId, passwordHash, language, read, hasAgreed: sent.consentForm === '1' },
      phoneHash: phoneHash(member.phone),
    });
    if (result.outcome === 'made') return { outcome: 'done', accountId: result.accountId, profileId };
    if (result.outcome === 'phoneTaken') return tellTaken(services, address);
  }
}

/** Gives a registration that is not complete another phone. What step 1 asks of a phone is asked of this one. */
export async function mendRegistration(
  services: Services,
  { accountId, profileId }: AccountProfile,
  { phone, address }: { phone: string; address: string },
): Promise<'done' | 'over' | 'phoneTaken' | 'phoneNotAcceptable'> {
  const { db, limits } = services;
  if (!isAcceptablePhone(phone) || phoneKind(phone) === 'useless') return 'phoneNotAcceptable';
  await limits.refuseBlocked('phoneTakenByAddress', address);
  const outcome = await changePhone(db, { accountId, profileId, phone });
  if (outcome === 'phoneTaken') await limits.take('phoneTakenByAddress', address);
  return outcome;
}

async function tellTaken({ limits }: Services, address: string): Promise<Started> {
  await limits.take('phoneTakenByAddress', address);
  return { outcome: 'phoneTaken' };
}
