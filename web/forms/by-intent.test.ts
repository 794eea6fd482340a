import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { byIntent, INTENT } from './by-intent.ts';

const action = byIntent(() => 'main', { keep: () => 'keep' });

test.each([
  ['keep', 'keep'],
  ['', 'main'],
  ['toString', 'main'],
  ['constructor', 'main'],
  ['__proto__', 'main'],
])('a button of %j does %s', async (intent, done) => {
  const url = new URL('https://site.example/page');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ [INTENT]: intent }) });
  const args = { request, url, params: {}, pattern: '', context: new RouterContextProvider() };
  expect(await action(args)).toBe(done);
});
