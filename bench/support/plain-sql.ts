import type pg from 'pg';
import { sameClan } from '#matching/family/gotra.ts';
import type { SharedPerson, Strength } from '#matching/person.ts';
import { freshForWeeks, horoscopeTerm, rankWeights } from '#matching/rank.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';
import { benchDay } from './synthetic-members.ts';

// No further query starts after this time, because one over a million members takes seconds.
const longestMs = 30_000;
const leastSeekers = 3;

/**
 * Returns the median milliseconds of the first page as one plain query, which scores every candidate by the same
 * formula, sorts, and keeps the best.
 */
export async function timePlainSql(pool: pg.Pool, seekers: readonly SharedPerson[]): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(timeouts.endless);
    await client.query('create temp table stars (rashi int, nakshatra int, points float8)');
    const { rows } = await client.query<{ clan: string }>(
      "select distinct clan from personal_details where clan <> ''",
    );
    const clans = rows.map(({ clan }) => clan);
    const times: number[] = [];
    const began = performance.now();
    for (const seeker of seekers) {
      if (times.length >= leastSeekers && performance.now() - began > longestMs) break;
      await fillStars(client, seeker);
      const query = queryFor(seeker, clans);
      const queryBegan = performance.now();
      await client.query(query);
      times.push(performance.now() - queryBegan);
    }
    times.sort((a, b) => a - b);
    return times[Math.floor(times.length / 2)] ?? Number.NaN;
  } finally {
    client.release(true);
  }
}

/** Fills a table with the points of the horoscope for each position of the Moon. */
async function fillStars(client: pg.PoolClient, seeker: SharedPerson): Promise<void> {
  await client.query('truncate stars');
  const { rows } = await client.query<{ rashi: number | null; nakshatra: number | null }>(
    `select distinct p.rashi_id as rashi, d.nakshatra_id as nakshatra from personal_details p
     left join profile_details d using (profile_id)`,
  );
  const other = seeker.gender === 'Male' ? 'Female' : 'Male';
  const points = rows.map((moon) => horoscopeTerm(seeker, { gender: other, ...moon }));
  await client.query('insert into stars select * from unnest($1::int[], $2::int[], $3::float8[])', [
    rows.map(({ rashi }) => rashi ?? 0),
    rows.map(({ nakshatra }) => nakshatra ?? 0),
    points,
  ]);
  await client.query('analyze stars');
}

interface Term {
  /** An SQL expression: whether the wish is met; null if unknown. */
  isMet: string;
  strength: Strength;
  /** An SQL expression: how well a range is met, from -1 to 1. */
  fit?: string;
}

function queryFor(seeker: SharedPerson, clans: readonly string[]): string {
  const mine = ownTerms(seeker, clans);
  const all = mine.reduce((sum, { strength }) => sum + weightOf[strength], 0);
  const own =
    mine.map(({ isMet, strength, fit }) => `${weightOf[strength]} * ${fit ?? signOf(isMet)}`).join(' + ') || '0';
  const theirs = theirTerms(seeker, clans);
  const given = theirs.map(([strength, isMet]) => `${weightIn(strength)} * ${signOf(isMet)}`).join(' + ');
  const theirAll = theirs.map(([strength]) => weightIn(strength)).join(' + ');
  const musts = [
    ...mine.filter(({ strength }) => strength === 'must').map(({ isMet }) => `(${isMet}) is not false`),
    ...theirs.map(([strength, isMet]) => `(${strength} is distinct from 'Must' or (${isMet}) is not false)`),
  ];
  return `select s.profile_id,
      ${rankWeights.ownWishes}::float8 * (${own}) / ${Math.max(1, all)}
      + ${rankWeights.theirWishes}::float8 * coalesce((${given})::float8 / nullif(${theirAll}, 0), 0)
      + coalesce(st.points, 0)
      + ${rankWeights.completeness}::float8 * (${answers.map((answer) => `(${answer})::int`).join(' + ')}) / ${answers.length}
      + ${rankWeights.freshness}::float8 * greatest(0, 1 - greatest(0, (date_trunc('week', date '${benchDay}')::date - date_trunc('week', s.last_active_on)::date) / 7) / ${freshForWeeks}.0) as score
    from showings s join members m using (profile_id)
      left join personal_details p using (profile_id) left join addresses a using (profile_id)
      left join profile_details d using (profile_id) left join wishes w using (profile_id)
      left join stars st on st.rashi = coalesce(p.rashi_id, 0) and st.nakshatra = coalesce(d.nakshatra_id, 0)
    where m.gender = '${seeker.gender === 'Male' ? 'Female' : 'Male'}' and ${musts.join(' and ')}
    order by score desc, substr(s.profile_id, 3)::int limit 20`;
}

const weightOf: Record<Strength, number> = { wish: 1, must: 2 };
const weightIn = (strength: string) => `(case ${strength} when 'Must' then 2 when 'Wish' then 1 else 0 end)`;
const signOf = (isMet: string) => `(case (${isMet}) when true then 1 when false then -1 else 0 end)`;

// Ids of *prefer not to say* in database/seeds/lookups.
const RELIGION_NOT_SAID = 13;
const CASTE_NOT_SAID = 66;

const communities = ['General', 'SC', 'ST', 'OBC'];
const diets = ['Veg', 'Non Veg'];
const maritals = { neverMarried: 'Never Married', divorced: 'Divorced', widowed: 'Widowed' } as const;
const quoted = (values: readonly string[]) => values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
const ageInSql = `extract(year from age(date '${benchDay}', p.birth_date))`;
const within = (value: string, wish: { atLeast?: number; atMost?: number }) =>
  `${value} between ${wish.atLeast ?? 0} and ${wish.atMost ?? 999}`;
// A range is met less by a quarter for each step outside it; 0 if the value is unknown.
const fitOf = (value: string, wish: { atLeast?: number; atMost?: number }, step: number) =>
  `coalesce(greatest(-1, 1 - ceil(greatest(0, ${wish.atLeast ?? 0} - ${value}, ${value} - ${wish.atMost ?? 999}) / ${step}.0) / 4), 0)`;

/** Returns the wishes of the seeker. */
function ownTerms({ wishes, clan }: SharedPerson, clans: readonly string[]): Term[] {
  const terms: (Term | null)[] = [
    wishes?.age ? { isMet: within(ageInSql, wishes.age), fit: fitOf(ageInSql, wishes.age, 1), ...wishes.age } : null,
    wishes?.heightCm
      ? {
          isMet: within('p.height_cm', wishes.heightCm),
          fit: fitOf('p.height_cm', wishes.heightCm, 2),
          ...wishes.heightCm,
        }
      : null,
    amongIds(`nullif(p.religion_id, ${RELIGION_NOT_SAID})`, wishes?.religion),
    wishes?.caste === 'noBar' ? null : amongIds(`nullif(p.caste_id, ${CASTE_NOT_SAID})`, wishes?.caste),
    amongIds('p.education_id', wishes?.education),
    amongIds('p.profession_id', wishes?.profession),
    amongTexts('p.community', wishes?.community, (id) => communities[id - 1] ?? ''),
    amongTexts('p.diet', wishes?.diet, (id) => diets[id - 1] ?? ''),
    amongTexts('d.marital_status', wishes?.maritalStatus, (status) => maritals[status]),
    wishes?.place
      ? {
          isMet: `a.state_id in (${[0, ...(wishes.place.states ?? [])].join()}) or d.home_district_id in (${[0, ...(wishes.place.districts ?? [])].join()})`,
          strength: wishes.place.strength,
        }
      : null,
    wishes?.mangalik
      ? { isMet: `nullif(p.mangalik, '') = '${wishes.mangalik.isMangalik ? 'Yes' : 'No'}'`, ...wishes.mangalik }
      : null,
    wishes?.avoidOwnClan ? { isMet: otherClan(clan, clans), ...wishes.avoidOwnClan } : null,
  ];
  return terms.filter((term) => term !== null);
}

type Chosen<T> = { readonly anyOf: readonly T[]; readonly strength: Strength } | null | undefined;

const amongIds = (column: string, wish: Chosen<number>): Term | null =>
  wish ? { isMet: `${column} in (${wish.anyOf.join()})`, strength: wish.strength } : null;

const amongTexts = <T>(column: string, wish: Chosen<T>, textOf: (value: T) => string): Term | null =>
  wish ? { isMet: `nullif(${column}, '') in (${quoted(wish.anyOf.map(textOf))})`, strength: wish.strength } : null;

// Returns SQL that is true for a different clan, false for the same, and null if unknown. It knows all existing
// spellings.
function otherClan(clan: string | null | undefined, clans: readonly string[]): string {
  const same = clans.filter((other) => sameClan(clan, other) === true);
  const others = clans.filter((other) => sameClan(clan, other) === false);
  return `case when p.clan in (${quoted(['-', ...same])}) then false when p.clan in (${quoted(['-', ...others])}) then true end`;
}

const YEAR_MS = 365.25 * 86_400_000;

/** Returns the wishes of the candidates: the column of their strength, and SQL whether the seeker meets them. */
function theirTerms(me: SharedPerson, clans: readonly string[]): [strength: string, isMet: string][] {
  const age = Math.floor((Date.parse(benchDay) - Date.parse(me.birthDate ?? benchDay)) / YEAR_MS);
  const known = (value: unknown, isMet: string) => (value == null ? 'null::boolean' : isMet);
  return [
    ['w.age', `${age} between coalesce(w.age_from, 0) and coalesce(w.age_to, 999)`],
    [
      'w.height',
      known(me.heightCm, `${me.heightCm} between coalesce(w.height_from, 0) and coalesce(w.height_to, 999)`),
    ],
    [
      'w.religion',
      known(me.religion === RELIGION_NOT_SAID ? null : me.religion, `${me.religion} = any(w.religion_ids)`),
    ],
    ['w.caste', known(me.caste === CASTE_NOT_SAID ? null : me.caste, `${me.caste} = any(w.caste_ids)`)],
    ['w.community', known(me.community, `'${communities[(me.community ?? 1) - 1]}' = any(w.communities)`)],
    ['w.education', known(me.education, `${me.education} = any(w.education_ids)`)],
    ['w.profession', known(me.profession, `${me.profession} = any(w.profession_ids)`)],
    ['w.diet', known(me.diet, `'${diets[(me.diet ?? 1) - 1]}' = any(w.diets)`)],
    [
      'w.marital_status',
      known(me.maritalStatus, `'${maritals[me.maritalStatus ?? 'widowed']}' = any(w.marital_statuses)`),
    ],
    ['w.place', `${me.state ?? 0} = any(w.state_ids) or ${me.district ?? 0} = any(w.district_ids)`],
    ['w.mangalik', known(me.isMangalik, `w.mangalik_is = '${me.isMangalik ? 'Yes' : 'No'}'`)],
    ['w.own_clan', otherClan(me.clan, clans)],
  ];
}

/** SQL that is true if an answer is given, for each answer that counts for completeness. */
const answers = [
  'p.birth_date',
  'p.height_cm',
  'a.state_id',
  'd.home_district_id',
  'p.religion_id',
  'p.caste_id',
  'p.education_id',
  'p.profession_id',
  'p.rashi_id',
  'd.nakshatra_id',
  'p.gon_id',
]
  .map((column) => `${column} is not null`)
  .concat(
    ['p.community', 'p.clan', 'd.mother_tongue', 'd.desh', 'd.marital_status', 'p.diet', 'p.mangalik'].map(
      (column) => `coalesce(${column}, '') <> ''`,
    ),
    "coalesce(d.about_self, '') <> ''",
  );
