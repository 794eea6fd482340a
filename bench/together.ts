import type pg from 'pg';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeHealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfMessage } from '#server/platform/crypto/messages.queries.ts';
import type { Figure } from './figure.ts';
import { buildSite } from './support/bench-site.ts';
import { type Filled, percentile, sizes, wantsSize, withDatabase } from './support/filled-database.ts';
import { call, logInAll, withSitesOn } from './support/matching-site.ts';

export const name = 'together';

const threads = 10;
const messages = 200;
const asked = 1_000;
/** The number of calls that warm up the compiler and the disk first. */
const ahead = 100;

/**
 * Measures a family with ten threads of two hundred letters each, in a database of many members: a page of letters, the
 * page of two families, and the sending of a letter.
 */
export async function run(): Promise<Figure[]> {
  await buildSite();
  const figures: Figure[] = [];
  for (const [size, count] of sizes.filter(([size]) => wantsSize(size)))
    figures.push(...(await withDatabase(count, (database) => measure(database, size))));
  return figures;
}

async function measure({ pool, settled, env }: Filled, size: string): Promise<Figure[]> {
  const { bride, grooms } = await acceptAll(pool);
  await writeAll(pool, env.DATA_KEY ?? '', { bride, grooms });
  // Otherwise autovacuum would run during the measurement.
  await pool.query('vacuum analyze introductions, together, together_messages');
  await settled();
  const [her] = await logInAll(pool, [bride]);
  return withSitesOn(env, 1, async ([site]) => {
    if (site === undefined || her === undefined) throw new Error('There is no site.');
    const times: Record<string, number[]> = { letters: [], earlier: [], steps: [], sending: [] };
    const one = async (what: string, at: number, ask: (member: string) => Promise<string>) => {
      const began = performance.now();
      await ask(grooms[at % threads] ?? '');
      if (at >= ahead) times[what]?.push(performance.now() - began);
    };
    const show = (member: string, before: string) =>
      call(site, 'POST', 'showmessages', her, { values: { member, thread: 'families', before } });
    for (let at = 0; at < asked + ahead; at += 1) {
      await one('letters', at, (member) => show(member, ''));
      await one('earlier', at, (member) => show(member, '100'));
      await one('steps', at, (member) => call(site, 'POST', 'showtogether', her, { values: { member } }));
    }
    // 150 letters are below the hourly limit.
    for (let at = 0; at < 150; at += 1)
      await one('sending', at, (member) =>
        call(site, 'POST', 'sendmessage', her, { values: { member, thread: 'families', text: `নমস্কার, চিঠি ${at}` } }),
      );
    return Object.entries(times).flatMap(([what, each]) => [
      { name: `together.${size}.${what}.p50`, value: percentile(each, 0.5), unit: 'ms', goal: '' },
      {
        name: `together.${size}.${what}.p99`,
        value: percentile(each, 0.99),
        unit: 'ms',
        goal: what === 'sending' ? '' : '≤ 15',
      },
    ]);
  });
}

/** Inserts acquaintances between one bride and ten grooms. */
async function acceptAll(pool: pg.Pool): Promise<{ bride: string; grooms: string[] }> {
  const shown = async (gender: string, many: number) => {
    const { rows } = await pool.query<{ id: string }>(
      `select profile_id as id from members m join showings s using (profile_id)
       where m.gender = $1 and exists (select from member_visibility v where v.profile_id = m.profile_id and not v.is_absent)
       order by profile_id limit $2`,
      [gender, many],
    );
    return rows.map(({ id }) => id);
  };
  const [[bride = ''], grooms] = [await shown('Female', 1), await shown('Male', threads)];
  await pool.query(
    `insert into introductions (sender_id, recipient_id, note, answer, answered_at, kinship, kinship_named)
     select $1, id, '', 'accepted', now(), 'relation.unknown', 0 from unnest($2::text[]) as id`,
    [bride, grooms],
  );
  return { bride, grooms };
}

async function writeAll(
  pool: pg.Pool,
  key: string,
  { bride, grooms }: { bride: string; grooms: readonly string[] },
): Promise<void> {
  const cipher = makeHealthCipher(makeDataKey(Buffer.from(key, 'base64')));
  for (const groom of grooms) {
    const { rows } = await pool.query<{ id: number }>(
      'insert into together (one_id, other_id) values (least($1::text collate "C", $2), greatest($1::text collate "C", $2)) returning id',
      [bride, groom],
    );
    const togetherId = Number(rows[0]?.id);
    const letters = Array.from({ length: messages }, (_, at) => {
      const [author, number] = [at % 2 ? bride : groom, at + 1];
      const words = `চিঠি ${number}: আগামী রবিবার বিকেলে আমরা বাড়িতেই থাকব। ${'Please tell us what suits you. '.repeat(at % 9)}`;
      const place = placeOfMessage(author, { togetherId, thread: 'families', number });
      return { number, author, words: cipher.encrypt(words, place) };
    });
    await pool.query(
      `insert into together_messages (together_id, thread, number, author_id, written_as, words, sent_at)
       select $1, 'families', number, author, 'family', words, now() - interval '30 days' + number * interval '1 hour'
       from jsonb_to_recordset($2::jsonb) as l(number int, author text, words text)`,
      [togetherId, JSON.stringify(letters)],
    );
  }
}
