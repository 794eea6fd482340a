import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { confirmPhone, makeMember, type TestMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp({ approval: 'before' });
const one = await makeStaff(app, ['moderator']);
const other = await makeStaff(app, ['moderator']);
const groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });

const show = ({ client, pid }: TestMember, show = 'Yes') =>
  client.call('updateshowing', { pid, show, whose: 'candidate' });
const showing = async ({ client, pid }: TestMember) =>
  (await client.get(`/api/showshowing?${new URLSearchParams({ pid })}`)).body;
const list = async ({ client, pid }: TestMember) =>
  client.get(`/api/findmatches?${new URLSearchParams({ pid, order: 'newest' })}`);
const seenBy = async (reader: TestMember, of: TestMember) => (await ask(reader, 'member', of)).status;
const kinds = async ({ pid }: TestMember) =>
  (
    await app.pool.query<{ kind: string }>('select kind from notices where profile_id = $1 order by id', [pid])
  ).rows.map(({ kind }) => kind);

type Client = typeof one.client;
const line = async (client: Client = one.client) =>
  Object((await client.call('office/listapprovals', { page: '' })).body);
const itemOf = async ({ pid }: TestMember) =>
  (await line()).items.find(({ memberId }: { memberId: string }) => memberId === pid);
async function open(member: TestMember, client: Client = one.client) {
  const { id } = await itemOf(member);
  const answer = await client.call('office/openapproval', { id: String(id) });
  return { id: String(id), ...Object(answer.body) };
}
async function approve(member: TestMember, client: Client = one.client) {
  const { id, version } = await open(member, client);
  return client.call('office/approve', { id, version });
}

describe('a profile that asks to be shown', () => {
  test('waits in no list and behind no number, while its family looks around and is told what waits', async () => {
    const bride = await makeMember(app);
    expect((await show(bride)).body).toMatchObject({ msgcode: 1, msgkey: 'nowWaits' });
    expect(await seenBy(groom, bride)).toBe(404);
    expect((await list(groom)).text).not.toContain(bride.pid);
    expect(await showing(bride)).toMatchObject({
      shown: false,
      shown_at: '',
      waiting: { office: true, candidate: false, usualHours: null, returnedFor: null, sentBack: null },
    });
    expect(JSON.parse((await bride.client.call('showtoday', { pid: bride.pid })).text).waiting).toMatchObject({
      office: true,
    });
    await expect.poll(async () => (await list(bride)).text).toContain(groom.pid);
    expect(await seenBy(bride, groom)).toBe(200);
    expect((await ask(bride, 'sendintroduction', groom, { note: '' })).body).toMatchObject({
      msgcode: 2,
      msgkey: 'seenFirst',
    });

    const seenness = async () => (await one.client.call('office/showmember', { member: bride.pid })).body.seenness;
    expect(await seenness()).toBe('waiting');
    expect((await approve(bride)).body.msgcode).toBe(1);
    expect(await seenness()).toBe('shown');
    expect(await showing(bride)).toMatchObject({ shown: true, waiting: null });
    expect(await seenBy(groom, bride)).toBe(200);
    await expect.poll(async () => (await list(groom)).text).toContain(bride.pid);
    expect(await kinds(bride)).toEqual(['profileApproved']);
    // A profile that is hidden and shown again is not new.
    await show(bride, 'No');
    expect((await show(bride)).body.msgkey).toBe('nowShown');
    expect(await itemOf(bride)).toBeUndefined();
  });

  test('reads sixty people in all and no more, until it is approved', async () => {
    const bride = await makeMember(app);
    await show(bride);
    await list(bride);
    const spend = (people: number) =>
      app.pool.query(
        'update previews set seen = array(select generate_series(900000001, 900000000 + $2::int)) where profile_id = $1',
        [bride.pid, people],
      );
    await spend(59);
    expect((await list(bride)).status).toBe(200);
    await spend(60);
    expect((await list(bride)).body.msgkey).toBe('previewSpent');
    await approve(bride);
    expect((await list(bride)).status).toBe(200);
  });

  test('asked for and taken back before anybody looked, it waits again', async () => {
    const bride = await makeMember(app);
    await show(bride);
    await show(bride, 'No');
    expect(await itemOf(bride)).toBeUndefined();
    expect((await show(bride)).body.msgkey).toBe('nowWaits');
    expect(await seenBy(groom, bride)).toBe(404);
  });

  test('is sent back with a reason, mended, and comes again before all others', async () => {
    const first = await makeMember(app);
    const bride = await makeMember(app);
    await show(first);
    await show(bride);
    const { id, version } = await open(bride);
    const empty = await one.client.call('office/sendback', { id, version, template: '', told: ' ' });
    expect(empty.body.errors).toHaveProperty('told');
    const sent = { id, version, template: 'photoUnclear', told: 'Please by Friday' };
    expect((await one.client.call('office/sendback', sent)).body.msgcode).toBe(1);
    expect(await itemOf(bride)).toBeUndefined();
    expect(await showing(bride)).toMatchObject({
      waiting: { returnedFor: 'photoUnclear\nPlease by Friday', sentBack: 'photoUnclear\nPlease by Friday' },
    });
    expect(await seenBy(groom, bride)).toBe(404);
    expect(await kinds(bride)).toEqual(['profileSentBack']);
    expect((await show(bride)).body.msgkey).toBe('nowWaits');
    expect((await line()).items[0]).toMatchObject({ memberId: bride.pid, place: 'again' });
  });

  test('rejected, it is suspended with its reason, and the office is warned of a profile that comes again with that phone', async () => {
    const bride = await makeMember(app);
    await show(bride);
    const { id, version } = await open(bride);
    expect((await one.client.call('office/reject', { id, version, told: 'No such person' })).body.msgcode).toBe(1);
    const { rows } = await app.pool.query('select told from suspensions where profile_id = $1', [bride.pid]);
    expect(rows).toEqual([{ told: 'No such person' }]);
    await app.pool.query('delete from members where profile_id = $1', [bride.pid]);
    await app.pool.query('delete from accounts where phone = $1', [bride.phone]);
    const again = await makeMember(app, { name: 'Mita Sen' });
    await app.pool.query('update accounts set phone = $2 where phone = $1', [again.phone, bride.phone]);
    await confirmPhone(app, bride.phone);
    expect((await show(again)).body.msgkey).toBe('nowWaits');
    expect(await open(again)).toMatchObject({ rejected: [{ by: 'phone', reason: 'No such person' }] });
    expect((await app.pool.query('select * from rejections')).rows.map(String).join()).not.toContain(bride.phone);
  });

  test('that a guardian asks for waits for the candidate’s own yes as well', async () => {
    const father = await makeMember(app);
    const asked = await father.client.call('updateshowing', { pid: father.pid, show: 'Yes', whose: 'guardian' });
    expect(asked.body).toMatchObject({ msgcode: 1, msgkey: 'waitsForCandidate' });
    await approve(father);
    expect(await showing(father)).toMatchObject({ shown: false, waiting: { office: false, candidate: true } });
    expect(await seenBy(groom, father)).toBe(404);
    await app.pool.query("update account_profiles set role = 'candidate' where profile_id = $1", [father.pid]);
    expect((await show(father)).body.msgkey).toBe('nowShown');
    expect(await seenBy(groom, father)).toBe(200);
  });
});

describe('a claim', () => {
  test('is one person’s for ten minutes; the second hears 409 and who has it', async () => {
    const bride = await makeMember(app);
    await show(bride);
    const mine = await open(bride, one.client);
    expect(mine.item.claimedBy).toBe('');
    const theirs = await open(bride, other.client);
    expect(theirs.item.claimedBy).toMatch(/^Person \d+$/);
    const refused = await other.client.call('office/approve', { id: theirs.id, version: theirs.version });
    expect([refused.status, refused.body.msg]).toEqual([409, `${theirs.item.claimedBy} is looking at this just now`]);
    await app.pool.query("update approvals set claimed_until = now() - interval '1 second' where id = $1", [mine.id]);
    expect((await open(bride, other.client)).item.claimedBy).toBe('');
    expect((await one.client.call('office/approve', { id: mine.id, version: mine.version })).status).toBe(409);
    expect((await other.client.call('office/approve', { id: mine.id, version: mine.version })).body.msgcode).toBe(1);
  });

  test('of many at once one has it, and of many decisions one counts', async () => {
    const bride = await makeMember(app);
    await show(bride);
    const { id } = await itemOf(bride);
    const opened = await Promise.all(
      [one, other, one, other].map(({ client }) => client.call('office/openapproval', { id: String(id) })),
    );
    const free = opened.filter(({ body }) => Object(body.item).claimedBy === '');
    expect(new Set(free.map(({ body }) => body.version)).size).toBe(1);
    const { version } = Object(free[0]?.body);
    const answers = await Promise.all(
      [one, other, one, other].map(({ client }) => client.call('office/approve', { id: String(id), version })),
    );
    expect(answers.filter(({ body, status }) => status === 200 && body.msgcode === 1)).toHaveLength(1);
    const { rowCount } = await app.pool.query('select from approval_decisions where profile_id = $1', [bride.pid]);
    expect(rowCount).toBe(1);
  });

  test('what was changed after it was read is not approved unread', async () => {
    const bride = await makeMember(app);
    await show(bride);
    const { id, version } = await open(bride);
    await bride.client.call('updateprofiledetails', { pid: bride.pid, aboutself: 'Something quite else' });
    const stale = await one.client.call('office/approve', { id, version });
    expect(stale.body).toMatchObject({ msgcode: 2, msgkey: 'changedMeanwhile' });
    expect((await approve(bride)).body.msgcode).toBe(1);
  });
});

describe('who decides', () => {
  test('nobody on their own entry, but where nobody else is there, with a reason that stands on Today', async () => {
    const bride = await makeMember(app);
    const entered = `insert into paper_entries (profile_id, entered_by, form_number, consent_on) values ($1, $2, '7', current_date)`;
    await app.pool.query(entered, [bride.pid, one.email]);
    await show(bride);
    const { id, version, own } = await open(bride);
    expect(own).toBe('other');
    expect((await one.client.call('office/approve', { id, version })).body.msgkey).toBe('ownEntry');
    await app.pool.query('update staff set ended_at = now() where id = $1', [other.id]);
    const alone = await open(bride);
    expect(alone.own).toBe('alone');
    const silent = await one.client.call('office/approve', { id, version: alone.version });
    expect(silent.body.errors).toHaveProperty('note');
    const said = await one.client.call('office/approve', { id, version: alone.version, note: 'My niece' });
    expect(said.body.msgcode).toBe(1);
    expect(Object((await one.client.call('office/listownentries')).body).entries).toMatchObject([
      { memberId: bride.pid, by: one.email, reason: 'My niece' },
    ]);
    await app.pool.query('update staff set ended_at = null where id = $1', [other.id]);
  });

  test('a member of staff who opens much and decides on nothing is stopped, and an administrator sees it', async () => {
    const reader = await makeStaff(app, ['moderator']);
    const { client: administrator } = await makeStaff(app, ['administrator']);
    const brides = [await makeMember(app), await makeMember(app)];
    for (const bride of brides) await show(bride);
    const [decided = '', left = ''] = await Promise.all(brides.map(async (bride) => String((await itemOf(bride)).id)));
    await app.pool.query(
      `insert into members (profile_id, name, phone, gender, password_hash)
       select 'SV7' || n, 'Ruma', 9835000000 + n, 'Female', 'x' from generate_series(100001, 100199) n`,
    );
    await app.pool.query(
      `insert into office_uses (who, command, profile_id, outcome, subject)
       select $1, 'office/openapproval', 'SV7' || n, 'done', '' from generate_series(100001, 100099) n
       union all select $1, 'office/openapproval', 'SV7' || n, 'done', 'double' from generate_series(100100, 100199) n`,
      [reader.email],
    );
    const opened = await reader.client.call('office/openapproval', { id: decided });
    expect(opened.status).toBe(200);
    expect((await reader.client.call('office/openapproval', { id: left })).status).toBe(429);
    const waits = async () => Object((await administrator.call('office/today')).body).waits;
    expect(await waits()).toContainEqual(expect.objectContaining({ kind: 'reader', reference: reader.email }));
    const { rowCount } = await app.pool.query(
      "select from office_uses where who = $1 and outcome = 'refused' and command = 'office/openapproval'",
      [reader.email],
    );
    expect(rowCount).toBe(1);
    const { version } = Object(opened.body);
    expect((await reader.client.call('office/approve', { id: decided, version })).body.msgcode).toBe(1);
    expect((await reader.client.call('office/openapproval', { id: left })).status).toBe(200);
    await app.pool.query("delete from members where profile_id like 'SV7%'");
    await app.pool.query('update staff set ended_at = now() where id = $1', [reader.id]);
  });

  test('nobody on more than six hundred things a day', async () => {
    const bride = await makeMember(app);
    await show(bride);
    const { id, version } = await open(bride);
    const fill = `insert into approval_decisions (kind, decision, asked_at, decided_by)
      select 'photo', 'approved', now(), $1 from generate_series(1, 600)`;
    await app.pool.query(fill, [one.email]);
    expect((await one.client.call('office/approve', { id, version })).status).toBe(429);
    await app.pool.query("delete from approval_decisions where kind = 'photo'");
    expect((await one.client.call('office/approve', { id, version })).body.msgcode).toBe(1);
  });
});

test('how long it takes is said where ten were approved lately', async () => {
  await app.pool.query('delete from approval_decisions');
  const add = (hours: number) =>
    app.pool.query(
      `insert into approval_decisions (kind, decision, asked_at, decided_by)
       values ('profile', 'approved', now() - make_interval(hours => $1), 'x')`,
      [hours],
    );
  for (let hours = 1; hours <= 9; hours++) await add(hours);
  expect((await line()).hours).toBeNull();
  await add(10);
  expect((await line()).hours).toEqual({ median: 6, ninetieth: 10 });
});
