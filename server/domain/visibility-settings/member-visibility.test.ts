import { beforeAll, expect, test } from 'vitest';
import { VISIBILITY_STATES, type VisibilityState } from '#server/platform/db/visibility-tables.ts';
import { makeTestDatabase } from '#server/testing/database.ts';

const { db, pool } = await makeTestDatabase();

const NO_OR_YES = [false, true];

interface Facts {
  isRegistered: boolean;
  isLeaving: boolean;
  isSuspended: boolean;
  showing: boolean;
  waits: '' | 'office' | 'candidate';
  rest: '' | 'over' | 'now';
  pause: null | 'paused' | 'engaged';
  isForChosen: boolean;
}

const everyCase: Facts[] = NO_OR_YES.flatMap((isRegistered) =>
  NO_OR_YES.flatMap((isLeaving) =>
    NO_OR_YES.flatMap((isSuspended) =>
      NO_OR_YES.flatMap((showing) =>
        NO_OR_YES.flatMap((isForChosen) =>
          (['', 'office', 'candidate'] as const).flatMap((waits) =>
            (['', 'over', 'now'] as const).flatMap((rest) =>
              ([null, 'paused', 'engaged'] as const).map((pause) => ({
                isRegistered,
                isLeaving,
                isSuspended,
                showing,
                isForChosen,
                waits,
                rest,
                pause,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

const idOf = (at: number) => `SV${500_000_000 + at}`;

function stateOf({ isRegistered, isLeaving, isSuspended, showing, waits, rest, pause, isForChosen }: Facts) {
  const reasons: [VisibilityState, boolean][] = [
    ['leaving', isLeaving],
    ['suspended', isSuspended],
    ['waiting', waits !== ''],
    ['notShown', !isRegistered || !showing],
    ['resting', rest === 'now'],
    ['paused', pause !== null],
    ['chosen', isForChosen],
  ];
  return reasons.find(([, isSo]) => isSo)?.[0] ?? 'shown';
}

beforeAll(async () => {
  for (const [at, facts] of everyCase.entries()) {
    await pool.query(
      `with m as (insert into members (profile_id, name, gender, registered_at, suspended_at, deletion_due_at, deletion_receipt)
          values ($1, 'Ruma', 'Female', case when $2 then now() end, case when $3 then now() end,
            case when $4 then now() + interval '9 days' end, case when $4 then $1 end)),
        s as (insert into showings (profile_id) select $1 where $5),
        w as (insert into waiting_showings (profile_id, for_office, for_candidate)
          select $1, $6 = 'office', $6 = 'candidate' where $6 <> ''),
        r as (insert into rests (profile_id, until, rested_by)
          select $1, now() + case $7 when 'now' then 1 else -1 end * interval '1 hour', 'x' where $7 <> ''),
        p as (insert into pauses (profile_id, kind, reason) select $1, $8::text, 'other' where $8::text is not null)
        insert into chosen_showings (profile_id) select $1 where $9`,
      [
        idOf(at),
        facts.isRegistered,
        facts.isSuspended,
        facts.isLeaving,
        facts.showing,
        facts.waits,
        facts.rest,
        facts.pause,
        facts.isForChosen,
      ],
    );
  }
});

test('whatever is so of a profile at the same time, the first reason is its state', async () => {
  const found = await db.selectFrom('member_visibility').selectAll().orderBy('profile_id').execute();
  expect(found.length).toBe(everyCase.length);
  for (const [at, facts] of everyCase.entries()) {
    const state = stateOf(facts);
    const isAbsent = facts.isLeaving || facts.isSuspended || facts.rest === 'now' || facts.pause !== null;
    expect(found[at], JSON.stringify(facts)).toMatchObject({
      profile_id: idOf(at),
      state,
      is_seen: state === 'shown' || state === 'chosen',
      has_asked: facts.isRegistered && facts.showing,
      is_absent: isAbsent,
      is_for_chosen: facts.isForChosen,
      is_leaving: facts.isLeaving,
      is_suspended: facts.isSuspended,
      is_resting: facts.rest === 'now',
      is_waiting: facts.waits !== '',
      waits_for_office: facts.waits === 'office',
      pause: facts.pause,
    });
  }
  expect(new Set(found.map(({ state }) => state))).toEqual(new Set(VISIBILITY_STATES));
});

test.each([
  ['is_waiting', ['members', 'waiting_showings']],
  ['has_asked', ['members', 'showings']],
  ['not is_absent', ['members', 'pauses', 'rests']],
  ['is_seen', ['members', 'pauses', 'rests', 'showings', 'waiting_showings']],
])('a question after %s reads the tables that it is about, and no other', async (asked, tables) => {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (costs off) select profile_id from member_visibility where ${asked}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect([...new Set([...plan.matchAll(/ on (\w+)/g)].map(([, table]) => table))].sort()).toEqual(tables);
});

test('one profile is found by keys alone', async () => {
  const client = await pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) select state from member_visibility where profile_id = (select '${idOf(0)}')`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan');
    expect(plan.match(/Index Cond: \(\(?profile_id = /g)).toHaveLength(6);
  } finally {
    client.release(true);
  }
});
