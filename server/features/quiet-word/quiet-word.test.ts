import { describe, expect, test } from 'vitest';
import { STAFF_ROLES } from '#contract/staff/roles.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { restForADayAndNotify } from '#server/office/rests.queries.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const { client: desk } = await makeStaff(app, ['womensDesk']);
const { client: others } = await makeStaff(
  app,
  STAFF_ROLES.filter((role) => role !== 'womensDesk'),
);
const SAFE = { phone: '9811122233', hour: 'evening' };

const say = ({ client, pid }: TestMember, form: Record<string, string> = SAFE) =>
  client.call('quietword', { pid, ...form });
const listed = async () => Object((await desk.call('office/listquietwords')).body);
const end = (id: number, form: Record<string, string> = { words: 'She is free', spoke: 'Yes' }) =>
  desk.call('office/endquietword', { id: String(id), ...form });
const sees = async (viewer: TestMember, owner: TestMember) => (await ask(viewer, 'member', owner)).status === 200;

async function makeFamily() {
  const father = await makeShownMember(app);
  const bride = await addHolder(app, father, 'candidate');
  const groom = await makeShownMember(app, { gender: 'Male' });
  return { father, bride, groom };
}

describe('who is not free to decide', () => {
  test('is hidden from all until the desk ends it on her word; neither the sweep, a pause’s end nor the office shows her before', async () => {
    const { father, bride, groom } = await makeFamily();
    const other = await makeShownMember(app, { gender: 'Male' });
    expect((await say(bride)).body).toMatchObject({ msgcode: 1, msgkey: 'quietWordHeard' });
    expect(await sees(groom, bride)).toBe(false);
    await app.pool.query("update vetoes set set_at = now() - interval '9 days'");
    await app.pool.query("update rests set rested_at = now() - interval '9 days'");
    await sweep(app.db, makeFileStore(app.dataDir));
    await father.client.call('pauseprofile', { pid: father.pid, kind: 'paused', reason: 'notNow', words: '' });
    await father.client.call('resumeprofile', { pid: father.pid });
    await restForADayAndNotify(app.db, bride.pid, 'mitra');
    expect([await sees(groom, bride), await sees(other, bride)]).toEqual([false, false]);

    const { waiting } = await listed();
    expect(waiting).toMatchObject([{ memberId: bride.pid, ...SAFE }]);
    expect((await end(waiting[0].id, { words: 'She is free', spoke: '' })).status).toBe(422);
    expect((await end(waiting[0].id)).body.msgcode).toBe(1);
    expect((await end(waiting[0].id)).body.msgkey).toBe('changedMeanwhile');
    expect(await sees(groom, bride)).toBe(true);
    expect((await listed()).waiting).toEqual([]);
  });

  test('hides from accepted families as well, in the words of a rest', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await say(bride);
    const vetoed = await ask(groom, 'member', bride);
    await app.pool.query("update rests set until = now() + interval '1 hour' where profile_id = $1", [bride.pid]);
    expect((await ask(groom, 'member', bride)).bytes).toEqual(vetoed.bytes);
  });

  test('is heard on her own account alone', async () => {
    const { father } = await makeFamily();
    const alone = await makeMember(app);
    for (const member of [father, alone]) {
      expect((await say(member)).status).toBe(403);
      expect((await member.client.call('mayquietword', { pid: member.pid })).status).toBe(403);
    }
    expect((await app.client().call('quietword', { pid: father.pid, ...SAFE })).status).toBe(401);
  });

  test('may say it again with another number; what is answered is the same, and wrong answers name the field', async () => {
    const { bride } = await makeFamily();
    const first = await say(bride);
    const again = await say(bride, { phone: '9811122244', hour: 'night' });
    expect(again.bytes).toEqual(first.bytes);
    const own = (await listed()).waiting.filter(({ memberId }: { memberId: string }) => memberId === bride.pid);
    expect(own).toMatchObject([{ phone: '9811122244', hour: 'night' }]);
    expect((await say(bride, { phone: '12', hour: 'evening' })).body.errors).toHaveProperty('phone');
    expect((await say(bride, { phone: SAFE.phone, hour: 'never' })).body.errors).toHaveProperty('hour');
    const { rows } = await app.pool.query('select to_json(v)::text as row from vetoes v');
    expect(rows.map(({ row }) => row).join()).not.toMatch(/98111222|evening|night/);
  });

  test('is an ordinary case to the rest of the office, which can neither list nor end it, and whose records do not name her', async () => {
    const { bride } = await makeFamily();
    await say(bride);
    const { rows: uses } = await app.pool.query(
      'select count(*)::int as count from office_uses where profile_id = $1',
      [bride.pid],
    );
    const { waiting } = await listed();
    for (const [path, form] of [
      ['office/listquietwords', {}],
      ['office/endquietword', { id: String(waiting[0].id), words: 'x', spoke: 'Yes' }],
    ] as const)
      expect((await others.call(path, form)).status).toBe(403);
    const { cases } = Object((await others.call('office/listcases', { state: '', kind: '', page: '' })).body);
    const own = cases.find(({ memberId }: { memberId: string }) => memberId === bride.pid);
    expect(own).toMatchObject({ kind: 'other', reports: 1, isSuspended: false });
    const soon = Date.parse(own.restsUntil) - Date.now();
    expect(soon).toBeGreaterThan(0);
    expect(soon).toBeLessThanOrEqual(24 * 3_600_000);
    const shown = await others.call('office/showcase', { id: String(own.id) });
    expect(shown.text).not.toMatch(/quiet|veto|98111222|infinity/i);
    await app.pool.query('delete from office_uses where command = $1', ['office/showcase']);
    const { rows } = await app.pool.query('select count(*)::int as count from office_uses where profile_id = $1', [
      bride.pid,
    ]);
    expect(rows[0].count).toBeLessThanOrEqual(uses[0].count + 1);
    const today = Object((await others.call('office/today')).body).waits;
    expect(today.map(({ kind }: { kind: string }) => kind)).not.toContain('quietWord');
    expect(Object((await desk.call('office/today')).body).waits).toContainEqual(
      expect.objectContaining({ kind: 'quietWord', memberId: '' }),
    );
  });

  test('leaves no act, no notice but that of every rest, and nothing in either’s download', async () => {
    const [vetoed, resting] = [await makeFamily(), await makeFamily()];
    await say(vetoed.bride);
    await restForADayAndNotify(app.db, resting.bride.pid, 'mitra');
    const told = async ({ father, bride }: typeof vetoed) => {
      const { rows } = await app.pool.query(
        `select n.kind, p.role, d.channel from notices n join account_profiles p on p.account_id = n.account_id
         left join notice_deliveries d on d.notice_id = n.id where n.profile_id = $1 order by 1, 2, 3`,
        [bride.pid],
      );
      const acts = await app.pool.query('select act from acts where profile_id = $1', [bride.pid]);
      const pages = await Promise.all(
        [father, bride].flatMap(({ client, pid }) =>
          ['showpause', 'showshowing'].map(async (path) => (await client.call(path, { pid })).text),
        ),
      );
      return { rows, acts: acts.rows, pages };
    };
    expect(await told(vetoed)).toEqual(await told(resting));
    for (const { client } of [vetoed.father, vetoed.bride]) {
      const zip = await client.get('/files/my-data.zip');
      expect(zip.bytes.toString('latin1')).not.toMatch(/veto|quiet|98111222/i);
    }
  });
});

describe('an invitation that is refused because of force', () => {
  test('is remembered: by another number and by another profile the desk sees it, and nobody else', async () => {
    const [first, second] = [await makeShownMember(app), await makeMember(app)];
    for (const { pid } of [first, second])
      await app.pool.query('update account_profiles set role = $2 where profile_id = $1', [pid, 'guardian']);
    const invite = ({ client, pid }: TestMember, phone: string) =>
      client.call('inviteholder', { pid, whose: 'candidate', phone });
    const answers = [await invite(first, '9833300001')];
    await app.outbox.drain();
    const code =
      /\b\d{6}\b/.exec(
        app.printed.findLast((line) => line.includes('9833300001'))?.replaceAll('9833300001', '') ?? '',
      )?.[0] ?? '';
    const refused = await app.client().call('refuseinvitation', { phone: '9833300001', code, reason: 'forced' });
    expect(refused.body.msgkey).toBe('invitationRefused');
    answers.push(await invite(first, '9833300002'), await invite(second, '9833300001'));
    expect(answers.map(({ body }) => body.msgkey)).toEqual(Array(3).fill('invitationSent'));
    const { forced } = await listed();
    expect(forced).toMatchObject([{ memberId: first.pid }]);
    expect(forced[0].again.map(({ memberId }: { memberId: string }) => memberId).sort()).toEqual(
      [first.pid, second.pid].sort(),
    );
    const { rows: kept } = await app.pool.query('select to_json(f)::text as row from forced_refusals f');
    expect(kept.map(({ row }) => row).join()).not.toContain('9833300001');

    // Deleted three years after their last invitation.
    const age = (table: 'forced_refusals' | 'forced_returns', column: string) =>
      app.pool.query(`update ${table} set ${column} = now() - interval '3 years 1 day'`);
    const sweepNow = () => sweep(app.db, makeFileStore(app.dataDir));
    await age('forced_refusals', 'refused_at');
    await sweepNow();
    expect((await listed()).forced).toHaveLength(1);
    await age('forced_returns', 'invited_at');
    await sweepNow();
    expect((await listed()).forced).toEqual([]);
  });
});
