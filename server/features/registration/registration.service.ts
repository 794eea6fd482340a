import type { SentValues } from '#contract/call.ts';
import type { Language } from '#contract/choices.ts';
import { isAcceptablePhone } from '#contract/phone.ts';
import type { registerStep1 } from '#contract/registration.ts';
import { makeProfileId } from '#server/domain/members/profile-id.ts';
import { phoneKind } from '#server/domain/phones/zones.ts';
import type { Counter } from '#server/http/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { changePhone, findBegun, insertMember, isPhoneTaken } from './registration.queries.ts';

/** The result of step 1: the account with its new profile, or why the phone cannot be registered. */
export type Started = ({ outcome: 'done' } & AccountProfile) | { outcome: 'phoneTaken' | 'phoneNotAcceptable' };

/** The visitor who registers, as far as the request shows. */
interface Asking {
  /** The language that the visitor has chosen; null if none. */
  language: Language | null;
  /** The language of the page. */
  read: Language;
  /** The network address of the request. */
  address: string;
  /** Distinguishes this browser from others behind the address; null if it keeps no cookie. */
  mark: string | null;
}

/** Makes a profile whose step 2 is still to be done. Throws a 429 if too many registered phones were tried. */
export async function startRegistration(
  services: Services,
  sent: SentValues<typeof registerStep1>,
  { language, read, address, mark }: Asking,
): Promise<Started> {
  const { db, limits, passwords, phoneHash } = services;
  const { password, profileId: _, ...member } = sent;
  if (!isAcceptablePhone(member.phone) || phoneKind(member.phone) === 'useless')
    return { outcome: 'phoneNotAcceptable' };
  const counters = countersOf(member.phone, { address, mark });
  // The key of the counter that records whether this browser has just registered this phone.
  const phoneHere = `${member.phone} ${mark}`;
  // The answer to the same form was lost a moment ago.
  if (mark !== null && (await limits.wasTaken('registeredHere', phoneHere))) {
    const begunRegistration = await findBegun(db, member.phone);
    if (begunRegistration && (await passwords.fits(password, begunRegistration.passwordHash, address)))
      return { outcome: 'done', accountId: begunRegistration.accountId, profileId: begunRegistration.profileId };
  }
  // A visitor who has tried too many registered phones gets no further answer, not even for free phones.
  await refuseOverLimit(services, counters);
  // Checked before the expensive hash. For two parallel requests the unique key decides.
  if (await isPhoneTaken(db, member.phone)) return tellTaken(services, counters);
  const passwordHash = await passwords.hash(password, address);
  await refuseOverLimit(services, counters);
  // Random nine-digit ids reach an even chance of a collision at 37,000 members, so try again with another.
  for (;;) {
    const profileId = makeProfileId();
    const result = await insertMember(db, {
      ...member,
      profileId,
      passwordHash,
      language,
      read,
      hasAgreed: sent.consentForm === '1',
      phoneHash: phoneHash(member.phone),
    });
    if (result.outcome === 'phoneTaken') return tellTaken(services, counters);
    if (result.outcome !== 'made') continue;
    if (mark !== null) await limits.take('registeredHere', phoneHere);
    return { outcome: 'done', accountId: result.accountId, profileId };
  }
}

/** Gives an unfinished registration another phone, which must meet the same rules as in step 1. */
export async function mendRegistration(
  services: Services,
  { accountId, profileId }: AccountProfile,
  { phone, ...asking }: { phone: string } & Pick<Asking, 'address' | 'mark'>,
): Promise<'done' | 'same' | 'over' | 'phoneTaken' | 'phoneNotAcceptable'> {
  if (!isAcceptablePhone(phone) || phoneKind(phone) === 'useless') return 'phoneNotAcceptable';
  const counters = countersOf(phone, asking);
  await refuseOverLimit(services, counters);
  const outcome = await changePhone(services.db, { accountId, profileId, phone });
  if (outcome === 'phoneTaken') await tellTaken(services, counters);
  return outcome;
}

/** Returns the counters of answers that a phone is registered: by browser, or by address, and by phone. */
const countersOf = (phone: string, { address, mark }: Pick<Asking, 'address' | 'mark'>): readonly Counter[] => [
  mark === null ? ['phoneTakenByAddress', address] : ['phoneTakenByBrowser', `${mark} ${address}`],
  ['phoneTakenByPhone', phone],
];

/** Throws a 429 if one of the counters has exceeded its limit. */
async function refuseOverLimit({ limits }: Services, counters: readonly Counter[]): Promise<void> {
  await inOurWords(async () => {
    for (const counter of counters) await limits.refuseBlocked(...counter);
  });
}

/** Counts an answer that the phone is registered, and returns it. */
async function tellTaken({ limits }: Services, counters: readonly Counter[]): Promise<Started> {
  await inOurWords(async () => {
    for (const counter of counters) await limits.take(...counter);
  });
  return { outcome: 'phoneTaken' };
}

/** Replaces the message of the rate limit. Somebody who forgot that they are registered needs a person, not a wait. */
async function inOurWords(count: () => Promise<void>): Promise<void> {
  try {
    await count();
  } catch (error) {
    if (error instanceof Refusal && error.status === 429)
      throw new Refusal(429, 'phonesTakenTooOften', error.retryAfterSeconds);
    throw error;
  }
}
