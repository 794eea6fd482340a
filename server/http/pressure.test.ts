import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { registerErrors } from './errors.ts';
import { registerPressure } from './pressure.ts';

async function makeApp(mostDelayMs: number) {
  const app = Fastify();
  registerErrors(app);
  registerPressure(app, mostDelayMs);
  app.get('/', async () => ({ status: 'ok' }));
  await app.ready();
  const ask = async () => (await app.inject('/')).statusCode;
  return { app, ask };
}

/** Blocks the event loop for this time. */
function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('an event loop that is late is spared: 503 with a sentence, until it is in time again', async () => {
  const { app, ask } = await makeApp(300);
  expect(await ask()).toBe(200);
  const statuses: number[] = [];
  while (!statuses.includes(503) && statuses.length < 20) {
    hold(700);
    await new Promise((done) => setTimeout(done, 1));
    statuses.push(await ask());
  }
  const refused = await app.inject('/');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().msg]).toEqual([503, '5', messages.busy]);
  await expect.poll(ask).toBe(200);
  await app.close();
});

test('with 0 nobody is refused, however late it is', async () => {
  const { app, ask } = await makeApp(0);
  hold(1_500);
  await new Promise((done) => setTimeout(done, 1));
  expect(await ask()).toBe(200);
  await app.close();
});
