import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { seedDatabase } from '#database/seed.ts';
import { skeletonOf } from '#matching/family/sounds-alike.ts';
import { surnameGroups } from '#matching/family/surname-groups.ts';
import { makePool } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { patience } from '#server/db/patience.ts';
import { createLog } from '#server/log.ts';
import { nameSounds } from '#server/people/names/wanted-name.ts';
import { makeRandom } from '#server/testing/invented-people.ts';
import type { Figure } from './figure.ts';
import { buildSite, databaseEnv, withFolder } from './support/bench-site.ts';
import { percentile, sizes, wantsSize } from './support/filled-database.ts';
import { listedMen, listedWomen } from './support/kinship-names.ts';
import { call, type LoggedIn, withSitesOn } from './support/matching-site.ts';

export const name = 'office';

const asked = 500;
const SURNAMES = surnameGroups.slice(0, 60).map((group) => group.slice(0, group.indexOf(',')));

/** The desk of the office over HTTP: what waits today, and members found among so many. */
export async function run(): Promise<Figure[]> {
  await buildSite();
  const figures: Figure[] = [];
  for (const [size, count] of sizes.filter(([size]) => wantsSize(size))) figures.push(...(await measure(size, count)));
  return figures;
}

const measure = (size: string, count: number): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const database = await startEmbedded({ dataDir: join(folder, 'database') });
    const pool = makePool(database.connection, createLog('silent'));
    try {
      await migrate(pool);
      await seedDatabase(pool);
      await fill(pool, count);
      const staff = await comeIn(pool);
      return await withSitesOn(databaseEnv(database.connection), 1, async ([site]) => {
        if (site === undefined) throw new Error('There is no site.');
        const random = makeRandom(count);
        const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
        const given = [...listedWomen, ...listedMen].map(([word]) => word);
        const number = () => 1 + Math.floor(random() * count);
        const questions = {
          today: () => ({ path: 'office/today', values: {} }),
          desk: () => ({ path: 'office/showdesk', values: {} }),
          byPhone: () => ({ path: 'office/findmembers', values: { asked: String(6_000_000_000 + number()) } }),
          byEmail: () => ({ path: 'office/findmembers', values: { asked: `m${number()}@example.in` } }),
          byName: () => ({ path: 'office/findmembers', values: { asked: `${one(given)} ${one(SURNAMES)}` } }),
          byFirstName: () => ({ path: 'office/findmembers', values: { asked: String(one(given)) } }),
        };
        const figures: Figure[] = [];
        for (const [what, question] of Object.entries(questions)) {
          const times: number[] = [];
          for (let at = 0; at < asked + 50; at++) {
            const { path, values } = question();
            const began = performance.now();
            await call(site, 'POST', path, staff, { values, isPacked: true });
            // The first wait for the compiler and the disk.
            if (at >= 50) times.push(performance.now() - began);
          }
          figures.push({ name: `office.${size}.${what}.p50`, value: percentile(times, 0.5), unit: 'ms', goal: '' });
          figures.push({
            name: `office.${size}.${what}.p99`,
            value: percentile(times, 0.99),
            unit: 'ms',
            goal: '<= 50',
          });
        }
        return figures;
      });
    } finally {
      await pool.end();
      await database.stop();
    }
  });

/** Members with names as common as they are, accounts, and years of letters, corrections, calls and records. */
async function fill(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect();
  await client.query(patience.endless);
  for (const table of ['members', 'accounts', 'account_profiles'])
    await client.query(`alter table ${table} disable trigger user`);
  const sides = [
    ['Female', listedWomen],
    ['Male', listedMen],
  ] as const;
  await client.query('create temp table given (gender text, at int, name text)');
  await client.query('create temp table heard (gender text, name text, skeleton text, sound text)');
  for (const [gender, names] of sides) {
    const pile = names.flatMap(([word, share]) =>
      Array.from({ length: Math.max(1, Math.round(share * 10)) }, () => word),
    );
    await client.query(
      'insert into given select $1, at - 1, name from unnest($2::text[]) with ordinality g(name, at)',
      [...[gender, pile]],
    );
    const sounds = names.flatMap(([word]) =>
      nameSounds(word).map((sound) => [word, skeletonOf(sound), `${sound.key} ${sound.ending}`] as const),
    );
    await client.query('insert into heard select $1, * from unnest($2::text[], $3::text[], $4::text[])', [
      ...[
        gender,
        sounds.map(([word]) => word),
        sounds.map(([, skeleton]) => skeleton),
        sounds.map(([, , sound]) => sound),
      ],
    ]);
  }
  const gender = `case when n % 2 = 0 then 'Female' else 'Male' end`;
  await client.query(
    `insert into members (profile_id, name, gender, registered_at)
     select 'SV' || n, g.name || ' ' || ($2::text[])[1 + (hashint4(n) & 2147483647) % cardinality($2::text[])], g.gender, now()
     from generate_series(1, $1::int) n
       join (select gender, count(*)::int as many from given group by gender) s on s.gender = ${gender}
       join given g on g.gender = s.gender and g.at = (hashint4(n + 1) & 2147483647) % s.many`,
    [count, SURNAMES],
  );
  await client.query(
    `insert into name_sounds (profile_id, gender, skeleton, sound, number)
     select m.profile_id, m.gender, h.skeleton, h.sound, substr(m.profile_id, 3)::int
     from members m join heard h on h.gender = m.gender and h.name = split_part(m.name, ' ', 1) on conflict do nothing`,
  );
  await client.query(
    `insert into accounts (phone, email, password_hash, phone_verified_at)
     select (6000000000 + n)::text, 'm' || n || '@example.in', '-', now() from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into account_profiles (account_id, profile_id, role)
     select id, 'SV' || (phone::bigint - 6000000000), 'candidate' from accounts`,
  );
  await client.query(
    `insert into contact_messages (reference, sent_at, name, email, phone, subject, content, answered_at)
     select 'R' || n, now() - n * interval '1 minute', 'x', 'x@example.in', '', 'x', 'x',
       case when n > 200 then now() end from generate_series(1, 100000) n`,
  );
  await client.query(
    `insert into held_answers (profile_id, table_name, answer, value, waits_for, held_at)
     select 'SV' || n, 'members', 'name', '"x"', 'office', now() - n * interval '1 second' from generate_series(1, 10000) n`,
  );
  await client.query(
    `insert into office_uses (who, command, profile_id, outcome, used_at)
     select 'other' || n % 5 || '@trust.example', 'office/showmember', 'SV' || 1 + n % $1::int, 'done', now() - n * interval '1 minute'
     from generate_series(1, 500000) n`,
    [count],
  );
  for (const table of ['members', 'accounts', 'account_profiles'])
    await client.query(`alter table ${table} enable trigger user`);
  await client.query('vacuum analyze');
  client.release(true);
}

/** Somebody of the office with every role, as both steps would leave them. */
async function comeIn(pool: pg.Pool): Promise<LoggedIn> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `with made as (insert into staff (name, email, roles, made_by, factor_set_at)
       values ('Mita', 'mita@trust.example', '{administrator,moderator,helper,editor}', 'bench', now()) returning id)
     insert into staff_sessions (token_hash, staff_id, is_proven, expires_at)
       select $1, id, true, now() + interval '30 minutes' from made`,
    [createHash('sha256').update(token).digest()],
  );
  return { pid: '', cookie: `office=${token}` };
}
