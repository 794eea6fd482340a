import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';
import { findTogether } from './together.ts';

test('who asks in the same turn is found with one look, and each is told of their own', async () => {
  const looks: string[][] = [];
  const find = findTogether(async (keys: string[]) => {
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

test('a look that fails fails for those it was for, and no look is for more than a hundred', async () => {
  const sizes: number[] = [];
  const find = findTogether(async (keys: number[]) => {
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
