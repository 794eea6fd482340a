import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();

/** Sets a birth date this many years and some months ago. */
async function aged(member: TestMember, years: number): Promise<TestMember> {
  await app.pool.query(
    `insert into personal_details (profile_id, birth_date) values ($1, current_date - make_interval(years => $2, months => 2))
     on conflict (profile_id) do update set birth_date = excluded.birth_date`,
    [member.pid, years],
  );
  return member;
}

test('until wishes are saved, who is of the suggested age comes first; then the saved ones count alone', async () => {
  const widower = await aged(await makeShownMember(app, { gender: 'Male' }), 52);
  const young = await aged(await makeShownMember(app), 23);
  const older = await aged(await makeShownMember(app), 48);
  const list = async () => {
    const { text } = await widower.client.get(`/api/findmatches?${new URLSearchParams({ pid: widower.pid })}`);
    return JSON.parse(text);
  };
  const ids = async () => (await list()).matches.map(({ member }: { member: { memberId: string } }) => member.memberId);
  await expect.poll(ids, { timeout: 10_000 }).toEqual([older.pid, young.pid]);
  const { matches, suggested } = await list();
  expect(suggested.age).toEqual({ from: 45, to: 52 });
  // Cards do not mention wishes that the member has not made.
  for (const { myWishes } of matches) expect(myWishes).toEqual([]);
  await widower.client.call('updatewishes', { pid: widower.pid, agefrom: '20', ageto: '30', agestrength: 'Wish' });
  await expect.poll(ids, { timeout: 10_000 }).toEqual([young.pid, older.pid]);
});
