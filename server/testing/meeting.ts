import { RESULT_DAYS } from '#contract/pair-check.ts';
import type { TestApp } from './app.ts';
import type { TestAnswer } from './client.ts';
import { makeMember, type TestMember } from './members.ts';

/** Makes a bride or groom whose profile is shown to members and who holds it alone, as the candidate. */
export async function makeShownMember(
  app: TestApp,
  details: Parameters<typeof makeMember>[1] = {},
): Promise<TestMember> {
  const member = await makeMember(app, details);
  await app.db
    .updateTable('account_profiles')
    .set({ role: 'candidate' })
    .where('profile_id', '=', member.pid)
    .execute();
  await app.db.insertInto('showings').values({ profile_id: member.pid }).execute();
  return member;
}

/** Sends a call of one member about another: the form's `member` is the other's id. */
export const ask = (
  { client, pid }: TestMember,
  path: string,
  other: Pick<TestMember, 'pid'>,
  form: Record<string, string> = {},
): Promise<TestAnswer> => client.call(path, { pid, member: other.pid, ...form });

/** Makes two families who have accepted each other. */
export async function makeAcceptedPair(app: TestApp): Promise<[bride: TestMember, groom: TestMember]> {
  const bride = await makeShownMember(app);
  const groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  await becomeAcquainted(bride, groom);
  return [bride, groom];
}

/** Lets one member send an interest and the other accept it. Throws if either is refused. */
export async function becomeAcquainted(sender: TestMember, recipient: TestMember): Promise<void> {
  const answers = [
    await ask(sender, 'sendintroduction', recipient, { note: 'নমস্কার' }),
    await ask(recipient, 'acceptintroduction', sender),
  ];
  if (answers.some(({ body }) => body.msgcode !== 1)) throw new Error(answers.map(({ text }) => text).join());
}

/**
 * Dates the members' results back by the days after which they count, and records that the office has spoken with each
 * candidate.
 */
export async function makeReadyToCheck({ pool }: Pick<TestApp, 'pool'>, ...members: TestMember[]): Promise<void> {
  const ids = members.map(({ pid }) => pid);
  await pool.query(
    'update haemoglobin_results set changed_at = changed_at - make_interval(days => $1) where profile_id = any($2)',
    [RESULT_DAYS, ids],
  );
  await pool.query(
    `insert into spoken_calls (profile_id, account_id, phone, spoken_by, spoken_name, words)
     select p.profile_id, a.id, a.phone, 'mita@trust.example', 'Mita', 'spoken' from account_profiles p join accounts a on a.id = p.account_id
     where p.profile_id = any($1) and p.role = 'candidate'`,
    [ids],
  );
}
