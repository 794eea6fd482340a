import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { registerErrors } from './errors.ts';
import { registerForms } from './forms.ts';
import { registerRendering } from './render.ts';

test('page', async () => {
  const app = Fastify({});
  registerErrors(app);
  await app.register(cookie);
  await registerForms(app);
  await registerRendering(app, {
    config: { publicUrl: undefined },
    sessions: { whoIs: async () => null, whoRegisters: async () => null },
  });
  const r = await app.inject({ url: '/login', headers: { cookie: 'lang=bn' } });
  console.log(r.statusCode, r.headers, r.body);
  const r2 = await app.inject({ url: '/nowhere' });
  console.log(r2.statusCode, r2.body.slice(0, 300));
  const r3 = await app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'phone=123&password=abc',
  });
  console.log(r3.statusCode, r3.headers, r3.body);
});
