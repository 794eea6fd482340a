import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
let bride: TestMember;
beforeAll(async () => {
  bride = await makeShownMember(app);
});

const groom = () => makeShownMember(app, { gender: 'Male' });

async function cardOf(reader: TestMember, other: TestMember) {
  const { text } = await reader.client.call('findmember', { pid: reader.pid, who: other.pid, cursor: '' });
  const [found] = JSON.parse(text).found;
  return found?.match;
}
const between = async (reader: TestMember, other: TestMember) => (await cardOf(reader, other))?.between;

test('an interest stands between two as the reader may know it, and a silent decline looks like waiting', async () => {
  const [waits, declines] = [await groom(), await groom()];
  for (const other of [waits, declines]) {
    expect(await between(bride, other)).toBe('');
    await ask(bride, 'sendintroduction', other, { note: '' });
  }
  expect(await between(waits, bride)).toBe('received');
  await ask(declines, 'declineintroduction', bride);
  expect(await between(declines, bride)).toBe('');
  expect(await between(bride, declines)).toBe(await between(bride, waits));
  expect(await between(bride, waits)).toBe('sent');
  await ask(bride, 'withdrawintroduction', waits);
  expect(await between(bride, waits)).toBe('withdrawn');
  expect(await between(waits, bride)).toBe('');
});

test('an acceptance shows to both, and what is over for long stands in nobody’s way', async () => {
  const [accepts, before] = [await groom(), await groom()];
  await becomeAcquainted(bride, accepts);
  expect([await between(bride, accepts), await between(accepts, bride)]).toEqual(['accepted', 'accepted']);
  await ask(before, 'sendintroduction', bride, { note: '' });
  const age = (days: number) =>
    app.pool.query('update introductions set sent_at = now() - make_interval(days => $1) where sender_id = $2', [
      days,
      before.pid,
    ]);
  await age(22);
  expect([await between(bride, before), await between(before, bride)]).toEqual(['', 'sent']);
  await age(91);
  expect(await between(before, bride)).toBe('');
});

test('a member who is in the shortlist is kept', async () => {
  const kept = await groom();
  await ask(bride, 'addtoshortlist', kept, { note: '' });
  expect((await cardOf(bride, kept)).isKept).toBe(true);
});
