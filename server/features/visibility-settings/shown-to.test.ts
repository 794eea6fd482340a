import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const UNKNOWN = { pid: 'SV999999998' };
const choose = ({ client, pid }: TestMember, show: string, shownto = '') =>
  client.call('updateshowing', { pid, show, whose: 'candidate', shownto });
const shownTo = async ({ client, pid }: TestMember) =>
  (await client.get(`/api/showshowing?${new URLSearchParams({ pid })}`)).body.shown_to;
const list = async ({ client, pid }: TestMember) =>
  (await client.get(`/api/findmatches?${new URLSearchParams({ pid })}`)).text;

let bride: TestMember;
let groom: TestMember;
beforeEach(async () => {
  bride = await makeShownMember(app);
  groom = await makeShownMember(app, { gender: 'Male' });
  await expect.poll(() => list(groom)).toContain(bride.pid);
});

const expectUnknown = async (viewer: TestMember) => {
  for (const path of ['member', 'sendintroduction', 'addtoshortlist']) {
    const answer = await ask(viewer, path, bride, { note: '' });
    expect(answer.status, path).toBe(404);
    expect(answer.bytes).toEqual((await ask(viewer, path, UNKNOWN, { note: '' })).bytes);
  }
  expect(await list(viewer)).not.toContain(bride.pid);
};

describe('shown to those alone whom one writes to', () => {
  test('a member is in no list and behind no number, and looks at lists as ever', async () => {
    expect((await choose(bride, 'Yes', 'Chosen')).body).toMatchObject({ msgcode: 1, msgkey: 'nowShownToChosen' });
    await expectUnknown(groom);
    await expect.poll(() => list(bride)).toContain(groom.pid);
  });

  test('a family that gets an interest sees the card and may accept; nobody else does', async () => {
    const other = await makeShownMember(app, { gender: 'Male' });
    await choose(bride, 'Yes', 'Chosen');
    await ask(bride, 'sendintroduction', groom, { note: '' });
    expect((await ask(groom, 'member', bride)).body.standing).toBe('received');
    await expectUnknown(other);
    await ask(groom, 'acceptintroduction', bride);
    expect((await ask(groom, 'member', bride)).body.standing).toBe('accepted');
    expect((await ask(groom, 'opencontact', bride)).body.phone).toBe(bride.phone);
  });

  test.each([
    ['withdrawn', () => ask(bride, 'withdrawintroduction', groom)],
    ['declined', () => ask(groom, 'declineintroduction', bride)],
    [
      'over',
      () =>
        app.pool.query("update introductions set sent_at = sent_at - interval '22 days' where sender_id = $1", [
          bride.pid,
        ]),
    ],
  ])('an interest that is %s closes the profile again', async (_, end) => {
    await choose(bride, 'Yes', 'Chosen');
    await ask(bride, 'sendintroduction', groom, { note: '' });
    expect((await ask(groom, 'member', bride)).status).toBe(200);
    await end();
    await expectUnknown(groom);
    expect((await groom.client.call('introductions', { pid: groom.pid })).text).not.toContain(bride.pid);
  });

  test('a family that has accepted before goes on seeing', async () => {
    await becomeAcquainted(groom, bride);
    await choose(bride, 'Yes', 'Chosen');
    expect((await ask(groom, 'member', bride)).body.standing).toBe('accepted');
  });

  test('the choice stays when nothing is said, outlives a showing, and ends by its own word', async () => {
    expect(await shownTo(bride)).toBe('Members');
    await choose(bride, 'Yes', 'Chosen');
    await choose(bride, 'No');
    await choose(bride, 'Yes');
    expect(await shownTo(bride)).toBe('Chosen');
    await expectUnknown(groom);
    await choose(bride, 'Yes', 'Members');
    expect(await shownTo(bride)).toBe('Members');
    await expect.poll(() => list(groom)).toContain(bride.pid);
    expect((await choose(bride, 'Yes', 'Everybody')).body.errors).toHaveProperty('shownto');
  });
});
