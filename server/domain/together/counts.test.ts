import { expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { countEvent } from './counts.queries.ts';

const app = await startTestApp();
const phoneHash = (text: string) => Buffer.from(text.padEnd(32).slice(0, 32));

async function makePair(): Promise<[TestMember, TestMember]> {
  const bride = await makeShownMember(app);
  const groom = await makeShownMember(app, { gender: 'Male' });
  return [bride, groom];
}

const counted = async (kind: string) =>
  (await app.pool.query('select kind, district_id, origin, days_after from together_counts where kind = $1', [kind]))
    .rows;

test('an acceptance is counted once, without a name', async () => {
  const [bride, groom] = await makePair();
  await app.pool.query('insert into profile_details (profile_id, home_district_id) values ($1, 101)', [bride.pid]);
  await becomeAcquainted(bride, groom);
  expect(await counted('acceptance')).toEqual([
    { kind: 'acceptance', district_id: 101, origin: 'family', days_after: null },
  ]);
  await ask(groom, 'endacquaintance', bride);
  expect(await counted('acceptance')).toHaveLength(1);
  const { rows } = await app.pool.query('select to_jsonb(c)::text as row from together_counts c');
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${bride.pid}|${groom.pid}`));
});

test('an event is counted once for a pair, from whichever side, and also when both say it at once', async () => {
  const [bride, groom] = await makePair();
  await becomeAcquainted(bride, groom);
  await app.pool.query("update introductions set answered_at = now() - interval '12 days' where sender_id = $1", [
    bride.pid,
  ]);
  const [one, other] = [bride.pid, groom.pid];
  await Promise.all(
    [one, other, one, other].map((oneId) =>
      countEvent({ db: app.db, phoneHash }, { kind: 'meeting', oneId, otherId: oneId === one ? other : one }),
    ),
  );
  expect(await counted('meeting')).toMatchObject([{ origin: 'family', days_after: 12 }]);
});

test('after two years the count stays, and that it was this pair is forgotten', async () => {
  await app.pool.query("update together_counts set month = month - interval '25 months'");
  const before = await app.pool.query('select count(*) from together_counts');
  await sweep(app.db, makeFileStore(app.dataDir));
  const after = await app.pool.query('select count(*), count(pair_hash) as known from together_counts');
  expect(after.rows).toEqual([{ ...before.rows[0], known: 0 }]);
});
