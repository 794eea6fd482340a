import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';

const app = await startTestApp();

test('no call tells a price, a score or a place of an order, so accounts that compare have nothing but their lists', async () => {
  const { text } = await app.client().get('/api/openapi.json');
  const told = [...text.matchAll(/"(?:price|prices|score|rank|ranking|places|seen_by|seenby)"/gi)].map(
    ([name]) => name,
  );
  expect(told).toEqual([]);
});

test('one who looks often sees the same order, whatever they ask for', async () => {
  const brides = await Promise.all(Array.from({ length: 4 }, () => makeShownMember(app)));
  const groom = await makeShownMember(app, { gender: 'Male' });
  const list = async () =>
    JSON.parse((await groom.client.get(`/api/findmatches?pid=${groom.pid}`)).text).matches.map(
      ({ member }: { member: { memberId: string } }) => member.memberId,
    );
  await expect.poll(async () => (await list()).length).toBe(brides.length);
  const first = await list();
  for (let again = 0; again < 3; again += 1) expect(await list()).toEqual(first);
});
