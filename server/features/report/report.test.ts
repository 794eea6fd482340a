import { expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { listCases } from '#server/office/cases.queries.ts';
import { settleAndNotify } from '#server/office/settle-case.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';

const app = await startTestApp();
const runSweep = () => sweep(app.db, makeFileStore(app.dataDir));
const waiting = () => listCases(app.db, { state: '', kind: '', page: 1 });
const loadAll = () => app.db.selectFrom('reports').selectAll().orderBy('id').execute();

async function remove(pid: string): Promise<void> {
  await app.pool.query(
    `update members set deletion_due_at = now() - interval '1 minute', deletion_receipt = $1 where profile_id = $1`,
    [pid],
  );
  await runSweep();
}

async function register(phone: string): Promise<string | undefined> {
  const form = { profile_id: '', name: 'Another Name', email: '', phone, gender: 'Male', password: TEST_PASSWORD };
  return (await app.client().call('registerstep1', form)).body.profile_id;
}

test('a report outlives the reported member, and is back when somebody registers with the same phone', async () => {
  const [reporter, cheat] = [await makeMember(app), await makeMember(app, { gender: 'Male' })];
  await ask(reporter, 'reportmember', cheat, { reason: 'money', words: 'He asked my father for money' });
  const [report] = await loadAll();
  await settleAndNotify(app.db, report?.case_id ?? 0, { outcome: 'acted', note: 'Spoke to him', by: 'mitra' });
  await remove(cheat.pid);

  const [kept] = await loadAll();
  expect(kept).toMatchObject({ member_id: '', reason: 'money', words: 'He asked my father for money' });
  expect(JSON.stringify(kept)).not.toContain(cheat.phone);
  expect(await waiting()).toEqual([]);

  await register('9840077777');
  expect(await waiting()).toEqual([]);
  const again = await register(cheat.phone);
  expect(await waiting()).toMatchObject([{ memberId: again, kind: 'fraud', settled: null, reports: 1 }]);
  expect((await loadAll())[0]).toMatchObject({ member_id: again, returned_at: expect.any(Date), settled_at: null });
});

test('a year after the member has left it is gone; a report of somebody who is here stays', async () => {
  const [reporter, left, here] = [await makeMember(app), await makeMember(app), await makeMember(app)];
  for (const member of [left, here])
    await ask(reporter, 'reportmember', member, { reason: 'rude', words: `about ${member.pid}` });
  await remove(left.pid);
  const words = async () => (await loadAll()).map((report) => report.words);
  expect(await words()).toEqual(expect.arrayContaining([`about ${left.pid}`, `about ${here.pid}`]));
  await app.pool.query(
    `update reports set left_at = left_at - interval '366 days', reported_at = reported_at - interval '3 years'`,
  );
  await runSweep();
  expect(await words()).not.toContain(`about ${left.pid}`);
  expect(await words()).toContain(`about ${here.pid}`);
});
