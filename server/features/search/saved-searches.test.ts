import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const groom = await makeShownMember(app, { gender: 'Male' });

const keep = ({ client, pid }: TestMember, name: string, form: Record<string, string>) =>
  client.call('savesearch', { pid, name, ...form });
const remove = ({ client, pid }: TestMember, id: unknown) => client.call('removesearch', { pid, id: String(id) });

interface Kept {
  id: number;
  name: string;
  search: string;
  newBand: string | null;
}

async function list({ client, pid }: TestMember): Promise<Kept[]> {
  return Object((await client.call('searches', { pid })).body).searches;
}

test('a search is kept as its address has it, and counts who was first shown this week or last', async () => {
  const bride = await makeShownMember(app, { religion: '2' });
  await keep(groom, 'কাছাকাছি', { agefrom: '21', ageto: '40', casteids: '9,4', photo: '', religionids: '2' });
  const [kept] = await list(groom);
  expect(kept).toMatchObject({ name: 'কাছাকাছি', search: 'agefrom=21&ageto=40&religionids=2&casteids=4%2C9' });
  await expect.poll(async () => (await list(groom))[0]?.newBand).toBe('few');
  await app.pool.query(`update showings set shown_at = now() - interval '20 days' where profile_id = $1`, [bride.pid]);
  await expect.poll(async () => (await list(groom))[0]?.newBand).toBe(null);
  expect((await remove(groom, kept?.id)).body.msgkey).toBe('searchRemoved');
  expect(await list(groom)).toEqual([]);
});

test('five are kept, also where six are sent at once, and nobody takes out another’s', async () => {
  const other = await makeShownMember(app, { gender: 'Male' });
  const answers = await Promise.all(['1', '2', '3', '4', '5', '6'].map((name) => keep(groom, name, { photo: 'Yes' })));
  expect(answers.filter(({ body }) => body.msgkey === 'searchesFull')).toHaveLength(1);
  const kept = await list(groom);
  expect(kept).toHaveLength(5);
  await remove(other, kept[0]?.id);
  expect(await list(groom)).toEqual(kept);
  expect(await list(other)).toEqual([]);
});

test.each([
  ['', {}, 'name'],
  ['x'.repeat(61), {}, 'name'],
  ['a', { agefrom: '40', ageto: '20' }, 'ageto'],
  ['a', { casteids: '999999' }, 'casteids'],
])('%j with %j is told what is wrong', async (name, form, wrong) => {
  const { status, body } = await keep(groom, name, form);
  expect(status).toBe(422);
  expect(Object.keys(Object(body.errors))).toEqual([wrong]);
});

test('what this version does not take any more stays in the list without a count', async () => {
  const member = await makeShownMember(app, { gender: 'Male' });
  await app.db
    .insertInto('saved_searches')
    .values({ profile_id: member.pid, name: 'old', search: 'agefrom=x&former=1' })
    .execute();
  expect(await list(member)).toMatchObject([{ name: 'old', newBand: null }]);
});
