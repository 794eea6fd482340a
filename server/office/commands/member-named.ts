import { PROFILE_ID } from '#contract/registration.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { found, OfficeRefusal } from '#server/office/refusal.ts';
import { type CommandInput, type Office, wordAt } from './command.ts';

/** Returns the id of the member whom the first word names. Throws a refusal if there is none. */
export async function memberNamed({ db }: Pick<Office, 'db'>, input: CommandInput): Promise<string> {
  const id = wordAt(input, 0, 'the profile id').toUpperCase();
  if (!PROFILE_ID.test(id)) throw new OfficeRefusal(`"${id}" is not a profile id: SV and up to nine digits.`);
  return found((await loadMembers(db, [id]))[0], `member ${id}`).id;
}
