import { expect, test } from 'vitest';
import { districts } from '#matching/places/districts.ts';
import { insertCounts } from '#scripts/demo/insert-counts.ts';
import { insertCouples, STATES } from '#scripts/demo/insert-couples.ts';
import { insertDemo } from '#scripts/demo/insert-demo.ts';
import { insertStory } from '#scripts/demo/insert-story.ts';
import { startTestApp } from './app.ts';

const app = await startTestApp();
const passwordHash = 'x';
const people = await insertDemo(app.db, { count: 2 * STATES.length, passwordHash });

test('there is a couple in every state, each a bride and a groom, with a page of two families', async () => {
  const couples = await insertCouples(app.db, people);
  expect(couples.map(({ state }) => state)).toEqual(STATES.map(({ name }) => name));
  for (const { bride, groom } of couples)
    expect([bride.member.gender, groom.member.gender]).toEqual(['Female', 'Male']);
  const { rows } = await app.pool.query("select count(*)::int as count from introductions where answer = 'accepted'");
  expect(rows).toEqual([{ count: STATES.length }]);
  const asked = await app.pool.query('select from together_quiet');
  expect(asked.rowCount).toBe(2);
});

test('the figures have numbers of every step to tell, and withhold the smallest district', async () => {
  await insertCounts(app.db, (name) => districts.find((one) => one.name === name)?.id ?? 0);
  const { body } = await app.client().get('/api/trustfigures');
  const { meetSoon, counts } = Object(body.together);
  expect(meetSoon).toEqual(expect.any(Number));
  for (const { kind, times, districts: told } of counts) {
    expect(
      times.every(({ count }: { count: number | null }) => count !== null),
      kind,
    ).toBe(true);
    expect(told.length, kind).toBeGreaterThan(0);
  }
});

test('the one story says in its first line that it is invented', async () => {
  await insertStory(app.db);
  const { rows } = await app.pool.query("select html, html_bn from testimonials where kind = 'story'");
  expect(rows).toHaveLength(1);
  expect(rows[0].html).toMatch(/^<p><strong>This story is invented/);
  expect(rows[0].html_bn).toMatch(/^<p><strong>গল্পটি বানানো/);
});
