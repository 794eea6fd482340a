import { afterAll, expect, test } from 'vitest';
import { QUEUE_SCHEMA } from '#server/platform/db/queue.ts';
import { startTestApp } from '#server/testing/app.ts';
import { giveAccount, makeMember } from '#server/testing/members.ts';
import { makers } from './makers.ts';
import { intend, notify } from './tell.queries.ts';

const app = await startTestApp();
const { db, pool } = app;
const real = { ...makers };
afterAll(() => Object.assign(makers, real));

const countJobs = async (): Promise<number> =>
  (await pool.query(`select from ${QUEUE_SCHEMA}.job where name in ('notices', 'codes') and state = 'created'`))
    .rowCount ?? 0;

test('a notice and its place in the queue are there together, or not at all', async () => {
  const { pid } = await makeMember(app);
  const jobs = await countJobs();
  const broken = db.transaction().execute(async (trx) => {
    await notify(trx, { profileId: pid, kind: 'interestReceived' });
    throw new Error('taken back');
  });
  await expect(broken).rejects.toThrow('taken back');
  const ofMember = db.selectFrom('notices').selectAll().where('profile_id', '=', pid);
  expect(await ofMember.execute()).toEqual([]);
  expect(await countJobs()).toBe(jobs);

  await db.transaction().execute((trx) => notify(trx, { profileId: pid, kind: 'interestReceived' }));
  expect(await ofMember.execute()).toMatchObject([{ kind: 'interestReceived', seen_at: null, is_site_only: false }]);
  expect(await countJobs()).toBe(jobs + 1);
});

test('everybody who looks after a profile is told, but what is the candidate’s alone', async () => {
  const { pid } = await makeMember(app);
  await giveAccount(app, { profileId: pid, phone: '9830177001' });
  const toldOf = async (kind: 'suspended' | 'pairCheckAgreed') => {
    await notify(db, { profileId: pid, kind });
    const notices = db.selectFrom('notices as n').innerJoin('accounts as a', 'a.id', 'n.account_id').select('a.phone');
    const rows = await notices.where('n.kind', '=', kind).where('n.profile_id', '=', pid).execute();
    await db.deleteFrom('notices').where('profile_id', '=', pid).execute();
    return rows.map(({ phone }) => phone);
  };
  expect(await toldOf('suspended')).toHaveLength(2);
  expect(await toldOf('pairCheckAgreed')).toHaveLength(2);
  const ofCandidate = db.selectFrom('accounts').select('id').where('phone', '=', '9830177001');
  await db.updateTable('account_profiles').set({ role: 'candidate' }).where('account_id', '=', ofCandidate).execute();
  expect(await toldOf('suspended')).toHaveLength(2);
  expect(await toldOf('pairCheckAgreed')).toEqual(['9830177001']);
});

test('a notice goes with the member that it is about', async () => {
  const [told, other] = [await makeMember(app), await makeMember(app, { gender: 'Male' })];
  await notify(db, { profileId: told.pid, kind: 'interestReceived', aboutId: other.pid });
  await db.deleteFrom('members').where('profile_id', '=', other.pid).execute();
  expect(await db.selectFrom('notices').selectAll().where('profile_id', '=', told.pid).execute()).toEqual([]);
});

test('a code is made when it is sent, and once: a trial at home prints it', async () => {
  let made = 0;
  makers['phone-code'] = async (_services, { subjectId }) => {
    made++;
    return { channel: 'sms', to: subjectId, language: 'en', subject: '', text: `Your code is 123456 (${made})` };
  };
  await intend(db, { kind: 'phone-code', subjectId: '9830177002' });
  expect(made).toBe(0);
  await app.outbox.drain();
  await app.outbox.drain();
  expect(app.printed).toEqual([
    'This is a trial at home: what a real site would send is printed here. It ends as soon as PUBLIC_URL is set.',
    'sms to 9830177002: Your code is 123456 (1)',
  ]);
});

test('a code that came too late, or to a restored copy, is not made', async () => {
  let made = 0;
  makers['phone-code'] = async () => {
    made++;
    return undefined;
  };
  await intend(db, { kind: 'phone-code', subjectId: '9830177003' });
  await pool.query("update notices set send_before = now() - interval '1 second' where subject_id = '9830177003'");
  await intend(db, { kind: 'phone-code', subjectId: '9830177004' });
  await pool.query("update notices set is_site_only = true where subject_id = '9830177004'");
  await app.outbox.drain();
  expect(made).toBe(0);
});
