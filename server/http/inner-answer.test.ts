import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { askWithin, handIn } from './inner-answer.ts';

const makeApp = () => {
  const app = Fastify();
  app.get('/call', async () => (handIn({ count: 1 }) ? '' : { count: 1 }));
  return app;
};

test('a page in the making is handed the answer, and nothing is written down', async () => {
  const { response, answer } = await askWithin(() => makeApp().inject('/call'));
  expect(answer).toEqual({ wire: { count: 1 } });
  expect(response.body).toBe('');
});

test('the same by an application that is ready: what it gives asks only when it is awaited', async () => {
  const app = makeApp();
  await app.ready();
  const { response, answer } = await askWithin(() => app.inject('/call'));
  expect(answer).toEqual({ wire: { count: 1 } });
  expect(response.body).toBe('');
});

test('who asks from outside reads it as JSON', async () => {
  expect((await makeApp().inject('/call')).json()).toEqual({ count: 1 });
});
