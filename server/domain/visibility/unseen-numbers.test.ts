import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { changeContact } from '#server/office/change-contact.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { requestsOf } from '#server/testing/unseen/requests.ts';
import { differences, type Transcript, transcribe } from '#server/testing/unseen/transcript.ts';
import { ofEachLayer } from '#server/testing/unseen/whole-secrecy.ts';
import { freeze, type InCopy, type World } from '#server/testing/unseen/worlds.ts';

/** The relation of a member with the number to the family that blocks it or owns it. */
const HOLDERS = ['stranger', 'wrote', 'writtenTo', 'accepted', 'guardian', 'former'] as const;
type Holder = (typeof HOLDERS)[number];

let family: TestMember;
let holders: Record<Holder, TestMember>;
let numbers: Record<Holder, string>;
let inCopy: InCopy;
let frozenAt = 0;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts']);
  const app = await startTestApp();
  family = await makeShownMember(app);
  const groom = () => makeShownMember(app, { gender: 'Male' });
  const [stranger, wrote, writtenTo] = [await groom(), await groom(), await groom()];
  const [accepted, guardian, former] = [await groom(), await groom(), await groom()];
  holders = { stranger, wrote, writtenTo, accepted, guardian, former };
  await ask(wrote, 'sendintroduction', family, { note: '' });
  await ask(family, 'sendintroduction', writtenTo, { note: '' });
  await becomeAcquainted(accepted, family);
  const guardianPhone = '9877000021';
  const named = { guardianname: 'Amal', guardianrelation: 'Father', guardianphone: guardianPhone };
  await guardian.client.call('updateprofiledetails', { pid: guardian.pid, ...named });
  const { rows } = await app.pool.query('select account_id from account_profiles where profile_id = $1', [former.pid]);
  await changeContact(app.db, rows[0].account_id, {
    kind: 'phone',
    former: former.phone,
    value: '9877000032',
    reason: 'a new SIM',
  });
  const own = Object.fromEntries(HOLDERS.map((name) => [name, holders[name].phone]));
  numbers = { ...own, guardian: guardianPhone } as Record<Holder, string>;
  inCopy = await freeze(app);
  frozenAt = Date.now();
}, 180_000);

type Deed = (world: World) => Promise<unknown>;

const asFamily = async (world: World) => ({ ...family, ...(await world.as(family)) });
/** Returns a number with the same last digits that nobody has. */
const nobodys = (number: string): string => `98661234${number.slice(-2)}`;

const block =
  (number: string): Deed =>
  async (world) => {
    const { client, pid } = await asFamily(world);
    expect((await client.call('blockphone', { pid, phone: number })).body.msgcode).toBe(1);
    // The download contains its own size, so both get the same timestamp.
    await world.pool.query("update blocked_phones set blocked_at = '2026-01-01T12:00:00Z'");
  };

const takeBack: Deed = async (world) => {
  const { client, pid } = await asFamily(world);
  const { phones } = JSON.parse((await client.call('blockedphones', { pid })).text);
  for (const { entry } of phones) await client.call('unblockphone', { pid, entry: String(entry) });
};

/**
 * Returns everything that the family can read about this member, including its own lists, counts, notices, links, pages
 * and download.
 */
const look = async (world: World, about: TestMember, withPages = false): Promise<Transcript> => {
  const { pid, client } = await asFamily(world);
  return transcribe(client, requestsOf({ pid, member: about.pid, files: [], withPages }), frozenAt);
};

test.each(ofEachLayer<Holder>(HOLDERS, ['stranger', 'accepted']))(
  'a family that blocks a number learns nothing of who has it: %s',
  async (name) => {
    const [number, about] = [numbers[name], holders[name]];
    const visits: Deed = async (world) => (await world.as(about)).client.call('showprofile', { pid: about.pid });
    const seen = async (blocked: string) =>
      inCopy(block(blocked), async (world) => {
        await visits(world);
        return look(world, about, name === 'stranger');
      });
    expect(differences(await seen(nobodys(number)), await seen(number))).toEqual([]);
  },
);

test.each(['stranger', 'accepted'] as const)('block, look, take it back, look: %s', async (name) => {
  const [number, about] = [numbers[name], holders[name]];
  const seen = (blocked: string) =>
    inCopy(
      async (world) => {
        await block(blocked)(world);
        const one = await world.as(family);
        await one.client.call('member', { pid: family.pid, member: about.pid });
        await takeBack(world);
      },
      (world) => look(world, about),
    );
  expect(differences(await seen(nobodys(number)), await seen(number))).toEqual([]);
});

test('a number that is blocked first, and comes to somebody later, tells as little', async () => {
  const about = holders.stranger;
  const blocked = '9866123477';
  const seen = (coming: string) =>
    inCopy(block(blocked), async (world) => {
      const account = '(select account_id from account_profiles where profile_id = $1)';
      await world.pool.query(`update accounts set phone = $2 where id = ${account}`, [about.pid, coming]);
      await world.pool.query(`update accounts set phone_verified_at = now() where id = ${account}`, [about.pid]);
      const { client } = await world.as(about);
      await client.call('showprofile', { pid: about.pid });
      const itself = await client.call('member', { pid: about.pid, member: family.pid });
      return { family: await look(world, about), itself: itself.status };
    });
  const [other, met] = [await seen('9866123488'), await seen(blocked)];
  // Proves that the block works: the member with the number does not see the family any more.
  expect([other.itself, met.itself]).toEqual([200, 404]);
  expect(differences(other.family, met.family)).toEqual([]);
});
