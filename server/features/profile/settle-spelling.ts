import type { Kysely } from 'kysely';
import { asWritten, loadStored } from '#server/domain/held-answers/held-answers.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { isInBengali, readSpelling } from '#server/domain/names/own-spelling.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Typed {
  name: string;
  /** The name in the other script; null from a page that does not ask for it. */
  typed: string | null;
}

/**
 * The name in the other script as it is kept beside a name that is saved. What is of a name before is dropped, what is of no name is refused,
 * and a family that takes back a name that waits has what it had before.
 */
export async function settleSpelling(
  transaction: Kysely<Database>,
  profileId: string,
  { name, typed }: Typed,
): Promise<string> {
  await lockMembers(transaction, [profileId]);
  const row = await loadStored(transaction, profileId, 'members');
  const stored = namedIn(row);
  const written = namedIn(await asWritten(transaction, { profileId, table: 'members' }, row));
  const isTakenBack = name === stored.name && name !== written.name;
  const unless = isTakenBack ? stored.spelled : '';
  const spelled = typed ?? written.spelled;
  if (spelled === '' || (isTakenBack && spelled === written.spelled)) return unless;
  const read = readSpelling(name, spelled);
  if (read !== null) return read.full;
  const isOld = [stored, written].some(
    (before) => spelled === before.spelled || readSpelling(before.name, spelled) !== null,
  );
  if (isOld) return unless;
  throw new BrokenRules({ nameSpelled: isInBengali(name) ? 'spellInLatin' : 'spellInBengali' });
}

const namedIn = (row: Awaited<ReturnType<typeof loadStored>>) => ({
  name: String(row?.name ?? ''),
  spelled: String(row?.name_spelled ?? ''),
});
