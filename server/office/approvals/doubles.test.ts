import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expireRejections } from '#server/domain/approvals/queue.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { asFile, makeFace } from '#server/testing/images.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp({ approval: 'before' });
const { client: moderator } = await makeStaff(app, ['moderator']);

const show = async ({ client, pid }: TestMember) => {
  await client.call('updateshowing', { pid, show: 'Yes', whose: 'candidate' });
};
async function open({ pid }: TestMember) {
  const { items } = Object((await moderator.call('office/listapprovals', { page: '' })).body);
  const { id } = items.find(({ memberId }: { memberId: string }) => memberId === pid);
  const opened = Object((await moderator.call('office/openapproval', { id: String(id) })).body);
  return { id: String(id), ...opened };
}
const upload = async ({ client, pid }: TestMember, photo: Buffer) => {
  const answer = await client.call('updateprofileimage', { pid, file: asFile(photo) });
  expect(answer.body.msgcode, answer.text).toBe(1);
};
const doubles = async (member: TestMember) =>
  (await open(member)).doubles.map(({ memberId, agrees }: { memberId: string; agrees: string[] }) => [
    memberId,
    agrees,
  ]);

test('the same name and mother by sound, the same phone, nearly the same photo: each warns, and refuses nothing', async () => {
  const known = await makeMember(app, {
    name: 'Kakoli Nandy',
    mother_name: 'Sandhya Nandy',
    father_name: 'Bimal Nandy',
  });
  await upload(known, await makeFace(7));
  const other = await makeMember(app, { name: 'Kakoli Nandy', mother_name: 'Rekha Nandy', father_name: 'Haru Nandy' });
  await app.pool.query("update personal_details set birth_date = '1990-10-30' where profile_id = $1", [other.pid]);
  const again = await makeMember(app, { name: 'কাকলি নন্দী', mother_name: 'Sandhya Nandi', father_name: 'Gopal Pal' });
  await show(again);
  expect(await doubles(again)).toEqual([[known.pid, ['name', 'mother', 'born']]]);
  await upload(
    again,
    await sharp(await makeFace(7))
      .resize(300)
      .jpeg({ quality: 50 })
      .toBuffer(),
  );
  expect(await doubles(again)).toEqual([[known.pid, ['photo', 'name', 'mother', 'born']]]);
  await app.pool.query('insert into profile_details (profile_id, guardian_phone) values ($1, $2)', [
    other.pid,
    again.phone,
  ]);
  expect(await doubles(again)).toContainEqual([other.pid, ['phone', 'name']]);
  const found = await open(again);
  expect(found.self).toMatchObject({ memberId: again.pid, status: 'waiting', phoneEnd: again.phone.slice(-4) });
  const { id, version } = found;
  // The office must first call a number that is also a guardian's.
  const call = { account: String(found.call.account), called: again.phone, reason: 'She told me her school' };
  expect((await moderator.call('office/spokewith', { member: again.pid, ...call })).body.msgcode).toBe(1);
  expect((await moderator.call('office/approve', { id, version })).body.msgcode).toBe(1);
});

test('a member who was rejected is known by the photo for three years and by the phone for twelve months, then by nothing', async () => {
  const bad = await makeMember(app, { name: 'Shila Pal' });
  await upload(bad, await makeFace(9));
  await show(bad);
  const { id, version } = await open(bad);
  await moderator.call('office/reject', { id, version, told: 'A stolen photo' });
  const next = await makeMember(app, { name: 'Mita Roy' });
  await upload(
    next,
    await sharp(await makeFace(9))
      .resize(500)
      .jpeg({ quality: 70 })
      .toBuffer(),
  );
  await show(next);
  const rejected = async () => (await open(next)).rejected.map(({ by }: { by: string }) => by);
  expect(await rejected()).toEqual(['photo']);
  const age = async (months: number) => {
    await app.pool.query('update rejections set rejected_at = now() - make_interval(months => $1)', [months]);
    await expireRejections(app.db);
    const { rows } = await app.pool.query('select phone_hash is null as forgotten from rejections');
    return rows;
  };
  expect(await age(11)).toEqual([{ forgotten: false }]);
  expect(await age(13)).toEqual([{ forgotten: true }]);
  expect(await rejected()).toEqual(['photo']);
  expect(await age(37)).toEqual([]);
  expect(await rejected()).toEqual([]);
});

test('who registers again by another name is found by parents and the day of birth; a namesake with one such parent is not', async () => {
  const home = { father_name: 'Tarun Hazra', mother_name: 'Bina Hazra' };
  const first = await makeMember(app, { ...home, name: 'Sima Hazra' });
  const again = await makeMember(app, { ...home, name: 'Jhuma Hazra', father_name: 'তরুণ হাজরা' });
  const namesake = await makeMember(app, { ...home, name: 'Jhuma Hazra', mother_name: 'Gita Hazra' });
  await app.pool.query("update personal_details set birth_date = '1990-10-30' where profile_id = $1", [namesake.pid]);
  await show(again);
  const found = (await open(again)).doubles;
  expect(found).toMatchObject([{ memberId: first.pid, agrees: ['father', 'mother', 'born'], differs: ['name'] }]);
});

test('a brother at the same address with the same parents is a line for the office, and stays in the lists', async () => {
  const home = { addr1: '9 Hindustan Park', father_name: 'Gopal Maity', mother_name: 'Rekha Maity' };
  const sister = await makeMember(app, { ...home, name: 'Piu Maity' });
  const brother = await makeMember(app, {
    ...home,
    addr1: ' 9 hindustan park',
    mother_name: 'রেখা মাইতি',
    name: 'Tuhin Maity',
    gender: 'Male',
  });
  await makeMember(app, { ...home, name: 'Bapi Maity', gender: 'Male', father_name: 'Haru Pal' });
  await show(sister);
  expect(await doubles(sister)).toEqual([[brother.pid, ['family']]]);
});
