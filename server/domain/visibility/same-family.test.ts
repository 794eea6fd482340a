import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const makeGroom = (name = 'Amit Dutta') => makeShownMember(app, { gender: 'Male', name });

let nextGuardian = 9_810_000_001;
const guardianPhone = () => String(nextGuardian++);

const guard = (phone: string, ...guarded: TestMember[]) =>
  app.db
    .insertInto('guardian_phones')
    .values(guarded.map(({ pid }) => ({ profile_id: pid, phone })))
    .execute();

/** Gives both members the same guardian's account. */
async function shareAccount(one: TestMember, other: TestMember): Promise<void> {
  const { phone } = await addHolder(app, one, 'guardian');
  await app.pool.query(
    "insert into account_profiles (account_id, profile_id, role) select id, $1, 'guardian' from accounts where phone = $2",
    [other.pid, phone],
  );
}

const READ = ['findmatches', 'searchmembers'];

/** Returns the answer to a call that names no other member. */
async function listOf({ client, pid }: TestMember, path = 'findmatches'): Promise<string> {
  const { status, text } = READ.includes(path)
    ? await client.get(`/api/${path}?${new URLSearchParams({ pid })}`)
    : await client.call(path, { pid });
  expect(status, path).toBe(200);
  return text;
}
const foundBy = async ({ client, pid }: TestMember, who: string) =>
  (await client.call('findmember', { pid, who, cursor: '' })).text;

/** Checks every way in which one member could meet another. */
async function meetsNowhere(one: TestMember, other: TestMember, name: string): Promise<void> {
  for (const path of ['findmatches', 'searchmembers', 'showtoday', 'introductions', 'shortlist'])
    expect(await listOf(one, path), path).not.toContain(`"${other.pid}"`);
  expect(await foundBy(one, other.pid)).not.toContain(`"${other.pid}"`);
  expect(await foundBy(one, name)).not.toContain(`"${other.pid}"`);
  for (const path of ['member', 'showpaircheck', 'opencontact', 'addtoshortlist'])
    expect((await ask(one, path, other)).status, path).toBe(404);
  const sent = await ask(one, 'sendintroduction', other, { note: '' });
  expect([sent.status, sent.body.msgkey]).toEqual([404, 'memberUnknown']);
}

const isListed = (one: TestMember, other: TestMember) =>
  expect.poll(() => listOf(one), { timeout: 20_000 }).toContain(`"${other.pid}"`);

test('brother and sister of one account meet nowhere, and others meet both', async () => {
  const [sister, brother, stranger] = [await makeShownMember(app), await makeGroom('Tapan Ghosh'), await makeGroom()];
  await isListed(sister, brother);
  await shareAccount(sister, brother);
  await isListed(sister, stranger);
  await meetsNowhere(sister, brother, 'Tapan');
  await meetsNowhere(brother, sister, 'Ruma');
  expect((await ask(stranger, 'sendintroduction', sister, { note: '' })).body.msgcode).toBe(1);
});

test('brother and sister with one guardian, whose phone is confirmed for both, meet nowhere', async () => {
  const [sister, brother] = [await makeShownMember(app), await makeGroom('Bapi Ghosh')];
  await isListed(sister, brother);
  await guard(guardianPhone(), sister, brother);
  await meetsNowhere(sister, brother, 'Bapi');
  await meetsNowhere(brother, sister, 'Ruma');
});

test('an interest that waits is gone on both sides, and comes back with the guardian’s leaving', async () => {
  const [sister, brother] = [await makeShownMember(app), await makeGroom()];
  await ask(brother, 'sendintroduction', sister, { note: '' });
  expect(await listOf(sister, 'introductions')).toContain(brother.pid);
  await guard(guardianPhone(), sister, brother);
  expect(await listOf(sister, 'introductions')).not.toContain(brother.pid);
  expect(await listOf(brother, 'introductions')).not.toContain(sister.pid);
  expect((await ask(sister, 'acceptintroduction', brother)).status).toBe(404);
  await app.db.deleteFrom('guardian_phones').where('profile_id', '=', sister.pid).execute();
  expect((await ask(sister, 'acceptintroduction', brother)).body.msgcode).toBe(1);
});

test('a phone of four profiles, of the office, or given without being confirmed makes no family', async () => {
  const [sister, brother] = [await makeShownMember(app), await makeGroom()];
  const isOpen = async () => (await ask(sister, 'member', brother)).status === 200;

  const ofMany = guardianPhone();
  await guard(ofMany, sister, brother, await makeShownMember(app));
  expect(await isOpen()).toBe(false);
  await guard(ofMany, await makeGroom());
  expect(await isOpen()).toBe(true);

  await app.db.deleteFrom('guardian_phones').where('phone', '=', ofMany).execute();
  await guard('3324641234', sister, brother);
  expect(await isOpen()).toBe(false);
  await app.pool.query(
    `insert into contact_phones (emoji, name, name_bn, phone_code, phone, position)
     values ('☎', 'Office', 'অফিস', '+91', '০৩৩ ২৪৬৪ ১২৩৪', 99)`,
  );
  expect(await isOpen()).toBe(true);

  await app.db.deleteFrom('guardian_phones').where('phone', '=', '3324641234').execute();
  for (const { client, pid } of [sister, brother])
    await client.call('updateprofiledetails', { pid, guardianname: 'Amal', guardianphone: '9830099001' });
  expect(await isOpen()).toBe(true);
});

test('equal parents and one address keep nobody apart', async () => {
  const same = { father_name: 'অমল ঘোষ', mother_name: 'Mina Ghosh', addr1: '7 Rashbehari Avenue' };
  const [bride, groom] = [
    await makeShownMember(app, same),
    await makeShownMember(app, { ...same, gender: 'Male', name: 'Tapan Ghosh' }),
  ];
  await becomeAcquainted(bride, groom);
  expect((await ask(bride, 'member', groom)).status).toBe(200);
});
