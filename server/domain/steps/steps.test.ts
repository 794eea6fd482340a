import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { makeMember } from '#server/testing/members.ts';

const app = await startTestApp();

interface Member {
  client: TestClient;
  pid: string;
}
type Texts = Record<string, string>;

const save = ({ client, pid }: Member, step: string, form: Texts) => client.call(`save${step}step`, { pid, ...form });
const show = async ({ client, pid }: Member, call: string) =>
  (call === 'showprofiledetails'
    ? await client.get(`/api/${call}?${new URLSearchParams({ pid, withversion: 'Yes' })}`)
    : await client.call(call, { pid, withversion: 'Yes' })
  ).body;
const versionOf = async (member: Member, call: string) => String((await show(member, call)).version);
const rowOf = async (member: Member, call: string) => Object((await show(member, call)).row);

describe('a step', () => {
  test('keeps what does not come', async () => {
    const member = await makeMember(app);
    await member.client.call('updatepersonalinformation', {
      pid: member.pid,
      fname: 'অমল',
      skill: '1',
      dob: '1995-02-03',
    });
    await member.client.call('updateprofiledetails', { pid: member.pid, brothers: '2', desh: 'East Bengal' });
    const { body } = await save(member, 'personal', {
      fname: 'Amal',
      motherTongue: 'ignored',
      mothertongue: 'Bengali',
    });
    expect(body).toMatchObject({ msgcode: 1, msg: 'Saved', msgkey: 'saved', msgcolor: 'green', conflicts: [] });
    expect(await rowOf(member, 'showpersonalinfo')).toMatchObject({
      father_name: 'Amal',
      user_special_skill: '1',
      dateofbirth: '1995-02-03',
    });
    expect(await rowOf(member, 'showprofiledetails')).toMatchObject({
      brothers: '2',
      desh: 'East Bengal',
      mothertongue: 'Bengali',
    });
  });

  test('is checked by the rules of what comes alone, and by those that join it with what is stored', async () => {
    const member = await makeMember(app, { gender: 'Female' });
    const young = await save(member, 'personal', { dob: '2015-01-01', fname: 'Amal' });
    expect(young.status).toBe(422);
    expect(Object.keys(Object(young.body.errors))).toEqual(['dob']);
    expect((await rowOf(member, 'showpersonalinfo')).father_name).not.toBe('Amal');
    // A member who is too young by a stored value may save everything else.
    await app.db
      .updateTable('personal_details')
      .set({ birth_date: '2015-01-01' })
      .where('profile_id', '=', member.pid)
      .execute();
    expect((await save(member, 'personal', { fname: 'Amal' })).body.msgcode).toBe(1);

    const abroad = await save(member, 'address', { country: '50' });
    expect(abroad.status).toBe(422);
    expect((await save(member, 'address', { pin: '12' })).body.errors).toEqual({ pin: 'Pin Code Required' });
    expect((await save(member, 'address', { addr2: 'Second floor' })).body).toMatchObject({ msgcode: 1 });
    expect(await rowOf(member, 'showcommunication')).toMatchObject({ addr2: 'Second floor', countryid: '356' });
  });

  test('of an address that was never given asks for what it needs', async () => {
    const member = await makeMember(app);
    await app.db.deleteFrom('addresses').where('profile_id', '=', member.pid).execute();
    const answer = await save(member, 'address', {
      addr2: 'Second floor',
      country: '356',
      state: '35601163',
      pin: '700029',
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(Object(answer.body.errors)).sort()).toEqual(['addr1', 'city']);
  });

  test('refuses ids that no list has, and changes nothing', async () => {
    const member = await makeMember(app);
    const answer = await save(member, 'personal', { fname: 'Amal', moccu: '999999', homedistrictid: '999999' });
    expect(answer.status).toBe(422);
    expect(Object.keys(Object(answer.body.errors)).sort()).toEqual(['homedistrictid', 'moccu']);
    expect((await save(member, 'paternal', { pgcastid: '999999' })).status).toBe(422);
  });

  test('counts in the changes of a day as the form’s own call does', async () => {
    const member = await makeShownMember(app);
    const values = Array.from({ length: 12 }, (_, index) => String(150 + index));
    for (const height of values) await save(member, 'personal', { height });
    expect((await rowOf(member, 'showpersonalinfo')).height).toBe('161');
    const stored = await app.db
      .selectFrom('personal_details')
      .select('height_cm')
      .where('profile_id', '=', member.pid)
      .executeTakeFirstOrThrow();
    expect(Number(stored.height_cm)).toBeLessThan(161);
    expect((await show(member, 'showpersonalinfo')).held).toEqual([
      { answer: '', state: 'tomorrow', outcome: 'tomorrow', reason: '' },
    ]);
  });

  test('agrees to the photo, and takes that back, only where it is asked', async () => {
    const member = await makeShownMember(app);
    const consents = async () =>
      (
        await app.db
          .selectFrom('consents')
          .select('withdrawn_at')
          .where('profile_id', '=', member.pid)
          .where('kind', '=', 'photo')
          .execute()
      ).map(({ withdrawn_at }) => withdrawn_at === null);
    await save(member, 'personal', { photofor: 'Members' });
    expect(await consents()).toEqual([true]);
    await save(member, 'personal', { aboutself: 'I teach music.' });
    expect(await consents()).toEqual([true]);
    await save(member, 'personal', { photofor: 'Accepted' });
    expect(await consents()).toEqual([false]);
  });
});

test('a guardian’s step of health leaves the candidate’s own answers, and tells nothing of them', async () => {
  const father = await makeShownMember(app);
  const bride = await addHolder(app, father, 'candidate');
  const version = await versionOf(father, 'showhealth');
  await save(bride, 'health', { userbloodgroup: 'O+' });
  expect(await versionOf(father, 'showhealth')).toBe(version);
  const answer = await save(father, 'health', { userbloodgroup: 'A+', fatherbloodgroup: 'B+', version });
  expect(answer.body).toMatchObject({ msgcode: 1, conflicts: [] });
  expect(await show(bride, 'showhealth')).toMatchObject({ user_blood_group: 'O+', father_blood_group: 'B+' });
});

describe('a version', () => {
  test('lets two parents change different answers', async () => {
    const member = await makeMember(app);
    const version = await versionOf(member, 'showpersonalinfo');
    const { father_name } = await rowOf(member, 'showpersonalinfo');
    await save(member, 'personal', { fname: 'Amal', version });
    // The same page in another tab sends its whole step, including the father's former name.
    const answer = await save(member, 'personal', { fname: father_name, mname: 'Mina', version });
    expect(answer.body.msgcode).toBe(1);
    expect(await rowOf(member, 'showpersonalinfo')).toMatchObject({ father_name: 'Amal', mother_name: 'Mina' });
  });

  test('of an answer that another changed meanwhile saves nothing and shows both', async () => {
    const member = await makeMember(app);
    const version = await versionOf(member, 'showpersonalinfo');
    await save(member, 'personal', { quali: '2', height: '170', version });
    const stale = await save(member, 'personal', { quali: '3', height: '172', weight: '61', version });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ msgcode: 2, msgcolor: 'red', msgkey: 'savedMeanwhile', version: '' });
    const [education, height] = Object(stale.body.conflicts);
    expect(education).toMatchObject({ label: 'Education', values: { quali: '2' } });
    expect(height).toMatchObject({
      label: 'Height',
      yours: '5 ft 8 in (172 cm)',
      saved: '5 ft 7 in (170 cm)',
      saved_bn: '৫ ফুট ৭ ইঞ্চি (১৭০ সেমি)',
      values: { height: '170' },
    });
    expect(await rowOf(member, 'showpersonalinfo')).toMatchObject({ height: '170', educational_qualification: '2' });
    expect((await rowOf(member, 'showpersonalinfo')).weight).not.toBe('61');

    // A holder who has read both versions may keep their own version of one answer, and the other's of another.
    const seen = renewed(version, education.version, height.version);
    const chosen = await save(member, 'personal', { quali: '2', height: '172', weight: '61', version: seen });
    expect(chosen.body.msgcode).toBe(1);
    expect(await rowOf(member, 'showpersonalinfo')).toMatchObject({
      height: '172',
      weight: '61',
      educational_qualification: '2',
    });
  });

  test('comes anew with what was saved', async () => {
    const member = await makeMember(app);
    const version = await versionOf(member, 'showpersonalinfo');
    const one = await save(member, 'personal', { height: '170', version });
    const two = await save(member, 'personal', { height: '171', version: renewed(version, String(one.body.version)) });
    expect(two.body.msgcode).toBe(1);
  });

  test('holds together what says one thing', async () => {
    const member = await makeMember(app);
    const version = await versionOf(member, 'paternalinformation');
    await save(member, 'paternal', { paternalgrandfathername: '', paternalgrandfathernameunknown: 'Yes', version });
    const form = { paternalgrandfathername: 'Haripada', paternalgrandfathernameunknown: '', version };
    const stale = await save(member, 'paternal', form);
    expect(stale.status).toBe(409);
    expect(stale.body.conflicts).toEqual([
      expect.objectContaining({
        label: 'Paternal grandfather: Name',
        yours: 'Haripada',
        saved: 'Name not known',
        values: { paternalgrandfathername: '', paternalgrandfathernameunknown: 'Yes' },
      }),
    ]);
  });

  test('says nothing of what both wrote alike, and nothing without one', async () => {
    const member = await makeMember(app);
    const version = await versionOf(member, 'showhealth');
    await save(member, 'health', { userbloodgroup: 'O+', version });
    expect((await save(member, 'health', { userbloodgroup: 'O+', version })).body.msgcode).toBe(1);
    expect((await save(member, 'health', { userbloodgroup: 'A+', version })).status).toBe(409);
    expect((await save(member, 'health', { userbloodgroup: 'B+' })).body.msgcode).toBe(1);
    expect((await show(member, 'showhealth')).user_blood_group).toBe('B+');
  });

  test('is no answer: equal answers of two members have different ones', async () => {
    const members = [await makeMember(app), await makeMember(app)];
    for (const member of members) await save(member, 'health', { userbloodgroup: 'AB-' });
    const [one, other] = await Promise.all(members.map((member) => versionOf(member, 'showhealth')));
    expect(one).not.toContain('AB-');
    const shared = String(one)
      .split(' ')
      .filter((pair) => String(other).split(' ').includes(pair));
    expect(shared).toEqual([]);
  });

  test('two saves of one version at once: one is asked', async () => {
    const member = await makeMember(app);
    const version = await versionOf(member, 'showpersonalinfo');
    const answers = await Promise.all(['Amal', 'Bimal'].map((fname) => save(member, 'personal', { fname, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

const renewed = (version: string, ...newer: string[]) => {
  const pairs = [version, ...newer].flatMap((one) => one.split(' ')).map((pair) => pair.split(':'));
  return Object.entries(Object.fromEntries(pairs))
    .map((pair) => pair.join(':'))
    .join(' ');
};
