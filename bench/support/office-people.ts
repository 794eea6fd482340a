import type pg from 'pg';
import { skeletonOf } from '#matching/family/sounds-alike.ts';
import { surnameGroups } from '#matching/family/surname-groups.ts';
import { nameSounds } from '#server/domain/names/wanted-name.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';
import { listedMen, listedWomen } from './kinship-names.ts';

const MOST_SURNAMES = 60;

/** The canonical spellings of common surnames. */
export const SURNAMES = surnameGroups.slice(0, MOST_SURNAMES).map((group) => group.slice(0, group.indexOf(',')));
/** Given names of women and men. */
export const GIVEN = [...listedWomen, ...listedMen].map(([word]) => word);
/** The number of profiles in the queue; a fifth of them have a photo. */
export const IN_LINE = 10_000;

/** The tables whose triggers are off while they are filled. */
const TABLES = [
  'members',
  'accounts',
  'account_profiles',
  'personal_details',
  'relatives',
  'files',
  'showings',
  'waiting_showings',
];
const SIDES = [
  ['Female', listedWomen],
  ['Male', listedMen],
] as const;

/**
 * Inserts members with realistic names, parents, accounts, photos, a queue for the office, and many messages, records
 * and decisions of the office.
 */
export async function fillOffice(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await fillAll(client, count);
  } finally {
    client.release(true);
  }
}

async function fillAll(client: pg.PoolClient, count: number): Promise<void> {
  const fill = (statement: string, values: unknown[] = []) => client.query(statement, values);
  await fill(timeouts.endless);
  await fill("set synchronous_commit = off; set maintenance_work_mem = '256MB'");
  // The rows are written as the triggers would leave them.
  for (const table of TABLES) await fill(`alter table ${table} disable trigger user`);
  await fillNames(client);
  await fill(
    `insert into members (profile_id, name, gender, registered_at)
     select 'SV' || n, g.name || ' ' || ($2::text[])[1 + (hashint4(n) & 2147483647) % cardinality($2::text[])], g.gender, now()
     from (select n, case when n % 2 = 0 then 'Female' else 'Male' end as gender from generate_series(1, $1::int) n) p
       join (select gender, count(*)::int as many from given group by gender) s using (gender)
       join given g on g.gender = p.gender and g.at = (hashint4(n + 1) & 2147483647) % s.many`,
    [count, SURNAMES],
  );
  await fill(
    `insert into name_sounds (profile_id, gender, skeleton, sound, number)
     select m.profile_id, m.gender, h.skeleton, h.sound, substr(m.profile_id, 3)::int
     from members m join sounds h on h.gender = m.gender and h.name = split_part(m.name, ' ', 1) on conflict do nothing`,
  );
  await fill(
    `insert into accounts (phone, email, password_hash, phone_verified_at)
     select (6000000000 + n)::text, 'm' || n || '@example.in', '-', now() from generate_series(1, $1::int) n`,
    [count],
  );
  await fill(
    `insert into account_profiles (account_id, profile_id, role)
     select id, 'SV' || (phone::bigint - 6000000000), 'candidate' from accounts`,
  );
  await fill(
    `insert into personal_details (profile_id, birth_date, religion_id)
     select 'SV' || n, date '1980-01-01' + (hashint4(n) & 2147483647) % 9000, 1 from generate_series(1, $1::int) n`,
    [count],
  );
  for (const [side, gender] of [
    ['paternal', 'Male'],
    ['maternal', 'Female'],
  ])
    await fill(
      `insert into relatives (profile_id, side, generation, name)
       select m.profile_id, $1, 'parent', g.name || ' ' || split_part(m.name, ' ', 2)
       from members m, lateral (select (hashtext(m.profile_id || $1) & 2147483647) % (select count(*)::int from given where gender = $2) as at) p
         join given g on g.gender = $2 and g.at = p.at`,
      [side, gender],
    );
  await fill(
    `insert into files (profile_id, kind, name, small_name, fingerprint)
     select 'SV' || n, 'picture', 'p' || n || '.jpg', 's' || n || '.jpg',
       hashint8extended(n, 7)::bit(64) from generate_series(1, $1::int, 5) n`,
    [count],
  );
  await fillQueue(client);
  await fillRecords(client, count);
  for (const table of TABLES) await fill(`alter table ${table} enable trigger user`);
  await fill('vacuum analyze');
}

/** Creates temporary tables of given names by their real frequency, with their phonetic keys. */
async function fillNames(client: pg.PoolClient): Promise<void> {
  await client.query('create temp table given (gender text, at int, name text)');
  await client.query('create temp table sounds (gender text, name text, skeleton text, sound text)');
  for (const [gender, names] of SIDES) {
    // Repeats each name by its share, so that a random choice follows the shares.
    const repeated = names.flatMap(([word, share]) =>
      Array.from({ length: Math.max(1, Math.round(share * 10)) }, () => word),
    );
    await client.query(
      'insert into given select $1, at - 1, name from unnest($2::text[]) with ordinality g(name, at)',
      [gender, repeated],
    );
    const sounds = names.flatMap(([word]) =>
      nameSounds(word).map((sound) => [word, skeletonOf(sound), `${sound.key} ${sound.ending}`] as const),
    );
    const column = (index: 0 | 1 | 2) => sounds.map((sound) => sound[index]);
    await client.query('insert into sounds select $1, * from unnest($2::text[], $3::text[], $4::text[])', [
      gender,
      column(0),
      column(1),
      column(2),
    ]);
  }
  await client.query('create index on given (gender, at)');
  await client.query('analyze given, sounds');
}

/** Shows all members, and puts `IN_LINE` of them into the office's queue for approval. */
async function fillQueue(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into showings (profile_id, shown_at)
     select profile_id, now() - substr(profile_id, 3)::int * interval '1 second' from members`,
  );
  await client.query(
    `insert into waiting_showings (profile_id, for_office, for_candidate)
     select 'SV' || n, true, false from generate_series(1, ${IN_LINE}) n`,
  );
  await client.query(
    `insert into approvals (profile_id, kind, place, asked_at)
     select 'SV' || n, 'profile', case when n % 50 = 0 then 0 else 1 end, now() - n * interval '1 second'
     from generate_series(1, ${IN_LINE}) n`,
  );
}

/** Inserts many messages to the office, uses of the office, and decisions. */
async function fillRecords(client: pg.PoolClient, count: number): Promise<void> {
  await client.query(
    // Some write twice, and half of them leave a phone.
    `insert into contact_messages (reference, sent_at, name, email, phone, subject, content, answered_at)
     select 'R' || n, now() - n * interval '1 minute', 'x', 'w' || n % 60000 || '@example.in',
       case when n % 2 = 0 then '7' || lpad((n % 60000)::text, 9, '0') else '' end, 'x', 'x',
       case when n > 200 then now() end from generate_series(1, 100000) n`,
  );
  await client.query(
    `insert into office_uses (who, command, profile_id, outcome, used_at)
     select 'other' || n % 5 || '@trust.example', 'office/showmember', 'SV' || 1 + n % $1::int, 'done', now() - n * interval '1 minute'
     from generate_series(1, 500000) n`,
    [count],
  );
  await client.query(
    `insert into approval_decisions (profile_id, kind, decision, asked_at, decided_at, decided_by)
     select 'SV' || n, 'profile', 'approved', t.at - interval '5 hours', t.at, 'other' || n % 5 || '@trust.example'
     from generate_series(${IN_LINE} + 1, $1::int) n, lateral (select now() - n * interval '1 minute' as at) t`,
    [count],
  );
}
