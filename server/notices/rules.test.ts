import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { noticeRuleOf, RULES_EVERY_DAYS } from '#contract/notice-kinds.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';

const app = await startTestApp();
const sweepNow = () => sweep(app.db, makeFileStore(tmpdir()));
const told = async (pid: string) =>
  (await app.pool.query("select from notices where kind = 'rules' and profile_id = $1", [pid])).rowCount;
const registeredBefore = (pid: string, days: number) =>
  app.pool.query('update members set registered_at = now() - make_interval(days => $2) where profile_id = $1', [
    pid,
    days,
  ]);

test('every three months a family is reminded of the rules, at home and by e-mail, the first time three months after it registered', async () => {
  const [old, young] = [await makeMember(app), await makeMember(app)];
  await registeredBefore(old.pid, RULES_EVERY_DAYS + 1);
  await registeredBefore(young.pid, RULES_EVERY_DAYS - 1);
  await sweepNow();
  await sweepNow();
  expect([await told(old.pid), await told(young.pid)]).toEqual([1, 0]);
  expect(noticeRuleOf('rules')).toMatchObject({ channels: ['email'], page: '/terms', isSecurity: false });
  const home = await old.client.call('showtoday', { pid: old.pid });
  expect(Object(home.body).office).toMatchObject({ kind: 'rules' });

  // The notice itself is deleted by then, but the record that it was sent stays.
  await app.pool.query("delete from notices where kind = 'rules'");
  await sweepNow();
  expect(await told(old.pid)).toBe(0);
  await app.pool.query('update rules_told set told_at = told_at - make_interval(days => $1)', [RULES_EVERY_DAYS + 1]);
  await sweepNow();
  expect(await told(old.pid)).toBe(1);
});
