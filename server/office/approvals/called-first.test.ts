import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { makeIsDrawn } from '#server/domain/visibility-settings/called-first.queries.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeKeyedHash } from '#server/platform/crypto/keyed-hash.ts';
import { startTestApp, TEST_DATA_SECRET } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { makeOffice } from '#server/testing/office.ts';
import { makeStaff } from '#server/testing/staff.ts';

// A trial at home, in which all other profiles are shown at once.
const app = await startTestApp();
const moderator = await makeStaff(app, ['moderator']);
const administrator = await makeStaff(app, ['administrator']);
const office = makeOffice(app);

const show = ({ client, pid }: TestMember, whose = 'candidate') =>
  client.call('updateshowing', { pid, show: 'Yes', whose });
const showing = async ({ client, pid }: TestMember) =>
  (await client.get(`/api/showshowing?${new URLSearchParams({ pid })}`)).body;
async function open({ pid }: TestMember) {
  const { items } = Object((await moderator.client.call('office/listapprovals', { page: '' })).body);
  const { id } = items.find(({ memberId }: { memberId: string }) => memberId === pid);
  return { id: String(id), ...Object((await moderator.client.call('office/openapproval', { id: String(id) })).body) };
}
const approve = ({ id, version }: { id: string; version: string }) =>
  moderator.client.call('office/approve', { id, version });
const spoke = ({ pid }: TestMember, account: number, more: Record<string, string> = {}) =>
  moderator.client.call('office/spokewith', {
    member: pid,
    account: String(account),
    called: '9831122334',
    reason: 'She told me her birth date',
    ...more,
  });
/** Makes a member whose phone is the guardian's number of another profile. */
async function makeWithGuardiansPhone(): Promise<TestMember> {
  const [bride, other] = [await makeMember(app), await makeMember(app)];
  await app.pool.query('insert into profile_details (profile_id, guardian_phone) values ($1, $2)', [
    other.pid,
    bride.phone,
  ]);
  return bride;
}

test('somebody who says I am the bride with a guardian’s number is shown once the office has spoken with her', async () => {
  const bride = await makeWithGuardiansPhone();
  expect((await show(bride)).body.msgkey).toBe('nowWaits');
  expect((await showing(bride)).waiting).toMatchObject({ office: true, call: true });
  const item = await open(bride);
  expect(item.call).toMatchObject({ reasons: ['guardiansPhone'], isNeeded: true, phone: bride.phone });
  expect(await approve(item)).toMatchObject({ status: 409, body: { msgkey: 'callFirst' } });
  const { id } = item;
  await app.pool.query('update approvals set claimed_by = null, claimed_until = null');
  expect((await office('approvals', 'approve', id)).stderr).toMatch(/speak with the bride or groom first/);

  expect((await spoke(bride, item.call.account, { called: '' })).body.errors).toHaveProperty('called');
  expect((await spoke(bride, item.call.account, { reason: '' })).body.errors).toHaveProperty('reason');
  expect((await spoke(bride, 999_999)).status).toBe(404);
  expect((await spoke(bride, item.call.account)).body.msgcode).toBe(1);
  expect((await showing(bride)).waiting).toMatchObject({ office: true, call: false });
  expect((await open(bride)).call).toMatchObject({ reasons: ['guardiansPhone'], isNeeded: false });
  expect((await approve(item)).body.msgkey).toBe('saved');
  expect(await showing(bride)).toMatchObject({ shown: true, waiting: null });

  const { spoken } = Object((await administrator.client.call('office/listwhose')).body);
  expect(spoken[0]).toMatchObject({ memberId: bride.pid, phone: '9831122334', by: moderator.email });
});

test('the number of another profile, of the own guardian: each is called; a number of one’s own is not', async () => {
  const [one, other, own] = [await makeMember(app), await makeMember(app), await makeMember(app)];
  await app.pool.query(
    `insert into account_profiles (account_id, profile_id, role) select account_id, $2, 'guardian' from account_profiles where profile_id = $1`,
    [one.pid, other.pid],
  );
  expect((await show(one)).body.msgkey).toBe('nowWaits');
  expect((await open(one)).call.reasons).toEqual(['othersPhone']);
  await app.pool.query('insert into profile_details (profile_id, guardian_phone) values ($1, $2)', [
    own.pid,
    own.phone,
  ]);
  expect((await show(own)).body.msgkey).toBe('nowWaits');
  expect((await open(own)).call.reasons).toEqual(['guardiansPhone']);
  const free = await makeMember(app);
  expect((await show(free)).body.msgkey).toBe('nowShown');
  expect((await open(free)).call).toEqual({
    reasons: [],
    isNeeded: false,
    account: expect.any(Number),
    phone: free.phone,
  });
});

test('a guardian who then says I am the groom myself does not pass by the call', async () => {
  const father = await makeWithGuardiansPhone();
  expect((await show(father, 'guardian')).body.msgkey).toBe('waitsForCandidate');
  expect((await approve(await open(father))).body.msgcode).toBe(1);
  await father.client.call('saywhose', { pid: father.pid, whose: 'candidate' });
  expect((await show(father)).body.msgkey).toBe('nowWaits');
  expect((await approve(await open(father))).status).toBe(409);
});

test('a call of the time before an account was the bride’s is none to her', async () => {
  const bride = await makeWithGuardiansPhone();
  await show(bride);
  const { account } = (await open(bride)).call;
  await spoke(bride, account);
  expect((await open(bride)).call.isNeeded).toBe(false);
  const role = (word: string) =>
    office('accounts', 'role', bride.pid, String(account), word, '--reason', 'She showed her voter card');
  expect((await role('guardian')).code).toBe(0);
  expect((await role('candidate')).code).toBe(0);
  expect((await open(bride)).call.isNeeded).toBe(true);
  await spoke(bride, account);
  expect((await role('candidate')).code).toBe(0);
  expect((await open(bride)).call.isNeeded).toBe(false);
});

test('the call by which the office has settled whose it is counts; one that settled nothing does not', async () => {
  const father = await makeWithGuardiansPhone();
  await show(father);
  const { account } = (await open(father)).call;
  const sister = await addHolder(app, father, 'guardian');
  const say = (path: string) => sister.client.call(path, { pid: father.pid });
  await say('sayitisme');
  await spoke(father, account);
  await say('takebackitisme');
  expect((await open(father)).call).toMatchObject({ account, isNeeded: true });
  await say('sayitisme');
  const { rows } = await app.pool.query('select id from accounts where phone = $1', [sister.phone]);
  await spoke(father, Number(rows[0].id));
  const given = ['accounts', 'role', father.pid, String(rows[0].id), 'candidate', '--reason', 'Her card'];
  expect((await office(...given)).code).toBe(0);
  await app.pool.query('insert into guardian_phones (profile_id, phone) values ($1, $2)', [father.pid, sister.phone]);
  expect((await open(father)).call).toMatchObject({ account: Number(rows[0].id), isNeeded: false });
});

test('two who say that it is their own: a call settles nothing before that is settled', async () => {
  const bride = await makeWithGuardiansPhone();
  await show(bride);
  const { account } = (await open(bride)).call;
  await spoke(bride, account);
  const sister = await addHolder(app, bride, 'guardian');
  await app.pool.query(
    'insert into whose_claims (profile_id, account_id) select $1, id from accounts where phone = $2',
    [bride.pid, sister.phone],
  );
  const item = await open(bride);
  expect(item.call).toMatchObject({ reasons: ['claimed', 'guardiansPhone'], isNeeded: true });
  expect((await approve(item)).status).toBe(409);
});

test('of all other numbers one in fifty is drawn, each always alike, and none on a trial', () => {
  const { dataDir } = app;
  const site = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://shubho.example' });
  const keyedHash = makeKeyedHash(makeDataKey(TEST_DATA_SECRET).deriveKey('attempt limits'));
  const phones = Array.from({ length: 20_000 }, (_, index) => String(9_830_000_000 + index));
  const drawnOn = (config: typeof site) => phones.filter(makeIsDrawn({ keyedHash, config }));
  const drawn = drawnOn(site);
  expect(drawn.length / phones.length).toBeGreaterThan(0.8 / 50);
  expect(drawn.length / phones.length).toBeLessThan(1.2 / 50);
  expect(drawnOn(site)).toEqual(drawn);
  expect(drawnOn(readConfig({ DATA_DIR: dataDir }))).toEqual([]);
  expect(drawnOn({ ...site, calledOneIn: 0 })).toEqual([]);
});

test('the terminal records the call, and then approves', async () => {
  const bride = await makeWithGuardiansPhone();
  await show(bride);
  const { id } = await open(bride);
  await app.pool.query('update approvals set claimed_by = null, claimed_until = null');
  const said = ['--reason', 'She named her school'];
  expect((await office('candidates', 'spoke', bride.pid, '--called', '12', ...said)).stderr).toMatch(/No telephone/);
  expect((await office('candidates', 'spoke', bride.pid, '--called', '9831122334', ...said)).code).toBe(0);
  expect((await office('approvals', 'approve', id)).code).toBe(0);
  expect(await showing(bride)).toMatchObject({ shown: true });
});
