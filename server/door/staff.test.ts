import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '#contract/call.ts';
import { outcomeFacts } from '#contract/outcome.ts';
import type { Services } from '#server/services.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestClient } from '#server/testing/client.ts';
import { makeMember } from '#server/testing/members.ts';
import { answer } from './answer.ts';
import { registerErrors } from './errors.ts';
import { registerForms } from './forms.ts';
import { success } from './outcome.ts';
import { makeSessions } from './session.ts';

const app = await startTestApp();

test('a call for staff is refused to whoever has not logged in, and to every member', async () => {
  const office = Fastify();
  onTestFinished(() => office.close());
  registerErrors(office);
  await office.register(cookie);
  await registerForms(office);
  const sessions = makeSessions({ ...app, config: { publicUrl: undefined }, comparePhones: async () => {} });
  const services = { app: office, config: {}, sessions, disk: { refuseWhenFull: () => {} } } as unknown as Services;
  let served = 0;
  answer(services, call('officedesk', { access: 'staff', returned: outcomeFacts }), async () => {
    served += 1;
    return success('saved');
  });
  const address = await office.listen({ port: 0, host: '127.0.0.1' });

  const ask = async (cookies: Map<string, string>) => {
    const client = makeTestClient(address);
    for (const [name, value] of cookies) client.cookies.set(name, value);
    const { status, body } = await client.call('officedesk');
    return [status, body.msg];
  };
  expect(await ask(new Map())).toEqual([401, 'Please log in first']);
  const { client } = await makeMember(app);
  expect(await ask(client.cookies)).toEqual([403, 'This is for the people of the office alone']);
  expect(served).toBe(0);
});
