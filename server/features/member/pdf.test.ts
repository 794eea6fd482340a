import { beforeAll, describe, expect, test } from 'vitest';
import { PICTURE_FILE } from '#contract/picture.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestAnswer } from '#server/testing/client.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { readPdf } from '#server/testing/pdf/read-pdf.ts';
import { readWords } from '#server/testing/pdf/read-words.ts';

const app = await startTestApp();
let bride: TestMember;
let groom: TestMember;
let stranger: TestMember;

const get = ({ client, pid }: TestMember, path: string, form: Record<string, string>) =>
  client.get(`/api/${path}?${new URLSearchParams({ pid, lang: 'en', ...form })}`);
const biodata = (reader: TestMember, of: Pick<TestMember, 'pid'>, lang = 'en') =>
  get(reader, 'biodata', { member: of.pid, lang });
const pair = (reader: TestMember, of: Pick<TestMember, 'pid'>, lang = 'en') =>
  get(reader, 'pairsheet', { member: of.pid, lang });
/** Returns the words of a PDF after checking its status. A PDF has no spaces. */
function wordsOf(answer: TestAnswer): string {
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  return readWords(answer.bytes);
}

const PHONE = '98765 43210';
const birth = { dob: '1994-01-14', tob: '16:20', placeid: '1275004', pob: 'Kolkata' };

beforeAll(async () => {
  bride = await makeShownMember(app, { name: 'Ruma Ghosh' });
  groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  stranger = await makeShownMember(app, { gender: 'Male', name: 'Bimal Roy' });
  for (const { client, pid } of [bride, groom])
    await client.call('updatepersonalinformation', {
      pid,
      ...birth,
      fname: 'Dipak',
      mname: 'Mina',
      rashiid: '2',
      height: '165',
    });
  await bride.client.call('updateprofiledetails', {
    pid: bride.pid,
    aboutself: '#image("x") *bold* $1/2$ = Heading',
    workplace: 'Salt Lake',
  });
  await becomeAcquainted(bride, groom);
});

describe('one’s own biodata', () => {
  test('is a PDF of one page under a name that says nothing but whose it is, and is kept nowhere', async () => {
    const answer = await biodata(bride, bride, 'bn');
    expect(answer.status, answer.text.slice(0, 200)).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="biodata-${bride.pid}-bn.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const pdf = readPdf(answer.bytes);
    expect(pdf.find(/\/Type \/Page\n/)).toHaveLength(1);
    const fonts = pdf.find(/\/Type \/FontDescriptor/);
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(pdf.dictionary(font)).toMatch(/\/FontFile2 \d+ 0 R/);
    expect((await biodata(bride, bride, 'bn')).bytes).toEqual(answer.bytes);
  });

  test('says what was written as text, whatever markup it looks like', async () => {
    expect(wordsOf(await biodata(bride, bride))).toContain('#image("x")*bold*$1/2$=Heading');
  });

  test('has what the family has chosen, and all until then', async () => {
    await app.pool.query(
      "update profile_details set guardian_name = 'Dipak Ghosh', guardian_relation = 'Father' where profile_id = $1",
      [bride.pid],
    );
    await app.pool.query(
      'update accounts set phone = $2 where id = (select account_id from account_profiles where profile_id = $1)',
      [bride.pid, PHONE.replace(' ', '')],
    );
    const all = wordsOf(await biodata(bride, bride));
    for (const word of ['RumaGhosh', '14January1994,4:20pm,Kolkata', 'DipakGhosh(Father),9876543210', 'SaltLake'])
      expect(all).toContain(word);
    const { client, pid } = bride;
    const saved = await client.call('updatebiodata', {
      pid,
      birth: '',
      contact: '',
      photo: '',
      blessing: ' শ্রীশ্রী দুর্গা সহায় ',
    });
    expect(saved.body.msgcode).toBe(1);
    expect((await get(bride, 'showbiodata', {})).body).toMatchObject({
      birth: '',
      contact: '',
      photo: '',
      blessing: 'শ্রীশ্রী দুর্গা সহায়',
      reached: { fullName: 'Ruma Ghosh', phone: '9876543210', guardianName: 'Dipak Ghosh', guardianRelation: 'Father' },
    });
    const less = wordsOf(await biodata(bride, bride));
    for (const word of ['1994', '4:20', '98765', 'DipakGhosh', 'Logno', 'pada']) expect(less).not.toContain(word);
    expect(less).toContain('RumaGhosh');
    await client.call('updatebiodata', { pid, birth: 'Yes', contact: 'Yes', photo: 'Yes', blessing: '' });
    expect(wordsOf(await biodata(bride, bride))).toBe(all);
  });

  test('has the photo where that is chosen', async () => {
    const before = await biodata(groom, groom);
    const file = new File([new Uint8Array(await makeJpeg())], 'photo.jpg');
    await groom.client.call('updateprofileimage', { pid: groom.pid, [PICTURE_FILE]: file });
    const images = ({ bytes }: TestAnswer) => readPdf(bytes).find(/\/Subtype \/Image/).length;
    expect([images(before), images(await biodata(groom, groom))]).toEqual([0, 1]);
  });

  test('refuses a line of blessing that is none', async () => {
    const { client, pid } = bride;
    expect((await client.call('updatebiodata', { pid, blessing: 'x'.repeat(81) })).body.errors).toHaveProperty(
      'blessing',
    );
    expect((await client.call('updatebiodata', { pid, birth: 'maybe' })).body.errors).toHaveProperty('birth');
  });
});

describe('another’s biodata', () => {
  test('is for accepted families alone, and has no way to reach anybody', async () => {
    const words = wordsOf(await biodata(groom, bride));
    expect(words).toContain('RumaGhosh');
    expect(words).toContain('14January1994');
    for (const word of ['98765', 'DipakGhosh', 'Contact']) expect(words).not.toContain(word);
    const nobody = await biodata(stranger, { pid: 'SV999999998' });
    expect(nobody.status).toBe(404);
    for (const answer of [
      await biodata(stranger, bride),
      await biodata(stranger, groom),
      await biodata(bride, stranger),
    ])
      expect([answer.status, answer.text]).toEqual([404, nobody.text]);
  });

  test('counts as a profile opened', async () => {
    const reader = await makeShownMember(app, { gender: 'Male' });
    await biodata(reader, bride);
    const { rows } = await app.pool.query('select member_id from readings where reader_id = $1', [reader.pid]);
    expect(rows).toEqual([{ member_id: bride.pid }]);
  });
});

test('on a paper in Bengali a name stands in Bengali letters, as its family spells it, beside the written one', async () => {
  const [one, other] = [
    await makeShownMember(app, { name: 'Anala Sarkar' }),
    await makeShownMember(app, { gender: 'Male', name: 'অমিত দত্ত' }),
  ];
  await becomeAcquainted(one, other);
  const { client, pid, phone } = one;
  const form = { pid, phone, name: 'Anala Sarkar', gender: 'Female', email: '', namespelled: 'অনলা সরকার' };
  expect((await client.call('updatedashboard', form)).body.msgcode).toBe(1);
  for (const paper of [await biodata(one, one, 'bn'), await biodata(other, one, 'bn')])
    expect(wordsOf(paper)).toContain('অনলাসরকারAnalaSarkar');
  expect(wordsOf(await pair(other, one, 'bn'))).toContain('AnalaSarkarঅনলাসরকার');
  for (const paper of [await biodata(one, one), await pair(other, one)]) expect(wordsOf(paper)).not.toContain('অনলা');
  expect(wordsOf(await pair(stranger, one, 'bn'))).not.toContain('সরকার');
  expect(wordsOf(await biodata(one, other))).toContain('AmitDattঅমিতদত্ত');
});

describe('the sheet of two', () => {
  test('says what each reader may see', async () => {
    const accepted = wordsOf(await pair(groom, bride));
    for (const word of ['RumaGhosh', 'AmitDutta', bride.pid, groom.pid, '14January1994'])
      expect(accepted).toContain(word);
    const strange = wordsOf(await pair(stranger, bride));
    expect(strange).toContain(bride.pid);
    for (const word of ['Ghosh', 'Kolkata,']) expect(strange).not.toContain(word);
    expect(strange).not.toContain('14January1994');
    expect((await pair(stranger, groom)).status).toBe(404);
    expect((await pair(bride, bride)).status).toBe(404);
    expect((await pair(bride, { pid: 'SV999999998' })).status).toBe(404);
  });

  test('is the reader’s own in both languages', async () => {
    expect(wordsOf(await pair(groom, bride, 'bn'))).toContain(bride.pid);
    expect((await pair(groom, bride, 'de')).status).toBe(422);
  });
});

test('of twenty papers asked for at once some are made, and the others are refused with a sentence', async () => {
  const reader = await makeShownMember(app);
  const answers = await Promise.all(Array.from({ length: 20 }, () => biodata(reader, reader)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(5);
  for (const answer of answers.filter(({ status }) => status !== 429)) expect(answer.status).toBe(200);
  const [one] = refused;
  expect(one?.body.msgkey).toBe('papersAtOnce');
  expect(one?.body.msg).toMatch(/^Several of your papers are still being prepared\./);
  expect(Number(one?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await biodata(reader, reader)).status).toBe(200);
});

test('of papers there is a number an hour', async () => {
  const reader = await makeShownMember(app);
  await biodata(reader, reader);
  await app.pool.query("update attempts set count = 60 where kind = 'papersByMember'");
  expect((await biodata(reader, reader)).status).toBe(429);
  await app.pool.query("delete from attempts where kind = 'papersByMember'");
});
