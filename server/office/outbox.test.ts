import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertVerification } from '#server/domain/verification/codes.queries.ts';
import { noteDelivery } from '#server/notices/deliveries.queries.ts';
import { intend, notify } from '#server/notices/tell.queries.ts';
import { backUp } from '#server/platform/backup/back-up.ts';
import { readArchive } from '#server/platform/backup/read-archive.ts';
import { restore } from '#server/platform/backup/restore.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { makeMember } from '#server/testing/members.ts';
import { makeOffice } from '#server/testing/office.ts';

const app = await startTestApp({ publicUrl: 'https://shubho.example' });
const { db, pool } = app;
const office = makeOffice(app);

async function ofAccount(pid: string): Promise<number> {
  const row = db.selectFrom('account_profiles').select('account_id').where('profile_id', '=', pid);
  return (await row.executeTakeFirstOrThrow()).account_id;
}

async function wantCode(pid: string, phone: string): Promise<void> {
  const accountId = await ofAccount(pid);
  const asker = { accountId, profileId: pid };
  const id = await insertVerification(db, { asker, purpose: 'phone', contact: phone }, true);
  const noticeId = await intend(db, { kind: 'phone-code', subjectId: String(id), accountId });
  await noteDelivery(db, { noticeId, channel: 'office', state: 'created' });
}

const referenceOf = async (phone: string): Promise<string> => {
  const rows: { phone: string; reference: string }[] = JSON.parse((await office('calls', '--json')).stdout).rows;
  return rows.find((row) => row.phone === phone)?.reference ?? '';
};

test('the office reads a code out, once, for half an hour, and never to its own phone', async () => {
  const { pid, phone } = await makeMember(app);
  await wantCode(pid, phone);
  expect((await office('calls')).stdout).toContain(phone);
  const reference = await referenceOf(phone);
  const own = await makeOffice(app, { OFFICE_PHONE: `+91 ${phone}` })('calls', 'now', reference);
  expect(own).toMatchObject({ code: 1, stderr: expect.stringContaining('your own phone') });
  const shown = await office('calls', 'now', reference, '--json');
  const { record } = JSON.parse(shown.stdout);
  expect(record).toMatchObject({ phone, code: expect.stringMatching(/^\d{6}$/), 'valid for': '30 minutes' });
  const { rows } = await pool.query(
    `select extract(epoch from expires_at - now()) / 60 as minutes from verification_codes order by id desc limit 1`,
  );
  expect(Math.round(Number(rows[0].minutes))).toBe(30);
  expect(await office('calls', 'now', reference)).toMatchObject({ code: 1 });
  expect((await office('calls')).stdout).not.toContain(phone);
  const uses = await pool.query("select to_jsonb(u)::text as row from office_uses u where command = 'calls now'");
  expect(uses.rows.map(({ row }) => row).join()).toContain(pid);
  expect(uses.rows.map(({ row }) => row).join()).not.toContain(record.code);
});

test('with nothing configured a forgotten password is set with a code that the office reads out', async () => {
  const { phone } = await makeMember(app);
  const visitor = app.client();
  await visitor.call('askreset', { contact: phone });
  await app.outbox.drain();
  const { record } = JSON.parse((await office('calls', 'now', await referenceOf(phone), '--json')).stdout);
  expect(record).toMatchObject({ phone, code: expect.stringMatching(/^\d{6}$/) });
  const password = 'notun-ekta-2026';
  expect((await visitor.call('resetbycode', { code: record.code, password })).body).toMatchObject({ msgcode: 1 });
  expect((await app.client().call('custlogin', { phone, password })).body).toMatchObject({ msgcode: 1 });
});

test('a claimed number is called, and its code claims it', async () => {
  const { phone } = await makeMember(app);
  const visitor = app.client();
  await visitor.call('askclaim', { phone });
  await app.outbox.drain();
  const { record } = JSON.parse((await office('calls', 'now', await referenceOf(phone), '--json')).stdout);
  expect((await visitor.call('claimphone', { code: record.code })).body).toMatchObject({ msgkey: 'claimed' });
});

test('a code of an invitation is read out to the person who is invited, and opens it', async () => {
  const { client, pid } = await makeMember(app);
  const invited = '9830177555';
  await client.call('inviteholder', { pid, whose: 'candidate', phone: invited });
  await app.outbox.drain();
  expect((await office('calls')).stdout).toContain('invited to look after');
  const { record } = JSON.parse((await office('calls', 'now', await referenceOf(invited), '--json')).stdout);
  expect(record).toMatchObject({ phone: invited, 'to be typed at': 'https://shubho.example/invited' });
  const seen = await app.client().call('lookatinvitation', { phone: invited, code: record.code });
  expect(seen.body).toMatchObject({ msgcode: 1, whose: 'candidate' });
  expect((await office('calls')).stdout).not.toContain(invited);

  await client.call('inviteholder', { pid, whose: 'candidate', phone: '9830177556' });
  await app.outbox.drain();
  await pool.query("update invitations set withdrawn_at = now() where phone = '9830177556'");
  expect((await office('calls')).stdout).not.toContain('9830177556');
});

test('how many of the codes were confirmed is shown by day and country', async () => {
  await pool.query(
    `insert into verification_days (day, dial_code, asked, confirmed) values (current_date, '', 8, 6), (current_date, '91', 7, 6)
     on conflict (day, dial_code) do update set asked = excluded.asked, confirmed = excluded.confirmed`,
  );
  const { rows } = JSON.parse((await office('codes', '--json')).stdout);
  expect(rows).toMatchObject([
    { country: 'all', asked: 8, confirmed: 6, share: '75 %' },
    { country: '+91', asked: 7, confirmed: 6, share: '86 %' },
  ]);
});

test('a notice that must reach somebody is read out in their language', async () => {
  const { pid, phone } = await makeMember(app);
  await notify(db, { profileId: pid, kind: 'suspended' });
  await app.outbox.drain();
  const shown = await office('calls', 'now', await referenceOf(phone));
  expect(shown.stdout).toContain('Our office has suspended the profile.');
});

test('what was given up is listed, without an address, and tried again when the office says so', async () => {
  const { pid } = await makeMember(app);
  await notify(db, { profileId: pid, kind: 'passwordChanged' });
  const notice = await db.selectFrom('notices').select('id').where('profile_id', '=', pid).executeTakeFirstOrThrow();
  await noteDelivery(db, { noticeId: notice.id, channel: 'email', state: 'failed', reason: 'refused' });
  const { rows } = JSON.parse((await office('outbox', 'failed', '--json')).stdout);
  expect(rows).toMatchObject([{ kind: 'passwordChanged', channel: 'email', reason: 'refused', tries: 1, member: pid }]);
  await db.updateTable('notices').set({ kind: 'pairCheckAsked' }).where('id', '=', notice.id).execute();
  const between = JSON.parse((await office('outbox', 'failed', '--json')).stdout);
  expect(between.rows).toMatchObject([{ kind: 'pairCheckAsked', member: null }]);
  await db.updateTable('notices').set({ kind: 'passwordChanged' }).where('id', '=', notice.id).execute();
  expect((await office('outbox', 'retry')).stdout).toBe('1 wait to be sent again.\n');
  const queues: { queue: string; waiting: number }[] = JSON.parse((await office('outbox', '--json')).stdout).rows;
  expect(queues.find(({ queue }) => queue === 'email')).toMatchObject({ waiting: 1 });
  expect((await office('outbox', 'failed')).stdout).toBe('Nothing.\n');
});

test('the texts of SMS are printed as they are to be registered', async () => {
  const { stdout } = await office('sms-templates');
  expect(stdout).toContain('{#numeric#} is your code for Shubho Bibaho.');
  expect(stdout).toContain('UCS-2, parts: 1');
  expect(stdout).toContain('shubho.example');
});

test('a restored copy keeps what was not sent in the site, and its codes open nothing', async () => {
  const { pid, phone } = await makeMember(app);
  await notify(db, { profileId: pid, kind: 'passwordChanged' });
  await wantCode(pid, phone);
  await office('calls', 'now', await referenceOf(phone));
  const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-test-'));
  const path = join(folder, 'archive');
  await backUp({ pool, dataDir: app.dataDir, path, backupKey: undefined });
  const to = (await makeTestDatabase({ isEmpty: true })).pool;
  const manifest = await readArchive(path, undefined);
  await restore({ path, backupKey: undefined, manifest, keepsDataKey: false, pool: to, dataDir: join(folder, 'data') });
  const count = async (from: string) => (await to.query(`select from ${from}`)).rowCount;
  expect(await count('notices where send_before > now() and not is_site_only')).toBe(0);
  expect(await count('notices')).toBeGreaterThan(0);
  expect(await count("notice_deliveries where state = 'created'")).toBe(0);
  expect(await count('verification_codes where expires_at > now()')).toBe(0);
  // The queue is recreated empty.
  expect(await count('pgboss.queue')).toBeGreaterThan(0);
  expect(await count('pgboss.job')).toBe(0);
  await rm(folder, { recursive: true });
});
