import { describe, expect, test } from 'vitest';
import { loadAllLookups } from '#server/domain/lookups/lookups.ts';
import { correctNameAndGender } from '#server/domain/members/make-member.queries.ts';
import { loadPrinted } from '#server/domain/visibility/load-views.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const before = await startTestApp({ approval: 'before' });
const nfc = (text: string) => text.normalize('NFC');

const save = ({ client, pid, phone }: TestMember, form: Record<string, string>) =>
  client.call('updatedashboard', { pid, phone, name: 'Arup Chatterjee', gender: 'Female', email: '', ...form });
const own = async ({ client, pid }: TestMember) => {
  const { name, namespelled, spelled } = (await client.call('showprofile', { pid })).body;
  return { name, namespelled, spelled };
};
const stored = async ({ pid }: TestMember, { pool } = app) =>
  (await pool.query('select name_spelled from members where profile_id = $1', [pid])).rows[0]?.name_spelled;
const makeArup = (shown = app) => makeShownMember(shown, { name: 'Arup Chatterjee' });
const HIS = nfc('অরুপ চট্টোপাধ্যায়');

describe('updatedashboard', () => {
  test('keeps how a family spells the name, and lets the rule spell it where that is empty', async () => {
    const arup = await makeArup();
    await save(arup, { name: 'Subrata Chatterjee' });
    const byRule = String((await own(arup)).spelled);
    expect(await own(arup)).toEqual({ name: 'Subrata Chatterjee', namespelled: '', spelled: byRule });
    const form = { name: 'Subrata Chatterjee', namespelled: ' সুব্রত  চট্টোপাধ্যায় ' };
    expect((await save(arup, form)).body).toMatchObject({ msgcode: 1, msgkey: 'saved' });
    const written = nfc('সুব্রত চট্টোপাধ্যায়');
    expect(await own(arup)).toEqual({ name: 'Subrata Chatterjee', namespelled: written, spelled: written });
    expect(byRule).not.toBe(written);
    expect((await save(arup, { ...form, namespelled: '' })).body.msgcode).toBe(1);
    expect(await own(arup)).toEqual({ name: 'Subrata Chatterjee', namespelled: '', spelled: byRule });
  });

  test.each([
    ['অরূপ দত্ত', 'spellInBengali'],
    ['৯৮৩০০১২৩৪৫', 'spellInBengali'],
    ['Arup Chatterjee', 'spellInBengali'],
    ['অরূপ চ্যাটার্জি ফোন করুন', 'spellInBengali'],
    ['<b>অরূপ</b> চ্যাটার্জি', 'spellInBengali'],
    ["অরূপ'; drop table members", 'spellInBengali'],
  ])('%s is no spelling of it: a sentence at the field, and nothing is saved', async (namespelled, key) => {
    const arup = await makeArup();
    await save(arup, { namespelled: HIS });
    const refused = await save(arup, { namespelled, email: 'arup@example.in' });
    expect([refused.status, refused.body.errorkeys]).toEqual([422, { namespelled: key }]);
    expect(await stored(arup)).toBe(HIS);
    expect((await arup.client.call('showprofile', { pid: arup.pid })).body.email).toBe('');
  });

  test('the sentence names the letters that are meant, in both languages', async () => {
    const arup = await makeMember(app, { name: 'অরূপ চট্টোপাধ্যায়' });
    const refused = await save(arup, { name: 'অরূপ চট্টোপাধ্যায়', namespelled: 'Arup Dutta' });
    expect(refused.body.errorkeys).toEqual({ namespelled: 'spellInLatin' });
    expect(refused.body.errors).toEqual({ namespelled: expect.stringMatching(/^Name in English letters: /) });
    const long = await save(arup, { name: 'অরূপ চট্টোপাধ্যায়', namespelled: 'A'.repeat(300) });
    expect([long.status, long.body.errorkeys]).toEqual([422, { namespelled: 'tooLong' }]);
    expect((await save(arup, { name: 'অরূপ চট্টোপাধ্যায়', namespelled: 'Arup Chatterji' })).body.msgcode).toBe(1);
    expect(await stored(arup)).toBe('Arup Chatterji');
  });

  test('another name drops it, another spelling of the same name does not', async () => {
    const arup = await makeArup();
    await save(arup, { namespelled: HIS });
    expect((await save(arup, { name: 'Arup Chattopadhyay', namespelled: HIS })).body.msgcode).toBe(1);
    expect(await stored(arup)).toBe(HIS);
    // An older page does not send the field.
    expect((await save(arup, { name: 'Arup Chatterjee' })).body.msgcode).toBe(1);
    expect(await stored(arup)).toBe(HIS);
    expect((await save(arup, { name: 'Arup Dutta', namespelled: HIS })).body.msgcode).toBe(1);
    expect(await stored(arup)).toBe('');
    await save(arup, { namespelled: HIS });
    expect((await save(arup, { name: 'Bimal Chatterjee' })).body.msgcode).toBe(1);
    expect(await stored(arup)).toBe('');
  });

  test('a page that was opened before another holder spelled the name may change the name', async () => {
    const arup = await makeArup();
    await save(arup, { namespelled: HIS });
    await save(arup, { namespelled: nfc('অরূপ চ্যাটার্জি') });
    expect((await save(arup, { name: 'Bimal Dutta', namespelled: HIS })).body.msgcode).toBe(1);
    expect(await stored(arup)).toBe('');
  });

  test('a guardian writes it as they write the name, and who else looks after the profile is told of both alike', async () => {
    const arup = await makeArup();
    const father = await addHolder(app, arup, 'guardian');
    expect((await save(father, { namespelled: HIS, phone: arup.phone })).body.msgcode).toBe(1);
    expect((await own(arup)).namespelled).toBe(HIS);
    const { rows } = await app.pool.query('select role, act from acts where profile_id = $1 order by id desc limit 1', [
      arup.pid,
    ]);
    expect(rows).toEqual([{ role: 'guardian', act: 'profile' }]);
  });

  test('it is in the download, and goes with the profile', async () => {
    const arup = await makeArup();
    await save(arup, { namespelled: HIS });
    const zip = readZip((await arup.client.get('/files/my-data.zip')).bytes);
    expect(String(zip.get('my-data.json'))).toContain(HIS);
    await app.pool.query('delete from members where profile_id = $1', [arup.pid]);
    expect(await stored(arup)).toBeUndefined();
  });
});

describe('the office', () => {
  test('corrects a name from paper, and what was of the name before is dropped with it', async () => {
    const arup = await makeArup();
    await save(arup, { namespelled: HIS });
    const rename = (name: string) =>
      app.db
        .transaction()
        .execute((transaction) => correctNameAndGender(transaction, arup.pid, { name, gender: 'Female' }));
    await rename('Arup Chattopadhyay');
    expect(await stored(arup)).toBe(HIS);
    await rename('Mita Sen');
    expect(await stored(arup)).toBe('');
  });

  test('while a new name waits, others read the spelling of before, which stands when it is sent back or taken back', async () => {
    const arup = await makeArup(before);
    const groom = await makeShownMember(before, { gender: 'Male', name: 'Amit Dutta' });
    await becomeAcquainted(arup, groom);
    const { client: moderator } = await makeStaff(before, ['moderator']);
    const seen = async () => Object((await ask(groom, 'member', arup)).body.family).fullNameSpelled;
    const decide = async (deed: 'approve' | 'sendback', form: Record<string, string> = {}) => {
      const [{ id }] = Object((await moderator.call('office/listapprovals', { page: '' })).body).items;
      const { version } = Object((await moderator.call('office/openapproval', { id: String(id) })).body);
      const answer = await moderator.call(`office/${deed}`, { id: String(id), version, ...form });
      expect(answer.body.msgcode, answer.text).toBe(1);
    };
    await save(arup, { namespelled: HIS });
    expect(await seen()).toBe(HIS);
    expect((await save(arup, { name: 'Mita Basu', namespelled: 'মিতা বোস' })).body.msgcode).toBe(1);
    expect(await own(arup)).toEqual({ name: 'Mita Basu', namespelled: 'মিতা বোস', spelled: 'মিতা বোস' });
    const { rows } = await before.pool.query('select from approvals where profile_id = $1 and kind = $2', [
      arup.pid,
      'answer',
    ]);
    expect(rows).toHaveLength(1);
    expect(await seen()).toBe(HIS);
    // The form sends the same values again with another change.
    await save(arup, { name: 'Mita Basu', namespelled: 'মিতা বোস', email: 'arup@example.in' });
    expect(await own(arup)).toMatchObject({ name: 'Mita Basu', namespelled: 'মিতা বোস' });
    expect(await seen()).toBe(HIS);
    await decide('sendback', { template: 'nameWhole', told: 'Please send a paper' });
    expect(await seen()).toBe(HIS);
    expect(await own(arup)).toMatchObject({ name: 'Arup Chatterjee', namespelled: HIS });
    for (const back of ['', 'মিতা বোস', HIS]) {
      await save(arup, { name: 'Mita Basu', namespelled: 'মিতা বোস' });
      expect((await save(arup, { namespelled: back })).body.msgcode, back).toBe(1);
      expect(await own(arup), back).toMatchObject({ name: 'Arup Chatterjee', namespelled: HIS });
    }
    const { rowCount } = await before.pool.query('select from held_answers where profile_id = $1', [arup.pid]);
    expect(rowCount).toBe(0);
    await save(arup, { name: 'Mita Basu', namespelled: 'মিতা বোস' });
    await decide('approve');
    expect(await seen()).toBe('মিতা বোস');
    await save(arup, { name: 'Mita Dutta', namespelled: '' });
    expect(await seen()).toBe('মিতা বোস');
    await decide('approve');
    expect(await stored(arup, before)).toBe('');
  });
});

describe('wherever the name is read', () => {
  test('by strangers the given name, by accepted families the whole, on links and paper what these tell', async () => {
    const arup = await makeArup();
    await save(arup, { namespelled: HIS });
    const [given] = HIS.split(' ');
    const stranger = await makeShownMember(app, { gender: 'Male', name: 'Bimal Roy' });
    const groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
    await becomeAcquainted(arup, groom);

    const told = await ask(stranger, 'member', arup);
    expect(told.body.shared).toMatchObject({ name: 'Arup', spelled: given });
    expect(told.text).not.toContain(HIS.split(' ')[1]);
    expect((await ask(groom, 'member', arup)).body).toMatchObject({
      shared: { spelled: given },
      family: { fullName: 'Arup Chatterjee', fullNameSpelled: HIS },
    });
    for (const who of [HIS, 'Arup', nfc('অরূপ')])
      expect((await groom.client.call('findmember', { pid: groom.pid, who, cursor: '' })).text, who).toContain(HIS);
    const found = (await stranger.client.call('findmember', { pid: stranger.pid, who: String(given), cursor: '' }))
      .text;
    expect(found).toContain(`"spelled":"${given}"`);
    expect(found).not.toContain(HIS);

    const link = async (parts: Record<string, string>) => {
      const { address } = (await arup.client.call('makecardlink', { pid: arup.pid, days: '7', ...parts })).body;
      const token = String(address).split('/card/')[1] ?? '';
      return Object((await app.client().call('opencardlink', { token })).body.card);
    };
    expect((await link({})).shared.spelled).toBe(given);
    expect((await link({ surname: 'Yes' })).shared.spelled).toBe(HIS);

    const lookups = await loadAllLookups(app.db);
    const printed = (withSurname: boolean) =>
      loadPrinted({ db: app.db, lookups }, [{ profileId: arup.pid, withSurname }]);
    expect(await printed(false)).toMatchObject([{ shared: { spelled: given }, fullName: null }]);
    expect(await printed(true)).toMatchObject([{ fullName: { name: 'Arup Chatterjee', spelled: HIS } }]);
  });
});
