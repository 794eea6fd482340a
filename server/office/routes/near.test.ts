import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp({ approval: 'before' });
const helper = await makeStaff(app, ['helper', 'moderator']);
const administrator = await makeStaff(app, ['administrator']);

const ask = async (who: typeof helper, path: string, form: Record<string, string> = {}) => {
  const { status, body } = await who.client.call(`office/${path}`, form);
  return { status, ...Object(body) };
};
const lists = () => ask(administrator, 'desklists');
const nearOf = async (member: string) => {
  const { nearid, isnearchosen } = await ask(helper, 'familywork', { member });
  return [nearid, isnearchosen];
};
const livesIn = (pid: string, district: number) =>
  app.pool.query(
    `insert into profile_details (profile_id, home_district_id) values ($1, $2)
     on conflict (profile_id) do update set home_district_id = $2`,
    [pid, district],
  );
const placeNamed = async (name: string) =>
  (await lists()).places.find(({ nameEn }: { nameEn: string }) => nameEn === name);

test('a family is near the place of its home district, until the office says another', async () => {
  const { pid } = await makeShownMember(app);
  expect(await nearOf(pid)).toEqual([0, false]);
  await livesIn(pid, 112);
  const [kolkata, siliguri] = [await placeNamed('Kolkata'), await placeNamed('Siliguri')];
  expect(await nearOf(pid)).toEqual([kolkata.id, false]);
  expect(await ask(helper, 'setnearof', { member: pid, near: String(siliguri.id) })).toMatchObject({ msgcode: 1 });
  expect(await nearOf(pid)).toEqual([siliguri.id, true]);
  await livesIn(pid, 108);
  expect(await nearOf(pid)).toEqual([siliguri.id, true]);
  await ask(helper, 'setnearof', { member: pid, near: '' });
  expect(await nearOf(pid)).toEqual([kolkata.id, false]);
  expect(await ask(helper, 'setnearof', { member: pid, near: '999999' })).toMatchObject({
    errorkeys: { near: 'chooseFromList' },
  });
  expect((await ask(helper, 'setnearof', { member: 'SV99999999', near: '' })).status).toBe(404);
});

test('administrators keep the list; a district belongs to one place, and with a place its families are near none', async () => {
  const form = { id: '', nameen: 'Durgapur', namebn: 'দুর্গাপুর', districts: '117,119' };
  expect((await ask(helper, 'saveplace', form)).status).toBe(403);
  expect(await ask(administrator, 'saveplace', form)).toMatchObject({ msgcode: 1 });
  const durgapur = await placeNamed('Durgapur');
  expect(durgapur).toMatchObject({ nameBn: 'দুর্গাপুর', districts: [117, 119] });
  await ask(administrator, 'saveplace', { ...form, id: String(durgapur.id), districts: '117,112' });
  expect((await placeNamed('Durgapur')).districts).toEqual([112, 117]);
  expect((await placeNamed('Kolkata')).districts).not.toContain(112);
  for (const [sent, errors] of [
    [{ nameen: '' }, { nameen: 'nameRequired' }],
    [{ districts: '112,9999' }, { districts: 'chooseFromList' }],
    [{ districts: '1; drop' }, { districts: 'chooseFromList' }],
  ] as const)
    expect(await ask(administrator, 'saveplace', { ...form, ...sent })).toMatchObject({ errorkeys: errors });
  const { pid } = await makeShownMember(app);
  await ask(helper, 'setnearof', { member: pid, near: String(durgapur.id) });
  await ask(helper, 'setownnear', { near: String(durgapur.id) });
  expect((await ask(helper, 'showdesk')).nearid).toBe(durgapur.id);
  expect(await ask(administrator, 'removeplace', { id: String(durgapur.id) })).toMatchObject({ msgcode: 1 });
  expect(await ask(administrator, 'removeplace', { id: String(durgapur.id) })).toMatchObject({ msgcode: 2 });
  expect(await nearOf(pid)).toEqual([0, false]);
  expect(await ask(helper, 'showdesk')).toMatchObject({ nearid: 0 });
});

test('notes to use again are administrators’ to write, and everybody’s who deals with families to take', async () => {
  const { pid } = await makeShownMember(app);
  expect((await ask(helper, 'savetemplate', { id: '', words: 'Asked for the photo' })).status).toBe(403);
  await ask(administrator, 'savetemplate', { id: '', words: 'Asked for the photo' });
  const [template] = (await lists()).templates;
  await ask(administrator, 'savetemplate', { id: String(template.id), words: 'Asked for a photo' });
  expect((await ask(helper, 'familywork', { member: pid })).templates).toEqual(['Asked for a photo']);
  expect(await ask(administrator, 'savetemplate', { id: '', words: 'x'.repeat(301) })).toMatchObject({
    errorkeys: { words: 'tooLong' },
  });
  for (let at = 1; at < 30; at++) await ask(administrator, 'savetemplate', { id: '', words: `note ${at}` });
  expect(await ask(administrator, 'savetemplate', { id: '', words: 'one more' })).toMatchObject({
    msgcode: 2,
    msgkey: 'deskListFull?most=30',
  });
  await ask(administrator, 'removetemplate', { id: String(template.id) });
  expect((await ask(helper, 'familywork', { member: pid })).templates).not.toContain('Asked for a photo');
});

test('approvals, calls and cases are filtered by near', async () => {
  const [here, there] = [await makeShownMember(app), await makeShownMember(app)];
  await livesIn(here.pid, 116);
  await livesIn(there.pid, 106);
  for (const { pid } of [here, there])
    await app.pool.query("insert into approvals (profile_id, kind, place) values ($1, 'profile', 1)", [pid]);
  const near = String((await placeNamed('Siliguri')).id);
  const waiting = async (form: Record<string, string> = {}) => {
    const { items, count } = await ask(helper, 'listapprovals', form);
    const ids = items.map(({ memberId }: { memberId: string }) => memberId);
    return [ids.includes(here.pid), ids.includes(there.pid), count];
  };
  expect((await waiting()).slice(0, 2)).toEqual([true, true]);
  expect(await waiting({ near })).toEqual([false, true, 1]);
  const reporter = await makeShownMember(app);
  for (const { pid } of [here, there])
    await reporter.client.call('reportmember', { pid: reporter.pid, member: pid, reason: 'rude', words: 'words' });
  const cases = (await ask(helper, 'listcases', { near })).cases;
  expect(cases.map(({ memberId }: { memberId: string }) => memberId)).toEqual([there.pid]);
});

test('the week’s figures are counted near a place as well, each of the family that acted', async () => {
  const [here, there] = [await makeShownMember(app), await makeShownMember(app)];
  await livesIn(here.pid, 101);
  await livesIn(there.pid, 122);
  const near = String((await placeNamed('Siliguri')).id);
  const week = async (form: Record<string, string>) => (await ask(helper, 'weeknear', form)).week;
  // The first count is cached for five minutes, so all data is created before it.
  await app.pool.query("update showings set shown_at = now() - interval '30 days' where profile_id <> all($1)", [
    [here.pid, there.pid],
  ]);
  expect((await week({ near })).now).toMatchObject({ shown: 1 });
  expect(await week({ near: '' })).toBeNull();
  expect(await week({ near: '999999' })).toBeNull();
});
