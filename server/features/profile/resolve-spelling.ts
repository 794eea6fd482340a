import type { Kysely } from 'kysely';
import { asWritten, loadStored } from '#server/domain/held-answers/held-answers.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { isInBengali, readSpelling } from '#server/domain/names/own-spelling.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The names in a saved form. */
interface Typed {
  name: string;
  /** The name in the other script; null from a page without this field. */
  typed: string | null;
}

/**
 * Returns the name in the other script to store with a saved name. A spelling of an earlier name is dropped, one of no
 * name is refused with a broken rule. A family that withdraws a waiting name gets its former spelling back. Locks the
 * member's row.
 */
export async function resolveSpelling(
  transaction: Kysely<Database>,
  profileId: string,
  { name, typed }: Typed,
): Promise<string> {
  await lockMembers(transaction, [profileId]);
  const row = await loadStored(transaction, profileId, 'members');
  const stored = namedIn(row);
  const written = namedIn(await asWritten(transaction, { profileId, table: 'members' }, row));
  const isTakenBack = name === stored.name && name !== written.name;
  const fallback = isTakenBack ? stored.spelled : '';
  const spelled = typed ?? written.spelled;
  if (spelled === '' || (isTakenBack && spelled === written.spelled)) return fallback;
  const spelling = readSpelling(name, spelled);
  if (spelling !== null) return spelling.full;
  const isOfFormerName = [stored, written].some(
    (before) => spelled === before.spelled || readSpelling(before.name, spelled) !== null,
  );
  if (isOfFormerName) return fallback;
  throw new BrokenRules({ nameSpelled: isInBengali(name) ? 'spellInLatin' : 'spellInBengali' });
}

const namedIn = (row: Awaited<ReturnType<typeof loadStored>>) => ({
  name: String(row?.name ?? ''),
  spelled: String(row?.name_spelled ?? ''),
});
