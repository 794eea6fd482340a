import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { isOwnNo } from '../weekly-pairs/pairs.queries.ts';

/** What is or was between two families. */
interface Between {
  /** Whether a proposal between them is open. */
  isOpen: boolean;
  /** Whether both have accepted each other. */
  isAccepted: boolean;
  /** Whether something between them rules out a proposal, or one of them is shown only to chosen members. */
  hasHistory: boolean;
  /** Whether the first family refuses the second in silence; nobody else may learn of it. */
  oneRefuses: boolean;
  /** Whether the second family refuses the first in silence. */
  otherRefuses: boolean;
}

/** Two families, in the order of their ids (`inOrder`). */
interface Pair {
  one_id: string;
  other_id: string;
}

/** Loads what is or was between two families, as far as it decides whether they may be proposed to each other. */
export async function loadBetween(db: Kysely<Database>, { one_id: one, other_id: other }: Pair): Promise<Between> {
  const refuses = (who: string, whom: string) => sql<boolean>`(
    exists (select from hidden_members h where (h.profile_id, h.member_id) = (${who}, ${whom}))
    or exists (select from weekly_pairs w where (w.bride_id, w.groom_id) = (${who}, ${whom}) and ${isOwnNo('bride')})
    or exists (select from weekly_pairs w where (w.groom_id, w.bride_id) = (${who}, ${whom}) and ${isOwnNo('groom')}))`;
  const existsEitherWay = (table: string, [from, to]: readonly [string, string]) =>
    sql<boolean>`exists (select from ${sql.table(table)} t
      where (t.${sql.ref(from)}, t.${sql.ref(to)}) in ((${one}, ${other}), (${other}, ${one})))`;
  const { rows } = await sql<Between>`select
    exists (select from proposals p where (p.one_id, p.other_id) = (${one}, ${other}) and p.ended_at is null) as "isOpen",
    exists (select from introductions i where i.answer = 'accepted'
      and (i.sender_id, i.recipient_id) in ((${one}, ${other}), (${other}, ${one}))) as "isAccepted",
    (exists (select from proposals p where (p.one_id, p.other_id) = (${one}, ${other}))
      or ${existsEitherWay('introductions', ['sender_id', 'recipient_id'])}
      or ${existsEitherWay('partings', ['profile_id', 'member_id'])}
      or ${existsEitherWay('ended_acquaintances', ['profile_id', 'member_id'])}
      or ${existsEitherWay('reports', ['reporter_id', 'member_id'])}
      or exists (select from member_visibility v where v.profile_id in (${one}, ${other}) and v.is_for_chosen)) as "hasHistory",
    ${refuses(one, other)} as "oneRefuses", ${refuses(other, one)} as "otherRefuses"`.execute(db);
  return rows[0] ?? { isOpen: false, isAccepted: false, hasHistory: true, oneRefuses: false, otherRefuses: false };
}
