import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { doneByTwo } from '#server/testing/two-of-staff.ts';

const app = await startTestApp();
const first = await makeStaff(app, ['moderator']);
const { client: moderator, email } = first;
const second = await makeStaff(app, ['helper']);
const { client: helper } = second;

test('the office reads who opened a profile with a reason, which is recorded; the member reads weeks alone', async () => {
  const [one, ...readers] = [await makeMember(app), await makeMember(app), await makeMember(app)];
  for (const { pid } of readers)
    await app.pool.query('insert into readings values ($1, $2, current_date - 8), ($1, $2, current_date)', [
      pid,
      one.pid,
    ]);
  await app.pool.query("update members set created_at = now() - interval '20 days' where profile_id = $1", [one.pid]);
  await one.client.call('updatenomination', { pid: one.pid, name: 'Mina Ghosh', phone: '9830012345' });

  const asked = { member: one.pid, after: '' };
  const ask = (form: Record<string, string>) =>
    doneByTwo(
      app,
      { first, second, path: 'office/askregister' },
      { member: one.pid, reason: 'complaint SB-1', ...form },
    );
  expect((await ask({ reason: ' ' })).errorkeys).toEqual({ reason: 'whyRequired' });
  expect((await moderator.call('office/readregister', asked)).body.msgkey).toBe('registerClosed');
  expect((await ask({})).msgkey).toBe('requestDone');
  expect((await helper.call('office/readregister', asked)).status).toBe(403);
  expect((await moderator.call('office/readregister', { ...asked, member: 'SV1' })).status).toBe(404);
  const body = Object((await moderator.call('office/readregister', asked)).body);
  expect(body.nominated).toEqual({ name: 'Mina Ghosh', phone: '9830012345' });
  expect(new Set(body.readings.map(({ readerId }: { readerId: string }) => readerId))).toEqual(
    new Set(readers.map(({ pid }) => pid)),
  );
  expect(body.readings).toHaveLength(4);
  const rest = await moderator.call('office/readregister', { ...asked, after: '3' });
  expect(rest.body).toMatchObject({ readings: [expect.anything()], hasmore: false });
  const { rows } = await app.pool.query(
    "select command, reason from office_uses where who = $1 and profile_id = $2 and command like '%register' and outcome = 'done' order by id",
    [email, one.pid],
  );
  expect(rows).toEqual([
    { command: 'office/askregister', reason: 'complaint SB-1' },
    { command: 'office/readregister', reason: '' },
    { command: 'office/readregister', reason: '' },
  ]);
  await app.pool.query("update office_requests set done_at = now() - interval '61 minutes'");
  expect((await moderator.call('office/readregister', asked)).status).toBe(403);

  const shown = await one.client.get(`/api/showreadings?${new URLSearchParams({ pid: one.pid })}`);
  expect(Object(shown.body).weeks.length).toBeGreaterThan(1);
  expect(Object(shown.body).weeks.every(({ readers }: { readers: unknown }) => readers === null)).toBe(true);
  for (const { pid } of readers) expect(shown.text).not.toContain(pid);
});

test('ten readers of a finished week are told as a number', async () => {
  const one = await makeMember(app);
  await app.pool.query("update members set created_at = now() - interval '20 days' where profile_id = $1", [one.pid]);
  await app.pool.query(
    "insert into members (profile_id, name, gender) select 'SV9000' || n, 'Amit', 'Male' from generate_series(10, 19) n",
  );
  await app.pool.query(
    `insert into readings select m.profile_id, $1, date_trunc('week', now() at time zone 'Asia/Kolkata')::date - 3
     from members m where m.profile_id like 'SV9000__'`,
    [one.pid],
  );
  const { weeks } = Object((await one.client.get(`/api/showreadings?${new URLSearchParams({ pid: one.pid })}`)).body);
  expect(weeks[0].readers).toBe(10);
});

test('a member reads on which days of finished weeks the office opened the profile, and for what', async () => {
  const one = await makeMember(app);
  await app.pool.query(
    `insert into office_uses (who, command, profile_id, outcome, used_at)
     select 'x@trust.example', command, $1, outcome,
       (date_trunc('week', now() at time zone 'Asia/Kolkata') - make_interval(days => ago) + interval '12 hours') at time zone 'Asia/Kolkata'
     from (values ('office/findmembers', 'done', 3), ('office/findmembers', 'done', 2), ('office/callnow', 'done', 2),
       ('office/showcase', 'done', 1), ('office/showmember', 'refused', 4), ('office/addnote', 'done', 5), ('office/openapproval', 'done', -1)
     ) as u(command, outcome, ago)`,
    [one.pid],
  );
  const { office } = Object((await one.client.get(`/api/showreadings?${new URLSearchParams({ pid: one.pid })}`)).body);
  expect(office.map(({ purposes }: { purposes: string[] }) => purposes)).toEqual([['report'], ['call'], ['search']]);
});
