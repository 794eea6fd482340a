import { expect, test } from 'vitest';
import { loadContentSeeds } from '#database/content-seeds.ts';
import { districts } from '#matching/places/districts.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const real = await startTestApp({ publicUrl: 'https://shubho.example' }, { database: app });

const MALDA = 113;
const look = async ({ client, pid }: TestMember) => Object((await client.call('testcentres', { pid })).body);
const liveIn = (pid: string, districtId: number) =>
  app.pool.query(
    'insert into profile_details (profile_id, home_district_id) values ($1, $2) on conflict (profile_id) do update set home_district_id = $2',
    [pid, districtId],
  );

test('the seeds are drafts of known districts with a source, and without a phone that nobody has called', () => {
  const { testCentres } = loadContentSeeds();
  expect(testCentres.length).toBeGreaterThan(5);
  const known = new Set(districts.map(({ id }) => id));
  for (const { name, nameBn, district, source } of testCentres) {
    expect(known.has(district), name).toBe(true);
    expect(source).toMatch(/placeholder/);
    expect(nameBn).toBe(nameBn.normalize('NFC'));
  }
});

test('a trial shows the drafts as such, those of the reader’s district first', async () => {
  const member = await makeShownMember(app);
  await liveIn(member.pid, MALDA);
  const { near, centres, others } = await look(member);
  expect(near).toBe('district');
  expect(centres).toMatchObject([{ district: { name: 'Malda' }, phone: '', isDraft: true }]);
  expect(others.length).toBe(loadContentSeeds().testCentres.length - 1);
});

test('without one in the district those of the state come first, and of nowhere all', async () => {
  const member = await makeShownMember(app);
  await liveIn(member.pid, 121);
  const inState = await look(member);
  expect([inState.near, inState.others]).toEqual(['state', []]);
  await liveIn(member.pid, 201);
  const abroad = await look(member);
  expect(abroad.near).toBe('everywhere');
});

test('a real site shows none but those that the office has entered itself', async () => {
  const member = await makeShownMember(real);
  await liveIn(member.pid, MALDA);
  expect(await look(member)).toEqual({ near: 'everywhere', centres: [], others: [] });
  const { client: editor } = await makeStaff(real, ['editor']);
  const centre = {
    name: 'District Hospital',
    name_bn: 'জেলা হাসপাতাল',
    district: String(MALDA),
    phone: '03512 252 000',
    days: 'Mon to Fri, 9 to 2',
    days_bn: 'সোম থেকে শুক্র, ৯টা–২টো',
    cost: 'free',
    cost_bn: 'বিনামূল্যে',
    source: 'called',
    checked_on: '2026-11-20',
  };
  for (const [wrong, field] of [
    [{ district: '999' }, 'district'],
    [{ district: '' }, 'district'],
    [{ source: '' }, 'source'],
    [{ checked_on: '2999-01-01' }, 'checked_on'],
    [{ phone: 'ask' }, 'phone'],
  ] as const) {
    const refused = await editor.call('office/savecentre', { ...centre, ...wrong });
    expect(refused.status, field).toBe(422);
    expect(refused.body.errors).toHaveProperty(field);
  }
  expect((await editor.call('office/savecentre', centre)).body.msgcode).toBe(1);
  expect(await look(member)).toMatchObject({
    near: 'district',
    centres: [{ name: 'District Hospital', phone: '03512252000', checkedOn: '2026-11-20', isDraft: false }],
    others: [],
  });
});
