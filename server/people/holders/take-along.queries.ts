import { type Kysely, sql } from 'kysely';
import { INTEREST_DAYS } from '#contract/introductions.ts';
import type { AccountProfile, Database } from '#server/db/tables.ts';
import { endConsentsOf } from '#server/people/consents/consents.queries.ts';
import { withdrawAllOf } from './invitations.queries.ts';

/**
 * What goes with an account that looks after a profile no more: its number where accepted families are given it, the links to the card that
 * it made, whom it has invited, the interests that it has sent and nobody has answered, and what it has agreed to for itself. No other number takes the place of a given one:
 * the family is asked. Gives whether it had agreed to health.
 */
export async function takeAlong(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<boolean> {
  const itsPhone = sql`(select phone from accounts where id = ${accountId})`;
  await sql`update profile_details set guardian_name = '', guardian_relation = '', guardian_phone = ''
    where profile_id = ${profileId} and guardian_phone = ${itsPhone}`.execute(db);
  await sql`update guardian_phones set phone = '' where profile_id = ${profileId} and phone = ${itsPhone}`.execute(db);
  // Of a link of before it is known in which role it was made: of the last one in that role it goes, too.
  await sql`
    update card_links l set ended_at = now() from account_profiles p
    where p.account_id = ${accountId} and p.profile_id = ${profileId} and l.profile_id = p.profile_id
      and l.ended_at is null and l.expires_at > now()
      and (l.made_by = p.account_id or (l.made_by is null and l.role = p.role and not exists (
        select from account_profiles o
        where o.profile_id = p.profile_id and o.role = p.role and o.account_id <> p.account_id)))`.execute(db);
  const endsHealth = await endConsentsOf(db, { accountId, profileId });
  await withdrawAllOf(db, { accountId, profileId });
  await sql`
    update introductions i set withdrawn_at = now()
    where i.sender_id = ${profileId} and i.withdrawn_at is null and i.answer is distinct from 'accepted'
      and i.told_because is null and i.sent_at > now() - make_interval(days => ${INTEREST_DAYS})
      and exists (select from acts t where t.profile_id = i.sender_id and t.account_id = ${accountId} and t.act = 'sent'
        and t.about_id = i.recipient_id and t.done_at >= i.sent_at - interval '1 minute')`.execute(db);
  return endsHealth;
}
