import { expect, test } from 'vitest';
import { AT_REGISTRATION } from '#contract/consents.ts';
import type { Consent } from '#contract/my-data.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD, type TestMember, TICKED } from '#server/testing/members.ts';

const app = await startTestApp();
const { pool } = app;
const PASSWORD = 'meghe-dhaka-tara';
let nextPhone = 9_860_000_001;

const make = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const key = async (one: TestMember, path: string, form = {}) => (await make(one, path, form)).body.msgkey;
const lists = async ({ client, pid }: TestMember) => {
  const { status, body } = await client.get(`/api/findmatches?${new URLSearchParams({ pid })}`);
  return body.msgkey ?? status;
};
const proof = async (one: TestMember, kind: string): Promise<(Consent & Record<string, string>)[]> =>
  JSON.parse((await make(one, 'showmydata')).text).consents.filter((consent: Consent) => consent.kind === kind);
const asks = async (one: TestMember) => (await make(one, 'showprofile', { completeness: 'Yes' })).body.asks;
const holderOf = async (one: TestMember) =>
  String((await pool.query('select id from accounts where phone = $1', [one.phone])).rows[0].id);
const isSeen = async (one: TestMember, by: TestMember) => (await ask(by, 'member', one)).status === 200;

/** Makes a family: the father registered and showed the profile, and the daughter has joined. */
async function makeTwo() {
  const father = await makeShownMember(app);
  const bride = await addHolder(app, father, 'candidate');
  const groom = await makeShownMember(app, { gender: 'Male' });
  return { father, bride, groom };
}

async function inviteBy(father: TestMember) {
  const phone = String(nextPhone++);
  await pool.query(`update account_profiles set role = 'guardian' where profile_id = $1`, [father.pid]);
  await make(father, 'inviteholder', { whose: 'candidate', phone });
  await app.outbox.drain();
  const code = / (\d{6}) /.exec(app.printed.findLast((line) => line.includes(phone)) ?? '')?.[1] ?? '';
  return { phone, code, password: PASSWORD };
}

test('who joins is asked for the own consents, and nobody joins without', async () => {
  const father = await makeMember(app);
  const answer = await inviteBy(father);
  const client = app.client();
  const refused = await client.call('agreetoinvitation', { ...answer, ...TICKED, truthful: '' });
  expect([refused.status, refused.body.errorkeys]).toEqual([422, { truthful: 'declareTrue' }]);
  expect((await client.call('agreetoinvitation', answer)).status).toBe(422);
  expect((await client.call('agreetoinvitation', { ...answer, ...TICKED })).body.msgcode).toBe(1);
  const bride = { client, pid: father.pid, phone: answer.phone };
  for (const kind of AT_REGISTRATION)
    expect((await proof(bride, kind)).map(({ by, phone_end }) => [by, phone_end])).toEqual([
      ['guardian', father.phone.slice(-4)],
      ['me', answer.phone.slice(-4)],
    ]);
  expect((await proof(father, 'registration')).map(({ by }) => by)).toEqual(['me', 'candidate']);
});

test('who has not agreed by the own account sees no other family, is asked on the home, and may do what is the own', async () => {
  const { father, bride, groom } = await makeTwo();
  await pool.query('delete from consents where account_id = $1', [await holderOf(bride)]);
  expect([await asks(bride), await asks(father)]).toEqual(['health', 'candidate']);
  expect(await lists(bride)).toBe('agreeFirst');
  expect((await ask(bride, 'sendintroduction', groom, { note: '' })).body.msgkey).toBe('agreeFirst');
  expect((await make(bride, 'showpersonalinfo')).status).toBe(200);
  expect(await lists(father)).toBe(200);
  expect((await make(bride, 'giveconsents', TICKED)).body.msgcode).toBe(1);
  expect(await lists(bride)).toBe(200);
});

test('a guardian takes back the own consent alone: the profile stays, by the bride’s', async () => {
  const { father, bride, groom } = await makeTwo();
  expect(await key(father, 'withdrawconsents')).toBe('ownConsentWithdrawn');
  expect([await isSeen(bride, groom), await lists(father)]).toEqual([true, 'agreeFirst']);
  expect(await lists(bride)).toBe(200);
  expect((await proof(bride, 'registration')).map(({ by, withdrawn_at }) => [by, withdrawn_at !== ''])).toEqual([
    ['guardian', true],
    ['me', false],
  ]);
  const told = JSON.parse((await make(father, 'showmydata')).text);
  expect(told.agreed).toBe(false);
  await make(father, 'giveconsents', TICKED);
  expect(await lists(father)).toBe(200);
});

test('the bride’s own wins: with hers the profile is shown to nobody, whatever the father has agreed to', async () => {
  const { father, bride, groom } = await makeTwo();
  expect(await key(bride, 'withdrawconsents')).toBe('consentsWithdrawn');
  expect(await isSeen(bride, groom)).toBe(false);
  expect((await make(father, 'updateshowing', { show: 'Yes', whose: '' })).body.msgkey).toBe('waitsForCandidate');
  expect(await isSeen(bride, groom)).toBe(false);
});

test('the bride’s own choice to be shown takes the place of the father’s, and no guardian’s that of hers', async () => {
  const father = await makeMember(app);
  await make(father, 'updateshowing', { show: 'Yes', whose: 'candidate' });
  const bride = await addHolder(app, father, 'candidate');
  const standing = async () => (await proof(bride, 'showing')).filter(({ withdrawn_at }) => withdrawn_at === '');
  expect((await standing()).map(({ by }) => by)).toEqual(['guardian']);
  await make(bride, 'updateshowing', { show: 'Yes', whose: '' });
  await make(father, 'updateshowing', { show: 'Yes', whose: '' });
  expect((await standing()).map(({ by }) => by)).toEqual(['me']);
});

test('with who leaves end the own consents; the proof stays, and says that the account does no more', async () => {
  const { father, bride, groom } = await makeTwo();
  expect((await make(father, 'leaveprofile')).body.msgcode).toBe(1);
  expect(
    (await proof(bride, 'registration')).map(({ by, withdrawn_at, phone_end }) => [by, withdrawn_at !== '', phone_end]),
  ).toEqual([
    ['former', true, father.phone.slice(-4)],
    ['me', false, bride.phone.slice(-4)],
  ]);
  expect(await isSeen(bride, groom)).toBe(true);
});

test('a consent of before, without an account, is of those who were there, and not of who joins later', async () => {
  const father = await makeShownMember(app);
  await pool.query('update consents set account_id = null, given_as = null, phone_end = null where profile_id = $1', [
    father.pid,
  ]);
  expect([await asks(father), await lists(father)]).toEqual(['', 200]);
  expect((await proof(father, 'registration')).map(({ by }) => by)).toEqual(['']);
  const bride = await addHolder(app, father, 'candidate');
  await pool.query('delete from consents where account_id = $1', [await holderOf(bride)]);
  await make(bride, 'decidehealth', { keep: 'Yes' });
  expect(await asks(bride)).toBe('consents');
  // Nobody has consented through an account yet, so an older profile stays as it is.
  expect(await lists(bride)).toBe(200);
  await make(father, 'giveconsents', TICKED);
  expect(await key(father, 'withdrawconsents')).toBe('consentsWithdrawn');
});

test('one of before that stands for two is ended by neither: who agrees anew or takes back does it beside', async () => {
  const { father, bride, groom } = await makeTwo();
  const before = async () => {
    await pool.query('delete from consents where profile_id = $1 and account_id <> $2', [
      father.pid,
      await holderOf(father),
    ]);
    await pool.query(
      `update consents set account_id = null, given_as = null, phone_end = null, given_at = now(), withdrawn_at = null,
         text_version = '2020-01-01' where profile_id = $1 and kind = any($2)`,
      [father.pid, [...AT_REGISTRATION]],
    );
  };
  const standing = async () =>
    (await proof(bride, 'registration')).filter(({ withdrawn_at }) => withdrawn_at === '').map(({ by }) => by);
  await before();
  expect([await lists(father), await lists(bride)]).toEqual([200, 200]);
  await make(father, 'giveconsents', TICKED);
  expect(await standing()).toEqual(['', 'guardian']);
  expect([await asks(bride), await lists(bride), await isSeen(bride, groom)]).toEqual(['health', 200, true]);
  expect(await key(father, 'withdrawconsents')).toBe('ownConsentWithdrawn');
  expect([await lists(father), await lists(bride), await isSeen(bride, groom)]).toEqual(['agreeFirst', 200, true]);
  await make(father, 'giveconsents', TICKED);
  expect(await lists(father)).toBe(200);
});

test('who takes back one of before beside another has taken it back, and the other has not', async () => {
  const { father, bride, groom } = await makeTwo();
  await pool.query('delete from consents where profile_id = $1 and account_id = $2', [
    father.pid,
    await holderOf(bride),
  ]);
  await pool.query(
    `update consents set account_id = null, given_as = null, phone_end = null, given_at = now()
     where profile_id = $1 and kind = any($2)`,
    [father.pid, [...AT_REGISTRATION]],
  );
  expect(await key(father, 'withdrawconsents')).toBe('ownConsentWithdrawn');
  expect((await proof(father, 'registration')).map(({ by, withdrawn_at }) => [by, withdrawn_at !== ''])).toEqual([
    ['', false],
    ['me', true],
  ]);
  expect([await lists(father), await lists(bride), await isSeen(bride, groom)]).toEqual(['agreeFirst', 200, true]);
  await make(father, 'giveconsents', TICKED);
  expect(await lists(father)).toBe(200);
  expect(await key(bride, 'withdrawconsents')).toBe('consentsWithdrawn');
  expect(await isSeen(bride, groom)).toBe(false);
});

test('what is agreed to by account stands once for each, however often it is sent', async () => {
  const { father } = await makeTwo();
  await Promise.all([1, 2, 3].map(() => make(father, 'giveconsents', TICKED)));
  expect((await proof(father, 'registration')).map(({ by }) => by).sort()).toEqual(['candidate', 'me']);
});

test('the account of a former login says no more than the four digits', async () => {
  const { father, bride } = await makeTwo();
  const { text } = await make(father, 'showmydata');
  expect(text).not.toContain(bride.phone);
  expect((await app.client().call('custlogin', { phone: bride.phone, password: TEST_PASSWORD })).body.msgcode).toBe(1);
});

test('accepted families are closed as well to who has not agreed', async () => {
  const { father, bride, groom } = await makeTwo();
  await becomeAcquainted(father, groom);
  await make(father, 'withdrawconsents');
  expect((await ask(father, 'member', groom)).body.msgkey).toBe('agreeFirst');
  expect((await ask(bride, 'member', groom)).status).toBe(200);
});
