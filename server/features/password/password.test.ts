import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';

const app = await startTestApp();
const NEW = 'নতুন পাসওয়ার্ড';

describe('updatepassword', () => {
  test('the new password counts, the old one no longer', async () => {
    const { client, pid, phone } = await makeMember(app);
    const answer = await client.call('updatepassword', { pid, password: NEW });
    expect(answer.body).toEqual({
      msgcode: 1,
      msg: 'Password Changed!!',
      msgkey: 'passwordChanged',
      msgcolor: 'green',
    });
    const login = (password: string) => app.client().call('custlogin', { phone, password });
    expect((await login(TEST_PASSWORD)).body.msgcode).toBe(2);
    // Another keyboard may send the same letters in decomposed form.
    expect((await login(NEW.normalize('NFD'))).body.msgcode).toBe(1);
  });

  test('ends every other session and keeps its own', async () => {
    const { client, pid, phone } = await makeMember(app);
    const other = app.client();
    await other.call('custlogin', { phone, password: TEST_PASSWORD });
    await client.call('updatepassword', { pid, password: NEW });
    expect((await other.call('showprofile', { pid })).status).toBe(401);
    expect((await client.call('showprofile', { pid })).status).toBe(200);
  });

  test('a session older than fifteen minutes is asked for a login first', async () => {
    const { client, pid, phone } = await makeMember(app);
    const age = async (minutes: number) =>
      app.db
        .updateTable('sessions')
        .set({ created_at: new Date(Date.now() - minutes * 60_000) })
        .where('profile_id', '=', pid)
        .execute();
    await age(15.1);
    const refused = await client.call('updatepassword', { pid, password: NEW });
    expect(refused.status).toBe(401);
    expect(refused.body.msg).toBe('Please log in again before you change this');
    expect((await app.client().call('custlogin', { phone, password: TEST_PASSWORD })).body.msgcode).toBe(1);
    await age(14.8);
    expect((await client.call('updatepassword', { pid, password: NEW })).body.msgcode).toBe(1);
  });

  test('five changes in a quarter of an hour, however many are sent at once; others log in meanwhile', async () => {
    const { client, pid } = await makeMember(app);
    const other = await makeMember(app);
    const changes = Array.from({ length: 80 }, () => client.call('updatepassword', { pid, password: NEW }));
    const login = await app.client().call('custlogin', { phone: other.phone, password: TEST_PASSWORD });
    expect(login.body.msgcode).toBe(1);
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(75);
  });

  test('six characters are enough', async () => {
    const own = await makeMember(app);
    const answer = await own.client.call('updatepassword', { pid: own.pid, password: '12345a' });
    expect(answer.body.msg).toBe('Password Changed!!');
  });

  test.each(['', '12345', '      '])('%j gets its sentence', async (password) => {
    const answer = await client.call('updatepassword', { pid, password });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      msgcode: 2,
      errors: { password: 'Minimum 6 digit / alphanumeric password required' },
    });
  });
});

const { client, pid } = await makeMember(app);
