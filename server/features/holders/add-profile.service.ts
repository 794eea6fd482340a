import type { SentValues } from '#contract/call.ts';
import type { Language } from '#contract/choices.ts';
import { type addProfile, MOST_PROFILES } from '#contract/holders.ts';
import type { MessageId } from '#contract/message.ts';
import { recordRegistration } from '#server/domain/consents/consents.queries.ts';
import { listProfiles, lockAccount } from '#server/domain/holders/holders.queries.ts';
import { makeAnother } from '#server/domain/members/make-member.queries.ts';
import { makeProfileId } from '#server/domain/members/profile-id.ts';
import type { Who } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

/** The result: the id of the new or unfinished profile, or the message why there is none. */
export type Added = { profileId: string } | { refused: MessageId };

/**
 * Makes another profile for the account. A repeated press, or one whose answer was lost, finds the unfinished profile.
 * `read` is the language of the page with the consents.
 */
export async function addProfileTo(
  { db, phoneHash }: Services,
  who: Who,
  { name, gender, read }: SentValues<typeof addProfile> & { read: Language },
): Promise<Added> {
  if (!who.member.isPhoneConfirmed) return { refused: 'confirmPhoneFirst' };
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, who.accountId);
    const profiles = await listProfiles(transaction, who.accountId);
    // A profile that is being deleted would take the new answers with it.
    const unfinished = profiles.find(
      (profile) => !profile.isRegistered && !profile.isLeaving && profile.name === name && profile.gender === gender,
    );
    if (unfinished) return { profileId: unfinished.profileId };
    if (profiles.length >= MOST_PROFILES) return { refused: 'profilesFull' };
    // A new id may be taken already. Then another one is tried.
    for (;;) {
      const profileId = makeProfileId();
      const isMade = await makeAnother(transaction, {
        profileId,
        name,
        gender,
        accountId: who.accountId,
        phoneHash: phoneHash(who.member.phone),
      });
      if (!isMade) continue;
      await recordRegistration(transaction, { profileId, accountId: who.accountId }, read);
      return { profileId };
    }
  });
}
