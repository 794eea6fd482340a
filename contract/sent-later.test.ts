import { expect, test } from 'vitest';
import { api } from './api.ts';
import { sentLaterAt } from './sent-later.ts';
import { leavesOf } from './wire.ts';

const sentLater = api.filter(({ isSentLater }) => isSentLater);

/** Repeats the list on purpose: a new call is sent only by a press until somebody adds it here. */
test('what a page may send by itself, long after the press, is named', () => {
  expect(sentLater.map(({ path }) => path).sort()).toEqual([
    'saveaddressstep',
    'savematernalstep',
    'savepaternalstep',
    'savepersonalstep',
    'sendmessage',
  ]);
});

test('a page finds each of them by its path, and no other call', () => {
  expect(api.filter(({ path }) => sentLaterAt(path))).toEqual(sentLater);
});

test.each(sentLater)('$path hands nothing over, asks for no fresh login, and may arrive twice', (call) => {
  expect(call.handsOver).toBeNull();
  expect([call.method, call.access]).toEqual(['POST', 'member']);
  const names = leavesOf(call.form.fields).map(([path]) => path.join('.'));
  // A version detects changes by others. A key distinguishes a letter from the next one with the same words.
  expect(names.includes('version') || names.includes('key')).toBe(true);
});
