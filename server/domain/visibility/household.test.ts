import { beforeEach, describe, expect, test } from 'vitest';
import type { Household } from '#contract/household.ts';
import { sayYes } from '#server/domain/holders/candidate-choices.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const groom = await makeShownMember(app, { gender: 'Male' });
let bride: TestMember;

const WRITTEN = { brothers: '1', sisters: '2', sistersmarried: '1', household: 'Elders Too', peopleathome: '6' };
const write = ({ client, pid }: TestMember, answers: Record<string, string>) =>
  client.call('updateprofiledetails', { pid, ...answers });
const choose = ({ client, pid }: TestMember, homefor: string) =>
  client.call('updatehomeaudience', { pid, homefor }).then(({ body }) => body.msgcode);
const read = async (reader: TestMember, of: TestMember) => (await ask(reader, 'member', of)).body;
const homeOf = async (reader: TestMember) => (await read(reader, bride)).household;
const stateOf = async () => (await read(bride, bride)).household_state;

beforeEach(async () => {
  bride = await makeShownMember(app);
  await write(bride, { ...WRITTEN, fathernow: 'Retired' });
  await app.pool.query(
    "update relatives set occupation_id = 3 where profile_id = $1 and generation = 'parent' and side = 'paternal'",
    [bride.pid],
  );
});

const THE_HOME: Household = {
  father: { occupation: { id: 3, name: 'School teacher', nameBn: 'স্কুলশিক্ষক' }, now: 'Retired' },
  mother: { occupation: null, now: '' },
  brothers: 1,
  sisters: 2,
  brothersMarried: null,
  sistersMarried: 1,
  household: 'Elders Too',
  peopleAtHome: 6,
};

test('is for accepted families alone until the family opens it, and again once it is closed', async () => {
  expect(await homeOf(groom)).toBeNull();
  expect(await read(bride, bride)).toMatchObject({ household: THE_HOME, household_state: 'closed' });
  expect(await choose(bride, 'Members')).toBe(1);
  expect(await homeOf(groom)).toEqual(THE_HOME);
  expect(await stateOf()).toBe('open');
  expect(await choose(bride, 'Accepted')).toBe(1);
  expect(await homeOf(groom)).toBeNull();
  const friend = await makeShownMember(app, { gender: 'Male' });
  await becomeAcquainted(bride, friend);
  expect(await homeOf(friend)).toEqual(THE_HOME);
});

test('a closed home changes no byte of what strangers read, whatever is written in it', async () => {
  const look = async () => (await ask(groom, 'member', bride)).text;
  const before = await look();
  await write(bride, { brothers: '3', sisters: '0', sistersmarried: '0', household: 'Alone', peopleathome: '1' });
  await app.pool.query('update relatives set occupation_id = 5 where profile_id = $1', [bride.pid]);
  expect(await look()).toBe(before);
  await choose(bride, 'Members');
  expect(await homeOf(groom)).toMatchObject({ brothers: 3, household: 'Alone', father: { occupation: { id: 5 } } });
});

test('an open home names nobody, and is nothing where nothing is written', async () => {
  await write(bride, { siblingnotes: 'দিদি ব্যাঙ্কে', thakuma: 'Nirupama', mamarbari: 'Katwa' });
  await choose(bride, 'Members');
  const { text } = await ask(groom, 'member', bride);
  for (const word of ['দিদি', 'Nirupama', 'Katwa', 'অমল', 'Mina']) expect(text).not.toContain(word);
  const silent = await makeShownMember(app);
  await choose(silent, 'Members');
  expect((await read(groom, silent)).household).toBeNull();
});

test('nobody reads the open home of somebody who is not to be seen', async () => {
  await choose(bride, 'Members');
  await bride.client.call('pauseprofile', { pid: bride.pid, kind: 'paused', reason: 'notNow', words: '' });
  expect(await homeOf(groom)).toBeUndefined();
  await bride.client.call('resumeprofile', { pid: bride.pid });
  await ask(bride, 'blockmember', groom);
  expect(await homeOf(groom)).toBeUndefined();
  await ask(bride, 'unblockmember', groom);
});

test.each(['', 'Nobody', 'Family', 'Asked'])('is opened by no other word: %j', async (homefor) => {
  const { status, body } = await bride.client.call('updatehomeaudience', { pid: bride.pid, homefor });
  expect([status, Object.keys(Object(body.errors))]).toEqual([422, ['homefor']]);
});

test('the form of all details opens it by the candidate’s own word for members alone', async () => {
  const { rows } = await app.pool.query(
    "update account_profiles set role = 'candidate' where profile_id = $1 returning 1",
    [bride.pid],
  );
  expect(rows).toHaveLength(1);
  await app.pool.query("update profile_details set home_for = 'Accepted' where profile_id = $1", [bride.pid]);
  await write(bride, { ...WRITTEN, homefor: 'Asked' });
  expect(await homeOf(groom)).toBeNull();
  expect(await choose(bride, 'Members')).toBe(1);
  expect(await homeOf(groom)).not.toBeNull();
  expect((await bride.client.call('saywhose', { pid: bride.pid, whose: 'guardian' })).body.msgcode).toBe(1);
  expect((await ask(groom, 'member', bride)).status).toBe(404);
  await sayYes(app.db, bride.pid);
  expect(await homeOf(groom)).toBeNull();
});

test('more married than there are is said beside its field, and nothing is saved', async () => {
  const { status, body } = await write(bride, { brothers: '1', brothersmarried: '2', household: 'Alone' });
  expect([status, Object.keys(Object(body.errors))]).toEqual([422, ['brothersmarried']]);
  expect(await read(bride, bride)).toMatchObject({ household: THE_HOME });
});

describe('of two who look after one profile', () => {
  test('the father asks, and the daughter’s own yes opens it', async () => {
    const daughter = await addHolder(app, bride, 'candidate');
    expect(await choose(bride, 'Members')).toBe(1);
    expect(await homeOf(groom)).toBeNull();
    expect(await stateOf()).toBe('asked');
    // Neither her form nor his opens the home while it waits for her.
    await write(daughter, { ...WRITTEN, fathernow: 'Retired', homefor: 'Asked' });
    await write(bride, { ...WRITTEN, fathernow: 'Retired', homefor: 'Members' });
    await write(daughter, { ...WRITTEN, fathernow: 'Retired' });
    expect([await homeOf(groom), await stateOf()]).toEqual([null, 'asked']);
    await choose(daughter, 'Members');
    expect(await homeOf(groom)).toEqual(THE_HOME);
    // What she has opened stays open when he presses again, and he may close it.
    await choose(bride, 'Members');
    expect(await stateOf()).toBe('open');
    await choose(bride, 'Accepted');
    expect(await homeOf(groom)).toBeNull();
  });

  test('while somebody claims to be the bride, nobody’s word opens it', async () => {
    const daughter = await addHolder(app, bride, 'candidate');
    await app.pool.query(
      'insert into whose_claims (profile_id, account_id) select $1, account_id from account_profiles where profile_id = $1 limit 1',
      [bride.pid],
    );
    await choose(daughter, 'Members');
    expect([await homeOf(groom), await stateOf()]).toEqual([null, 'asked']);
    await app.pool.query('update whose_claims set ended_at = now() where profile_id = $1', [bride.pid]);
    await choose(daughter, 'Members');
    expect(await homeOf(groom)).toEqual(THE_HOME);
  });

  test('what the family had opened waits for a candidate who comes later', async () => {
    await app.pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [bride.pid]);
    await choose(bride, 'Members');
    expect(await homeOf(groom)).toEqual(THE_HOME);
    const daughter = await addHolder(app, bride, 'candidate');
    expect(await homeOf(groom)).toBeNull();
    expect(await stateOf()).toBe('asked');
    // It does not open by itself when her account is lost or removed.
    await app.pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [bride.pid]);
    expect(await homeOf(groom)).toBeNull();
    await app.pool.query(
      "update account_profiles p set role = 'candidate' from accounts a where a.id = p.account_id and a.phone = $1",
      [daughter.phone],
    );
    await choose(daughter, 'Members');
    expect(await homeOf(groom)).toEqual(THE_HOME);
  });
});
