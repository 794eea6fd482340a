import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { everyMember, loadAsJson, type PersonRow } from '#server/people/view/person.queries.ts';
import { mayListOf } from '#server/people/view/relations.queries.ts';

type SeekerRow = PersonRow & { may_list: boolean; excluded: string[] };

/**
 * What the engine reads of a member, and whom they do not meet in a list: blocked in either direction (by
 * a phone too), hidden by the member, declined by the member, or no longer an acquaintance by the member's choice.
 */
export async function loadSeekerRow(db: Kysely<Database>, profileId: string) {
  const query = everyMember(db)
    .select(mayListOf(profileId).as('may_list'))
    .select(
      sql<string[]>`array(
        select member_id from blocks where profile_id = ${profileId}
        union select profile_id from blocks where member_id = ${profileId}
        union select member_id from blocked_phone_matches where profile_id = ${profileId}
        union select profile_id from blocked_phone_matches where member_id = ${profileId}
        union select member_id from hidden_members where profile_id = ${profileId}
        union select sender_id from introductions where recipient_id = ${profileId} and answer = 'declined'
        union select member_id from partings where profile_id = ${profileId})`.as('excluded'),
    )
    .where('m.profile_id', '=', profileId);
  const [row] = await loadAsJson<SeekerRow>(db, query);
  return row;
}
