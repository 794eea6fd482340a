import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp({ approval: 'before' });
const { client: moderator } = await makeStaff(app, ['moderator']);
const nfc = (text: string) => text.normalize('NFC');
const HIS = nfc('অরূপ চট্টোপাধ্যায়');
const NEW = nfc('মিতা বোস');

let arup: TestMember;
let groom: TestMember;
let stranger: TestMember;
async function makeThree() {
  arup = await makeShownMember(app, { name: 'Arup Chatterjee' });
  groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  stranger = await makeShownMember(app, { gender: 'Male', name: 'Bimal Roy' });
  await becomeAcquainted(arup, groom);
  expect((await save(arup, { namespelled: HIS })).body.msgcode).toBe(1);
}

const save = ({ client, pid, phone }: TestMember, form: Record<string, string>) =>
  client.call('updatedashboard', { pid, phone, name: 'Arup Chatterjee', gender: 'Female', email: '', ...form });
const own = async ({ client, pid }: TestMember) => {
  const { name, namespelled, spelled } = (await client.call('showprofile', { pid })).body;
  return { name, namespelled, spelled };
};
const read = async (reader: TestMember) => {
  const { body } = await ask(reader, 'member', arup);
  return [Object(body.shared).spelled, Object(body.family ?? {}).fullNameSpelled];
};
const line = async () => Object((await moderator.call('office/listapprovals', { page: '' })).body).items;
/** The bride's waiting item. The queue also contains items of other tests. */
const mine = async () => {
  const items = (await line()).filter(({ memberId }: { memberId: string }) => memberId === arup.pid);
  expect(items).toHaveLength(1);
  return items[0];
};
const decide = async (deed: 'approve' | 'sendback' | 'reject', form: Record<string, string> = {}) => {
  const { id } = await mine();
  const { version } = Object((await moderator.call('office/openapproval', { id: String(id) })).body);
  return moderator.call(`office/${deed}`, { id: String(id), version, ...form });
};
const waits = async () =>
  (await app.pool.query('select answer from held_answers where profile_id = $1 order by answer', [arup.pid])).rows.map(
    ({ answer }) => answer,
  );

describe('hostile input', () => {
  beforeAll(makeThree);
  test.each([
    ['NUL', 'অরূপ\0 চট্টোপাধ্যায়', 422],
    ['ten thousand letters', 'অ'.repeat(10_000), 422],
    ['two hundred joints', `অ${'\u09cdক'.repeat(99)}`, 422],
    ['combining marks', `অ${'\u0300'.repeat(50)}রূপ চট্টোপাধ্যায়`, 422],
    ['look-alikes of Assam', 'অৰূপ চট্টোপাধ্যায়', 422],
    ['look-alikes of India', 'अरूप चट्टोपाध्याय', 422],
    ['two scripts', 'অরূপ Chatterjee', 422],
    ['one letter of another script', 'аরূপ চট্টোপাধ্যায়', 422],
    ['digits', 'অরূপ৯৮৩০ চট্টোপাধ্যায়', 422],
    ['digits of another script', 'অরূপ 9830 চট্টোপাধ্যায়', 422],
    ['a handle', '@arup চট্টোপাধ্যায়', 422],
    ['a line more', 'অরূপ চট্টোপাধ্যায়\nফোন করুন', 422],
    ['markup', 'অরূপ <i>চট্টোপাধ্যায়</i>', 422],
    ['a title', 'ডাঃ অরূপ চট্টোপাধ্যায়', 422],
    ['an office', 'বিচারপতি অরূপ চট্টোপাধ্যায়', 422],
    ['nothing but signs', '।।।', 422],
    ['bidi', '\u202eঅরূপ\u2066 চট্টোপাধ্যায়', 200],
    ['no-width signs', 'অরূপ\u200b\ufeff\u00ad চট্টোপাধ্যায়', 200],
    ['joiners', 'অ\u200dরূপ চট্টোপাধ্যায়', 422],
    ['two of one sign, composed and not', HIS.normalize('NFD'), 200],
    ['wide blanks', '\u3000অরূপ\u00a0\u2003চট্টোপাধ্যায়\u2028', 200],
  ])('%s: a sentence at the field or the name alone', async (_what, namespelled, status) => {
    const answer = await save(arup, { namespelled });
    expect([answer.status, answer.text.length < 2_000]).toEqual([status, true]);
    if (status === 422) expect(Object.keys(Object(answer.body.errors))).toEqual(['namespelled']);
    expect(await read(groom)).toEqual([nfc('অরূপ'), HIS]);
  });

  test('two values in its place are refused in words', async () => {
    const form = { pid: arup.pid, phone: arup.phone, name: 'Arup Chatterjee', gender: 'Female', email: '' };
    const body = new URLSearchParams({ ...form, namespelled: HIS });
    body.append('namespelled', 'ফোন');
    const twice = await arup.client.send('/api/updatedashboard', { method: 'POST', body });
    expect([twice.status, twice.body.msgkey]).toEqual([400, 'repeatedField']);
    expect(await read(groom)).toEqual([nfc('অরূপ'), HIS]);
  });
});

describe('while a new name waits', () => {
  beforeEach(makeThree);
  test('neither a spelling of it nor one of the former name shows that', async () => {
    await save(arup, { name: 'Mita Bose', namespelled: NEW });
    for (const namespelled of [nfc('মিতা বসু'), NEW, '', HIS]) {
      expect((await save(arup, { name: 'Mita Bose', namespelled })).body.msgcode, namespelled).toBe(1);
      expect(await read(groom), namespelled).toEqual([nfc('অরূপ'), HIS]);
      expect(await read(stranger), namespelled).toEqual([nfc('অরূপ'), undefined]);
      await mine();
    }
    expect(await waits()).toEqual(['name', 'name_spelled']);
    await decide('approve');
    expect(await read(groom)).toEqual([nfc('মিতা'), nfc('মিতা বোস')]);
  });

  test('a refused spelling leaves what waits as it was', async () => {
    await save(arup, { name: 'Mita Bose', namespelled: NEW });
    expect((await save(arup, { name: 'Mita Bose', namespelled: 'রীতা বোস' })).status).toBe(422);
    expect((await save(arup, { name: 'Rita Bose', namespelled: 'মিতা দত্ত' })).status).toBe(422);
    expect(await own(arup)).toEqual({ name: 'Mita Bose', namespelled: NEW, spelled: NEW });
    await decide('sendback', { template: 'nameWhole', told: 'Please send a paper' });
    expect(await own(arup)).toEqual({ name: 'Arup Chatterjee', namespelled: HIS, spelled: HIS });
    expect(await waits()).toEqual([]);
    // A page opened before the item was sent back submits both again.
    await save(arup, { name: 'Mita Bose', namespelled: NEW });
    expect(await own(arup)).toMatchObject({ name: 'Mita Bose', namespelled: NEW });
    expect(await read(groom)).toEqual([nfc('অরূপ'), HIS]);
    await decide('approve');
    expect(await own(arup)).toMatchObject({ name: 'Mita Bose', namespelled: NEW });
  });

  test('the office looks at the newest name alone, and approves with it the spelling that stands then', async () => {
    await save(arup, { name: 'Mita Bose', namespelled: NEW });
    const { id } = await mine();
    const { version } = Object((await moderator.call('office/openapproval', { id: String(id) })).body);
    await save(arup, { name: 'Rita Bose', namespelled: nfc('রীতা বোস') });
    expect((await moderator.call('office/approve', { id: String(id), version })).body.msgcode).not.toBe(1);
    expect(await read(groom)).toEqual([nfc('অরূপ'), HIS]);
    await decide('approve');
    expect(await read(groom)).toEqual([nfc('রীতা'), nfc('রীতা বোস')]);
  });

  test('two holders at once leave one name with its own spelling', async () => {
    const father = await addHolder(app, arup, 'guardian');
    for (let time = 0; time < 4; time += 1) {
      await Promise.all([
        save(arup, { name: 'Mita Bose', namespelled: NEW }),
        save({ ...father, phone: arup.phone }, { name: 'Rita Bose', namespelled: 'রীতা বোস' }),
        save(arup, { namespelled: HIS }),
      ]);
      const { name, namespelled } = await own(arup);
      const pairs: Record<string, string> = {
        'Mita Bose': NEW,
        'Rita Bose': nfc('রীতা বোস'),
        'Arup Chatterjee': HIS,
      };
      expect(namespelled).toBe(pairs[String(name)]);
      expect(await read(groom)).toEqual([nfc('অরূপ'), HIS]);
    }
  });

  test('a rejected profile tells it to nobody, its family and the download keep it', async () => {
    await save(arup, { name: 'Mita Bose', namespelled: NEW });
    const zip = readZip((await arup.client.get('/files/my-data.zip')).bytes);
    for (const spelled of [HIS, NEW]) expect(String(zip.get('my-data.json'))).toContain(spelled);
    expect((await decide('reject', { told: 'a false name' })).body.msgcode).toBe(1);
    expect((await ask(groom, 'member', arup)).status).toBe(404);
  });
});

describe('what ends what others read ends the spelling', () => {
  beforeEach(makeThree);
  const told = async (reader: TestMember) => (await ask(reader, 'member', arup)).text;
  test('a block, and its end', async () => {
    await ask(arup, 'blockmember', groom);
    expect(await told(groom)).not.toContain(HIS);
    expect((await groom.client.call('findmember', { pid: groom.pid, who: HIS, cursor: '' })).text).not.toContain(HIS);
  });

  test('not shown any more, and again', async () => {
    const show = (show: string) => arup.client.call('updateshowing', { pid: arup.pid, show, whose: 'candidate' });
    await show('No');
    expect(await told(stranger)).not.toContain(nfc('অরূপ'));
    await show('Yes');
    expect((await own(arup)).namespelled).toBe(HIS);
  });

  test('a deletion, and its end', async () => {
    const form = { pid: arup.pid, password: TEST_PASSWORD, reason: '', agreed: 'Yes' };
    const left = await arup.client.call('deleteprofile', form);
    expect(left.body.msgcode, left.text).toBe(1);
    expect(await told(groom)).not.toContain(HIS);
    const { phone } = arup;
    const kept = await app.client().call('custlogin', { phone, password: TEST_PASSWORD, keepprofile: 'Yes' });
    expect(kept.body.profileid).toBe(arup.pid);
    const { rows } = await app.pool.query('select name_spelled from members where profile_id = $1', [arup.pid]);
    expect(rows).toEqual([{ name_spelled: HIS }]);
  });
});
