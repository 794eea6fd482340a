import type { SentValues } from '#contract/call.ts';
import type { Language } from '#contract/choices.ts';
import { type addProfile, MOST_PROFILES } from '#contract/holders.ts';
import type { Saying } from '#contract/saying.ts';
import type { Who } from '#server/door/session.ts';
import { recordRegistration } from '#server/people/consents/consents.queries.ts';
import { listProfiles, lockAccount } from '#server/people/holders/holders.queries.ts';
import { makeAnother } from '#server/people/members/make-member.queries.ts';
import { makeProfileId } from '#server/people/members/profile-id.ts';
import type { Services } from '#server/services.ts';

export type Added = { profileId: string } | { refused: Saying };

/** Makes another profile of the account. A second press, or an answer that was lost, finds the one that was begun. */
export async function addProfileTo(
  { db, phoneHash }: Services,
  who: Who,
  { name, gender, read }: SentValues<typeof addProfile> & { read: Language },
): Promise<Added> {
  if (!who.member.isPhoneConfirmed) return { refused: 'confirmPhoneFirst' };
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, who.accountId);
    const profiles = await listProfiles(transaction, who.accountId);
    // One on its way out would take what is written with it.
    const begun = profiles.find(
      (one) => !one.isRegistered && !one.isLeaving && one.name === name && one.gender === gender,
    );
    if (begun) return { profileId: begun.profileId };
    if (profiles.length >= MOST_PROFILES) return { refused: 'profilesFull' };
    for (;;) {
      const profileId = makeProfileId();
      if (
        !(await makeAnother(transaction, {
          profileId,
          name,
          gender,
          accountId: who.accountId,
          phoneHash: phoneHash(who.member.phone),
        }))
      )
        continue;
      await recordRegistration(transaction, { profileId, accountId: who.accountId }, read);
      return { profileId };
    }
  });
}
