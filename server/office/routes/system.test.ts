import { expect, test } from 'vitest';
import { mondayInIndia } from '#contract/india-day.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';
import { makeOffice } from '#server/testing/office.ts';
import { codeOf, makeStaff, PASSWORD } from '#server/testing/staff.ts';

const KEY = 'a long key of the office';
const app = await startTestApp({ powerLinkKey: KEY });
const { client: administrator, email, secret } = await makeStaff(app, ['administrator']);
const [one, other] = [await makeMember(app), await makeMember(app)];
let step = 0;
// A code is accepted once, so each proof resets the counter and uses another half minute's code.
const proof = async () => {
  await app.pool.query('update staff set factor_step = 0 where email = $1', [email]);
  step += 1;
  return { password: PASSWORD, code: codeOf(secret, step % 2) };
};

test('the Power Link is turned off for every process, and everybody whom it has let in is out', async () => {
  const second = await startTestApp({ powerLinkKey: KEY }, { database: app });
  const visitor = app.client();
  const open = (client: typeof visitor) => client.call('securitykeycheck', { securitykey: KEY });
  const { rows } = await app.pool.query<{ phone: string }>('select phone from members where profile_id = $1', [
    one.pid,
  ]);
  const phone = rows[0]?.phone ?? '';
  expect((await open(visitor)).body.statcode).toBe(1);
  expect((await visitor.call('regphonecheck', { phone })).body.statcode).toBe(1);
  expect((await visitor.call('showprofile', { pid: one.pid })).status).toBe(200);
  const halfway = app.client();
  await open(halfway);

  expect(
    (await administrator.call('office/turnpowerlink', { on: '', password: PASSWORD, code: '000000' })).status,
  ).toBe(422);
  expect((await administrator.call('office/turnpowerlink', { on: '', ...(await proof()) })).body.msgcode).toBe(1);
  expect((await visitor.call('showprofile', { pid: one.pid })).status).toBe(401);
  expect((await halfway.call('regphonecheck', { phone })).body).toMatchObject({
    statcode: 0,
    msgkey: 'enterSecurityKey',
  });
  for (const client of [app.client(), second.client()]) {
    expect((await open(client)).body).toMatchObject({ statcode: 0, msgkey: 'wrongSecurityKey' });
    expect((await client.get('/api/sociallinks')).body.powerlinkon).toBe(false);
  }
  const shown = Object((await administrator.call('office/showpowerlink')).body);
  expect(shown).toMatchObject({ ison: false, turnedby: email, next: '' });
  expect(shown.uses).toContainEqual(
    expect.objectContaining({ stage: 'phone', outcome: 'right', memberId: one.pid, told: '' }),
  );

  const office = makeOffice(app);
  expect((await office('power-link', 'on')).stdout).toBe('The Power Link is on.\n');
  expect((await open(second.client())).body.statcode).toBe(1);
});

test('uses of the Power Link come fifty at a time', async () => {
  await app.pool.query(
    `insert into power_link_uses (stage, outcome, address_hash) select 'key', 'wrong', '\\x00'::bytea from generate_series(1, 60)`,
  );
  const first = Object((await administrator.call('office/showpowerlink')).body);
  const second = Object((await administrator.call('office/showpowerlink', { latest: first.next })).body);
  expect([first.uses.length, second.uses[0].id < first.uses.at(-1).id]).toEqual([50, true]);
  expect(second.next).toBe('');
  expect((await administrator.call('office/showpowerlink', { latest: 'x' })).status).toBe(404);
});

test('the system says when weekly prices were last made, and how evenly they spread', async () => {
  const shown = async () => Object((await administrator.call('office/showsystem')).body);
  expect(await shown()).toMatchObject({ isfair: true, prices: null });
  const later = "('2026-11-23', '2026-11-22T13:00:00Z', 61500, 2000, 0.5, 0.25, 0.75, 0.125)";
  await app.pool.query(`insert into price_weeks values ('2026-11-16', now(), 1, 1, 0, 0, 0, 0), ${later}`);
  expect((await shown()).prices).toEqual({
    week: '2026-11-23',
    made: '2026-11-22T13:00:00.000Z',
    seconds: 62,
    bridesBefore: 0.5,
    bridesAfter: 0.25,
    groomsBefore: 0.75,
    groomsAfter: 0.125,
  });
});

test('the system says what runs, what waits and what has never been', async () => {
  const { body } = await administrator.call('office/showsystem');
  expect(body).toMatchObject({ listsready: true, node: process.version, failures: [] });
  expect(Number(body.connectionsgranted)).toBeGreaterThanOrEqual(Number(body.connections));
  expect([Number(body.connections) > 0, Number(body.processes) > 0]).toEqual([true, true]);
  expect(body.disktotal).toBeGreaterThan(Number(body.diskfree));
  expect(body.lastmigration).toMatch(/^\d{4}_\w+\.sql$/);
  expect(Object(body).queues).toContainEqual({ queue: 'dead-letters', waiting: 0, retrying: 0 });
});

test('the system says when it was backed up and tried last, and what failed since', async () => {
  const backups = async () => Object((await administrator.call('office/showsystem')).body).backups;
  expect(await backups()).toContainEqual({ kind: 'drill', done: '', failed: '', note: '' });
  await app.pool.query(
    `insert into backup_runs (kind, archive, rows, files, bytes, note, begun_at, ended_at, is_done)
     values ('backup', 'a', 1, 1, 1, '', now() - interval '2 hours', now() - interval '1 hour', true),
            ('backup', '', 0, 0, 0, 'The disk is full.', now() - interval '1 minute', now(), false)`,
  );
  expect(await backups()).toContainEqual({
    kind: 'backup',
    done: expect.stringMatching(/T/),
    failed: expect.stringMatching(/T/),
    note: 'The disk is full.',
  });
});

test('the system says where files belong to nobody and were too many to be put away', async () => {
  const stray = async () => {
    const { strayfiles, strayfilesseen } = (await administrator.call('office/showsystem')).body;
    return [strayfiles, strayfilesseen];
  };
  expect(await stray()).toEqual([0, '']);
  await app.pool.query(
    `insert into site_identity (id, home, stray_files, strays_seen_at) values (repeat('a', 24), '-/1', 101, now())`,
  );
  expect(await stray()).toEqual([101, expect.stringMatching(/T/)]);
});

test('figures are taken away with password and code, without a formula, on record', async () => {
  await app.pool.query(
    `insert into office_uses (who, command, subject, outcome, reason) values ('x', 'office/addnote', '', 'done', '=cmd|calc')`,
  );
  const take = async (what: string, more: Record<string, string>) =>
    Object((await administrator.call('office/exportfigures', { what, ...more })).body);
  expect((await take('records', {})).errors).toMatchObject({ password: expect.any(String), code: expect.any(String) });
  const records = await take('records', await proof());
  expect(records.csv).toContain(`"'=cmd|calc"`);
  expect(records.csv).not.toMatch(/[,"]=cmd/);
  const weeks = await take('weeks', await proof());
  const [head, now, ...before] = weeks.csv.trim().split('\r\n');
  expect(head).toContain('"registered","shown","interests","acceptances"');
  expect(now.startsWith(`"${mondayInIndia()}",2,`)).toBe(true);
  expect(before).toHaveLength(51);
  // Published on Mondays: until the first Monday of a quarter, the quarter before is not whole yet.
  await app.pool.query(
    `insert into together_counts (kind, month, district_id, origin)
      select 'acceptance', (date_trunc('quarter', $1::date) - interval '1 month')::date, case when n <= 9 then 101 else 102 end, 'family'
      from generate_series(1, 20) n`,
    [mondayInIndia()],
  );
  // As published: twenty in the quarter; two districts with nine and eleven are not shown separately.
  const together: string[] = (await take('together', await proof())).csv.trim().split('\r\n');
  expect(together[0]).toContain('"what","by","from or where","months","at least"');
  const of = together.filter((line) => line.startsWith('"acceptance"')).map((line) => line.split(',').slice(1));
  expect(of.map((cells) => cells.at(-1))).toEqual(['', '', '', '20', '20']);
  expect(of.at(-1)).toEqual(['"district"', '"all others"', '12', '20']);
  expect((await take('everything', await proof())).errors).toHaveProperty('what');
  const { rows } = await app.pool.query(`select who, subject from office_uses where command = 'office/exportfigures'`);
  expect(rows).toContainEqual({ who: email, subject: 'export records' });
});

test('the desk has this week beside the one before', async () => {
  await app.pool.query(`update members set registered_at = now() - interval '7 days' where profile_id = $1`, [
    other.pid,
  ]);
  // A second process, which has an empty cache.
  const second = await startTestApp({}, { database: app });
  const { client } = await makeStaff(second, ['helper']);
  const { week } = Object((await client.call('office/showdesk')).body);
  expect(week).toMatchObject({ now: { registered: 1 }, before: { registered: 1, interests: 0 } });
});

test('the system warns until the trust has named its grievance officer', async () => {
  const lacks = async () => Object((await administrator.call('office/showsystem')).body).lacksofficer;
  expect(await lacks()).toBe(true);
  await app.pool.query("update contents set html = '<p>Mita Sen, 12 Lake Road</p>' where key = 'grievance-officer'");
  expect(await lacks()).toBe(false);
});
