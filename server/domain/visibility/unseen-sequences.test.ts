import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { removeMembersDue } from '#server/domain/members/remove-member.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { step2, TEST_PASSWORD, type TestMember, TICKED } from '#server/testing/members.ts';
import { requestsOf } from '#server/testing/unseen/requests.ts';
import { differences, type Transcript, transcribe } from '#server/testing/unseen/transcript.ts';
import { freeze, type InCopy, type World } from '#server/testing/unseen/worlds.ts';

/** Several steps may reveal what a single one does not: somebody does something, looks, undoes it, and looks again. */
let bride: TestMember;
let father: TestMember;
let stranger: TestMember;
let waiting: TestMember;
let accepted: TestMember;
let registered: TestMember;
let inCopy: InCopy;
let frozenAt = 0;

/** Calls that return something about other families. */
const ABOUT_OTHERS = new Set(
  `member findmember findmatches searchmembers countsearched showtoday introductions notices biodata pairsheet sendintroduction
  withdrawintroduction acceptintroduction declineintroduction addtoshortlist shortlist hidemember avoidedmembers opencontact showpaircheck
  blockmember reportmember showbiodata`.split(/\s+/),
);
const NOBODYS = '9866123455';

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts']);
  const app = await startTestApp();
  const groom = () => makeShownMember(app, { gender: 'Male' });
  father = await makeShownMember(app);
  bride = await addHolder(app, father, 'candidate');
  [stranger, waiting, accepted, registered] = [await groom(), await groom(), await groom(), await groom()];
  await ask(waiting, 'sendintroduction', bride, { note: '' });
  await becomeAcquainted(accepted, bride);
  inCopy = await freeze(app);
  frozenAt = Date.now();
}, 180_000);

type Bring = (world: World) => Promise<unknown>;
const nothing: Bring = async () => {};

const as = async (world: World, one: TestMember): Promise<TestMember> => ({ ...one, ...(await world.as(one)) });
const done = async (one: TestMember, path: string, form: Record<string, string> = {}) => {
  const { body, text } = await one.client.call(path, { pid: one.pid, ...form });
  expect(body.msgcode, `${path} ${text}`).toBe(1);
  return body;
};
const seenBy = (viewer: TestMember, about: TestMember, bring: Bring): Promise<Transcript> =>
  inCopy(bring, async (world) => {
    const { pid, client } = await world.as(viewer);
    return transcribe(client, requestsOf({ pid, member: about.pid, files: [], withPages: true }), frozenAt);
  });

test('block, look, unblock: a member who was blocked meanwhile finds everything as if nobody had been', async () => {
  // A blocked member gets the same answer as for an id that nobody has.
  const looks: Bring = async (world) => {
    const viewer = await as(world, stranger);
    for (const path of ['member', 'showcard', 'findmatches', 'notices'])
      await ask(viewer, path, { pid: 'SV999999998' });
  };
  const blocks: Bring = async (world) => {
    const owner = await as(world, bride);
    await done(owner, 'blockmember', { member: stranger.pid });
    const viewer = await as(world, stranger);
    expect((await ask(viewer, 'member', bride)).status).toBe(404);
    for (const path of ['showcard', 'findmatches', 'notices']) await ask(viewer, path, bride);
    await done(owner, 'unblockmember', { member: stranger.pid });
  };
  expect(differences(await seenBy(stranger, bride, looks), await seenBy(stranger, bride, blocks))).toEqual([]);
});

test('register, look: with a number that a family has blocked it is as if that family were not there', async () => {
  const look = (bring: Bring) =>
    inCopy(bring, async (world) => {
      const { client } = await world.as({ pid: '', client: registered.client });
      client.cookies.clear();
      const form = { name: 'Nirmal Das', email: '', phone: NOBODYS, gender: 'Male', password: TEST_PASSWORD };
      const { profile_id: pid } = (await client.call('registerstep1', { profile_id: '', ...form, ...TICKED })).body;
      expect((await client.call('registerstep2', { profile_id: pid, ...step2 })).body.msgcode).toBe(1);
      await world.pool.query('update accounts set phone_verified_at = now() where phone = $1', [NOBODYS]);
      await client.call('custlogin', { phone: NOBODYS, password: TEST_PASSWORD });
      await world.pool.query('insert into showings (profile_id) values ($1)', [pid]);
      const asked = requestsOf({ pid, member: bride.pid, files: [], withPages: false });
      const answers = await transcribe(client, asked, frozenAt);
      // Only answers about others are compared, because newcomers' own values are sealed under their own ids and always
      // differ.
      const about = [...answers].filter(([name]) => ABOUT_OTHERS.has(name.split(' ')[0] ?? ''));
      return new Map(
        about.map(([name, text]) => [name, (text.split('\ncache-control')[0] ?? '').replaceAll(pid, 'SV…')]),
      );
    });
  const blocks: Bring = async (world) => done(await as(world, bride), 'blockphone', { phone: NOBODYS });
  const goes: Bring = async ({ pool, db, dataDir }) => {
    await pool.query('update members set deletion_due_at = now(), deletion_receipt = $1 where profile_id = $1', [
      bride.pid,
    ]);
    await removeMembersDue(db, makeFileStore(dataDir));
  };
  const [gone, blocked, there] = [await look(goes), await look(blocks), await look(nothing)];
  expect(differences(gone, blocked)).toEqual([]);
  expect(differences(gone, there).join()).toContain('member\n');
});

test('reset, accept: a holder who set a new password by a code reaches nobody, and those who wait notice nothing', async () => {
  const resets: Bring = async (world) => {
    const { client } = await as(world, bride);
    client.cookies.clear();
    await client.call('askreset', { contact: bride.phone });
    const code = /\b(\d{6})\b/.exec(
      (await world.send()).find((line) => line.includes(`to ${bride.phone}:`)) ?? '',
    )?.[1];
    expect((await client.call('resetbycode', { code: code ?? '', password: 'kagojer nouka 1931' })).body.msgcode).toBe(
      1,
    );
    expect((await client.call('custlogin', { phone: bride.phone, password: 'kagojer nouka 1931' })).body.msgcode).toBe(
      1,
    );
    const thief = { ...bride, client };
    for (const [path, other] of [
      ['acceptintroduction', waiting],
      ['declineintroduction', waiting],
      ['sendintroduction', stranger],
      ['opencontact', accepted],
      ['endacquaintance', accepted],
      ['blockmember', accepted],
      ['member', accepted],
    ] as const)
      expect([path, (await ask(thief, path, other)).body.msgkey]).toEqual([path, 'closedAfterReset']);
  };
  for (const viewer of [waiting, accepted, stranger])
    expect(differences(await seenBy(viewer, bride, nothing), await seenBy(viewer, bride, resets))).toEqual([]);
}, 300_000);

test('invite, withdraw, invite: nobody learns whose a number is, nor that somebody has refused', async () => {
  const sequence = (phone: string, refuses: boolean) =>
    inCopy(nothing, async (world) => {
      const inviter = await as(world, bride);
      const answers: unknown[] = [];
      const invite = async () => {
        const { body } = await inviter.client.call('inviteholder', { pid: bride.pid, whose: 'guardian', phone });
        answers.push(body);
        return (await world.send()).find((line) => line.includes(`to ${phone}:`)) ?? '';
      };
      const holders = async () =>
        JSON.parse((await inviter.client.get(`/api/showholders?${new URLSearchParams({ pid: bride.pid })}`)).text);
      const told = await invite();
      if (refuses) {
        const code = /\b\d{6}\b/.exec(told.replaceAll(phone, ''))?.[0] ?? '';
        const invited = (await world.as({ pid: '', client: registered.client })).client;
        invited.cookies.clear();
        const { body } = await invited.call('refuseinvitation', { code, phone, reason: 'forced' });
        expect(body.msgcode, JSON.stringify([told, body])).toBe(1);
      }
      const first = await holders();
      answers.push(first);
      const invitation = String(first.invitations[0]?.id);
      answers.push((await inviter.client.call('withdrawinvitation', { pid: bride.pid, invitation })).body);
      await invite();
      answers.push(await holders());
      return JSON.stringify(answers)
        .replaceAll(phone, '…')
        .replace(/"phoneEnd":"\d+"/g, '"phoneEnd":"…"')
        .replace(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, '…');
    });
  const ofNobody = await sequence(NOBODYS, false);
  expect(ofNobody).toContain('invitationSent');
  expect(await sequence(registered.phone, false)).toBe(ofNobody);
  expect(await sequence(registered.phone, true)).toBe(ofNobody);
  expect(await sequence(NOBODYS, true)).toBe(ofNobody);
});
