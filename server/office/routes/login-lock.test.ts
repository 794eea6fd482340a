import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeStaff, PASSWORD } from '#server/testing/staff.ts';

const app = await startTestApp({ trustProxy: 1 });
const from = (address: string) => app.client({ 'x-forwarded-for': address });

test('a stranger’s wrong passwords lock their own network out, and nobody of the office', async () => {
  const { email, client } = await makeStaff(app, ['moderator']);
  const stranger = from('203.0.113.66');
  const wrong = () => stranger.call('office/login', { email, password: 'wrong password' });
  for (let turn = 0; turn < 10; turn += 1) expect((await wrong()).status).toBe(200);
  expect((await wrong()).status).toBe(429);
  expect((await from('198.51.100.7').call('office/login', { email, password: PASSWORD })).body.msgcode).toBe(1);
  expect((await client.call('office/login', { email, password: PASSWORD })).body.msgcode).toBe(1);
});

test('a browser that has logged in before counts apart, also behind the network that is locked out', async () => {
  const { email } = await makeStaff(app, ['helper']);
  const address = '203.0.113.77';
  const known = from(address);
  expect((await known.call('office/login', { email, password: PASSWORD })).body.msgcode).toBe(1);
  const stranger = from(address);
  for (let turn = 0; turn < 11; turn += 1) await stranger.call('office/login', { email, password: 'wrong password' });
  expect((await stranger.call('office/login', { email, password: PASSWORD })).status).toBe(429);
  expect((await known.call('office/login', { email, password: PASSWORD })).body.msgcode).toBe(1);
  // A forged cookie or another person's cookie does not make a browser known.
  stranger.cookies.set('office-browser', known.cookies.get('office-browser')?.replace(/^../, 'AA') ?? '');
  expect((await stranger.call('office/login', { email, password: PASSWORD })).status).toBe(429);
});
