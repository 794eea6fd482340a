import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const card = async ({ client, pid }: TestMember) =>
  (await client.get(`/api/showcard?${new URLSearchParams({ pid })}`)).body;

test('one’s own card is what an accepted family reads, though nobody is shown it yet', async () => {
  const [shown, notYet] = [await makeShownMember(app), await makeMember(app)];
  const { shared, family, household } = (await ask(shown, 'member', shown)).body;
  expect(await card(shown)).toEqual({ shared, family, household, unknown_kin: [] });
  expect(await card(notYet)).toMatchObject({ family: { fullName: 'Ruma Ghosh' } });
});

test('it says of whom nobody knows the name', async () => {
  const member = await makeMember(app);
  const { client, pid } = member;
  const tree = { paternalgrandfathername: '', paternalgrandfathernameunknown: 'Yes' };
  expect((await client.call('updatepaternaldata', { pid, ...tree })).body.msgcode).toBe(1);
  expect((await card(member)).unknown_kin).toEqual(['paternalGrandfather']);
});

test('another’s card cannot be asked for', async () => {
  const [mine, theirs] = [await makeMember(app), await makeMember(app)];
  const answer = await mine.client.get(`/api/showcard?${new URLSearchParams({ pid: theirs.pid })}`);
  expect(answer.status).toBe(403);
});
