import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';
import { makeBatchLoader } from './batch-loader.ts';

test('keys of the same turn are loaded with one query, and each gets its own answer', async () => {
  const looks: (readonly string[])[] = [];
  const find = makeBatchLoader(async (keys: readonly string[]) => {
    looks.push(keys);
    return keys.map((key) => (key === 'nobody' ? undefined : `found ${key}`));
  });
  const found = Promise.all([find('one'), find('nobody'), find('one'), find('two')]);
  await turn();
  expect(await Promise.all([found, find('later')])).toEqual([
    ['found one', undefined, 'found one', 'found two'],
    'found later',
  ]);
  expect(looks).toEqual([['one', 'nobody', 'one', 'two'], ['later']]);
});

test('a query that fails fails for its own keys alone, and no query is for more than a hundred', async () => {
  const sizes: number[] = [];
  const find = makeBatchLoader(async (keys: readonly number[]) => {
    sizes.push(keys.length);
    if (keys.includes(150)) throw new Error('lost');
    return keys;
  });
  const settled = await Promise.allSettled(Array.from({ length: 250 }, (_, key) => find(key)));
  expect(sizes).toEqual([100, 100, 50]);
  expect(settled.map(({ status }) => status === 'fulfilled')).toEqual(settled.map((_, at) => at < 100 || at >= 200));
});

test('members who call at the same moment each get their own record, and strangers none', async () => {
  const app = await startTestApp();
  const members = await Promise.all([makeMember(app, { name: 'Ruma Ghosh' }), makeMember(app, { name: 'Mina Pal' })]);
  const stranger = app.client();
  stranger.cookies.set('session', 'nobody');
  const asked = Array.from({ length: 8 }, () => [...members, { client: stranger, pid: members[0].pid }]).flat();
  const answers = await Promise.all(asked.map(({ client, pid }) => client.call('showprofile', { pid })));
  expect(answers.map(({ status, body }) => [status, body.profile_id])).toEqual(
    asked.map(({ client, pid }) => (client === stranger ? [401, undefined] : [200, pid])),
  );
});
