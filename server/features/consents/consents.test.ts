import { expect, test } from 'vitest';
import { CONSENTS } from '#contract/agreed-words.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { confirmPhone, makeMember, step2, TEST_PASSWORD, type TestMember, TICKED } from '#server/testing/members.ts';

const app = await startTestApp();
let phones = 9_870_000_001;

const step1 = (more: Record<string, string> = {}) => {
  const phone = String(phones++);
  return { profile_id: '', name: 'Ruma Ghosh', email: '', phone, gender: 'Female', password: TEST_PASSWORD, ...more };
};
const consentsOf = async (pid: string) =>
  (
    await app.pool.query(
      'select kind, text_version, text_hash, language, withdrawn_at is not null as "isOver" from consents where profile_id = $1 order by id',
      [pid],
    )
  ).rows;
const show = ({ client, pid }: TestMember) => client.call('updateshowing', { pid, show: 'Yes', whose: 'candidate' });
const missing = async ({ client, pid }: TestMember) =>
  (await client.get(`/api/showshowing?${new URLSearchParams({ pid })}`)).body.missing;

/** Registers as a client written from the specification, which does not know the consent boxes. */
async function registerWithoutBoxes(): Promise<TestMember> {
  const client = app.client();
  const form = step1();
  const pid = (await client.call('registerstep1', form)).body.profile_id;
  await client.call('registerstep2', { profile_id: pid, ...step2 });
  await confirmPhone(app, form.phone);
  await client.call('custlogin', { phone: form.phone, password: TEST_PASSWORD });
  return { client, pid, phone: form.phone };
}

test.each([
  ['agreed', 'agreeToNotice'],
  ['marriageonly', 'declareMarriage'],
  ['truthful', 'declareTrue'],
])('with the form a box that is not ticked is 422 under %s, and nobody is registered', async (box, key) => {
  const form = step1({ ...TICKED, [box]: '' });
  const { status, body } = await app.client().call('registerstep1', form);
  expect(status).toBe(422);
  expect(body.errorkeys).toEqual({ [box]: key });
  const { rows } = await app.pool.query('select from accounts where phone = $1', [form.phone]);
  expect(rows).toEqual([]);
});

test('ticked boxes are kept one by one, with the version, the language and a hash of what was read', async () => {
  const client = app.client();
  client.cookies.set('lang', 'bn');
  const { body } = await client.call('registerstep1', step1(TICKED));
  expect(await consentsOf(body.profile_id)).toEqual(
    (['registration', 'marriageOnly', 'truthful'] as const).map((kind) => ({
      kind,
      text_version: CONSENTS[kind].version,
      text_hash: CONSENTS[kind].hash.bn,
      language: 'bn',
      isOver: false,
    })),
  );
});

test('without the form one registers as specified, is asked on home, and is shown only once the boxes are ticked', async () => {
  const member = await registerWithoutBoxes();
  const { client, pid } = member;
  expect(await consentsOf(pid)).toEqual([]);
  const home = await client.call('showprofile', { pid, completeness: 'Yes' });
  expect([home.body.asks, await missing(member)]).toEqual(['consents', ['consents', 'whose']]);
  expect((await show(member)).body.errorkeys).toEqual({ show: 'consentsFirst' });

  const half = await client.call('giveconsents', { pid, agreed: 'Yes', truthful: 'Yes' });
  expect([half.status, half.body.errorkeys]).toEqual([422, { marriageonly: 'declareMarriage' }]);
  expect(await consentsOf(pid)).toEqual([]);
  expect((await client.call('giveconsents', { pid, ...TICKED })).body.msgcode).toBe(1);
  expect((await show(member)).body.msgcode).toBe(1);
});

test('taken back, nobody sees the profile from the next call on, until the boxes are ticked again', async () => {
  const bride = await makeShownMember(app);
  const groom = await makeShownMember(app, { gender: 'Male' });
  expect((await ask(groom, 'member', bride)).status).toBe(200);
  const { client, pid } = bride;
  expect((await client.call('withdrawconsents', { pid })).body.msgkey).toBe('consentsWithdrawn');
  expect((await ask(groom, 'member', bride)).status).toBe(404);
  expect((await consentsOf(pid)).filter(({ isOver }) => !isOver).map(({ kind }) => kind)).toEqual(['health']);
  expect((await show(bride)).body.errorkeys).toEqual({ show: 'consentsFirst' });
  await client.call('giveconsents', { pid, ...TICKED });
  expect((await show(bride)).body.msgcode).toBe(1);
  expect((await ask(groom, 'member', bride)).status).toBe(200);
});

test('a consent to former words ends where today’s are agreed to; a member who was shown before stays shown', async () => {
  const member = await registerWithoutBoxes();
  const { client, pid } = member;
  const former =
    "insert into consents (profile_id, kind, text_version, language) values ($1, 'registration', '2026-01-01', 'en')";
  await app.pool.query(former, [pid]);
  await app.pool.query('insert into showings (profile_id) values ($1)', [pid]);
  expect(await missing(member)).toEqual([]);
  await client.call('giveconsents', { pid, ...TICKED });
  expect((await consentsOf(pid)).map(({ text_version, isOver }) => [text_version, isOver]).slice(0, 2)).toEqual([
    ['2026-01-01', true],
    [CONSENTS.registration.version, false],
  ]);
});

test('the caution is open where a family’s contact is opened for the first time, and folded after it', async () => {
  const [bride, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
  await ask(bride, 'sendintroduction', groom, { note: '' });
  await ask(groom, 'acceptintroduction', bride);
  const first = async () => (await ask(groom, 'opencontact', bride)).body.first;
  expect([await first(), await first()]).toEqual([true, false]);
});

test('who may act for a member is named, downloaded by them alone, and taken back', async () => {
  const { client, pid } = await makeMember(app);
  const shown = async () => (await client.get(`/api/shownomination?${new URLSearchParams({ pid })}`)).body;
  const name = (form: Record<string, string>) => client.call('updatenomination', { pid, ...form });
  expect((await name({ name: 'Mina Ghosh', phone: '' })).body.errorkeys).toEqual({ phone: 'nominateBoth' });
  expect((await name({ name: '', phone: '9830012345' })).body.errorkeys).toEqual({ name: 'nominateBoth' });
  expect((await name({ name: 'Mina Ghosh', phone: 'abc' })).status).toBe(422);
  expect((await name({ name: 'Mina Ghosh', phone: '+91 98300 12345' })).body.msgcode).toBe(1);
  expect(await shown()).toEqual({ name: 'Mina Ghosh', phone: '9830012345' });
  const [account] = (await app.pool.query('select role from account_profiles where profile_id = $1', [pid])).rows;
  expect(account.role).toBe('family');
  await name({ name: '', phone: '' });
  expect(await shown()).toEqual({ name: '', phone: '' });
});
