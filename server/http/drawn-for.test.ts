import { expect, test } from 'vitest';
import { DRAWN_FOR } from '#contract/rendered-for.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();

const markOf = async ({ client, pid }: TestMember) => String((await client.call('showprofile', { pid })).body.account);

const send = (client: TestClient, path: string, { form, mark }: { form: Record<string, string>; mark: string }) =>
  client.send(`/api/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { [DRAWN_FOR.header]: mark },
  });

test('the other parent in the same browser changes no password that was typed for the first', async () => {
  const mother = await makeMember(app);
  const father = await addHolder(app, mother, 'guardian');
  const mark = await markOf(mother);
  expect(mark).not.toBe(await markOf(father));
  const form = { pid: mother.pid, password: 'a-new-password-9', oldpassword: TEST_PASSWORD };
  const refused = await send(father.client, 'updatepassword', { form, mark });
  expect([refused.status, refused.body.msgkey]).toEqual([409, 'drawnForAnother']);
  const { body } = await app.client().call('custlogin', { phone: father.phone, password: TEST_PASSWORD });
  expect(body.msgcode).toBe(1);
});

test('a page of the elder saves nothing once the younger is open, and says which', async () => {
  const elder = await makeMember(app, { name: 'Elder' });
  const younger = await makeMember(app, { name: 'Younger' });
  await app.pool.query(
    `insert into account_profiles (account_id, profile_id, role)
     select account_id, $1, 'guardian' from account_profiles where profile_id = $2`,
    [younger.pid, elder.pid],
  );
  const mark = await markOf(elder);
  await elder.client.call('switchprofile', { pid: elder.pid, profileid: younger.pid, profile: younger.pid });
  const form = { pid: elder.pid, name: 'Typed for the elder', email: '', gender: 'Female', phone: elder.phone };
  const refused = await send(elder.client, 'updatedashboard', { form, mark });
  expect([refused.status, refused.body.msgkey]).toEqual([409, 'drawnForOther']);
  const { rows } = await app.pool.query('select name from members where profile_id = any($1) order by name', [
    [elder.pid, younger.pid],
  ]);
  expect(rows).toEqual([{ name: 'Elder' }, { name: 'Younger' }]);
});

test('a caller that sends no mark is served as ever', async () => {
  const member = await makeMember(app);
  const saved = await member.client.call('updatedashboard', {
    pid: member.pid,
    name: 'Ruma Ghosh',
    email: '',
    gender: 'Female',
    phone: member.phone,
  });
  expect(saved.body.msgcode).toBe(1);
});
