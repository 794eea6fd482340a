import { expect, test } from 'vitest';
import type { Api } from '#web/api/call.ts';
import { nobody } from '#web/api/visitor.ts';
import { loadMine } from './load-mine.ts';

const ours = { asked: '', keepAsked: () => {}, remember: () => {}, trouble: null, isOnServer: false } as const;

async function askedBy(isRestricted: boolean): Promise<string[]> {
  const asked: string[] = [];
  const api = (async ({ path }) => {
    asked.push(path);
    return { ok: false, status: 500, message: { key: 'saved', english: 'Saved' }, errors: {}, values: {} };
  }) satisfies Api;
  const visitor = { ...nobody, pid: 'SV7', isRestricted };
  expect(await loadMine({ api, visitor, language: 'en', ...ours })).toBeNull();
  return asked;
}

test('a Power Link session, which has no card, does not request one', async () => {
  expect(await askedBy(true)).toEqual([]);
  expect(await askedBy(false)).toEqual(['showcard']);
});
