import { expect, test } from 'vitest';
import { showHaemoglobin } from '#contract/haemoglobin.ts';
import type { Api } from './call.ts';
import { load } from './load.ts';
import { loadUnless } from './load-unless.ts';
import type { Visit } from './visit.ts';
import { nobody } from './visitor.ts';

const visitThatMeets = (status: number): Visit => ({
  api: (async () => ({
    ok: false,
    status,
    message: { key: 'notYours', english: 'No' },
    errors: {},
    values: {},
  })) satisfies Api,
  visitor: nobody,
  language: 'en',
  isOnServer: false,
  remember: () => {},
  asked: '',
  keepAsked: () => {},
  trouble: null,
});

test('a page loads without the part whose refusal status it names', async () => {
  expect(await loadUnless(403, load(visitThatMeets(403), showHaemoglobin))).toBeNull();
});

test.each([404, 500])('a refusal with %i shows the error page', async (status) => {
  await expect(loadUnless(403, load(visitThatMeets(status), showHaemoglobin))).rejects.toMatchObject({
    init: { status },
  });
});
