import { expect, test } from 'vitest';
import { anyone, betweenSteps, members, newcomers, registered, visitors } from './redirects.ts';
import { nobody } from './visitor.ts';

const member = { ...nobody, pid: 'SV7' };
const between = { ...nobody, profileId: 'SV9', isBetweenSteps: true };
const done = { ...nobody, profileId: 'SV9' };

test.each([
  ['a public page', anyone, [null, null, null, null]],
  ['/login', visitors, [null, '/dashboard', null, null]],
  ['/register', newcomers, [null, '/dashboard', '/register2', null]],
  ['/register2', betweenSteps, ['/', '/dashboard', null, null]],
  ['/thankyou', registered, ['/login', '/login', null, null]],
  ['a dashboard page', members, ['/login', null, '/login', '/login']],
] as const)('%s redirects a visitor, a member, and a newcomer between and after the steps', (_, rule, to) => {
  expect([nobody, member, between, done].map(rule)).toEqual(to);
});
