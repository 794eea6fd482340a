import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Api } from '#web/api/call.ts';
import { startVisit } from '#web/api/visit.ts';
import { nobody } from '#web/api/visitor.ts';
import { loadMemberPage } from './load-member-page.ts';

const tomorrow = { key: 'readingsSpent', english: 'Tomorrow' };

function openWhere(status: number) {
  const context = new RouterContextProvider();
  const api = (async () => ({ ok: false, status, message: tomorrow, errors: {}, values: {} })) satisfies Api;
  const told = { remember: () => {}, asked: '', keepAsked: () => {}, trouble: null };
  startVisit(context, { api, visitor: nobody, language: 'en', isOnServer: false, ...told });
  return loadMemberPage({ params: { profileId: 'SV12' }, context });
}

test('an exhausted daily view limit is shown on the page itself, and a hidden profile has none', async () => {
  expect(await openWhere(429)).toMatchObject({ data: { spent: tomorrow }, init: { status: 429 } });
  expect(await openWhere(404)).toMatchObject({ data: { lost: tomorrow }, init: { status: 404 } });
  await expect(openWhere(500)).rejects.toMatchObject({ init: { status: 500 } });
});
