import { sql } from 'kysely';
import type { OPEN_LISTS } from '#contract/choices.ts';
import { anyOf, everyMember, memberStatement, type PersonRow } from '#server/domain/visibility/person.queries.ts';
import { allBetween, mayListOf } from '#server/domain/visibility/relations.queries.ts';
import { openListsOf } from '#server/domain/visibility/told.queries.ts';
import { isOwnNo } from '#server/domain/weekly-pairs/pairs.queries.ts';

type SeekerRow = PersonRow & {
  may_list: boolean;
  open_lists: (typeof OPEN_LISTS)[number][];
  excluded: string[];
  between: string[];
};

const ownId = sql.ref<string>('m.profile_id');

/**
 * Loads members for the engine, with the profiles excluded from their lists:
 * - blocked in either direction;
 * - the other blocked this member's number, unless one accepted the other (never the reverse, which would reveal whose
 *   number it is);
 * - of the same family;
 * - hidden or declined by the member (an interest or a weekly introduction);
 * - a former acquaintance that the member ended.
 */
export const loadSeekerRows = memberStatement<{ profileIds: readonly string[] }, SeekerRow>((given, db) =>
  everyMember(db)
    .select(mayListOf(ownId).as('may_list'))
    .select(openListsOf(ownId).as('open_lists'))
    .select(allBetween(ownId).as('between'))
    .select(
      sql<string[]>`array(
        select member_id from blocks where profile_id = ${ownId}
        union select profile_id from blocks where member_id = ${ownId}
        union select b.profile_id from blocked_phone_matches b where b.member_id = ${ownId} and b.lifted_at is null
          and not exists (select from introductions i where i.answer = 'accepted'
            and (i.sender_id, i.recipient_id) in ((${ownId}, b.profile_id), (b.profile_id, ${ownId})))
        union select member_id from same_families where profile_id = ${ownId}
        union select member_id from hidden_members where profile_id = ${ownId}
        union select sender_id from introductions where recipient_id = ${ownId} and answer = 'declined'
        union select w.groom_id from weekly_pairs w where w.bride_id = ${ownId} and ${isOwnNo('bride')}
        union select w.bride_id from weekly_pairs w where w.groom_id = ${ownId} and ${isOwnNo('groom')}
        union select member_id from partings where profile_id = ${ownId})`.as('excluded'),
    )
    .where('m.profile_id', '=', anyOf(given('profileIds'))),
);
