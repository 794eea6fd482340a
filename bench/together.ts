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
/** The number of messages in each thread. */
const messages = 200;
const timedCalls = 1_000;
/** The number of calls that warm up the compiler and the disk first. */
const warmUpCalls = 100;
/** The number of messages that are sent, less than the hourly limit. */
const sendings = 150;

/**
 * Measures a family with many threads and messages, in a database of many members: a page of messages, the page of two
 * families, and the sending of a message.
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
    const timeCall = async (what: string, turn: number, ask: (member: string) => Promise<string>) => {
      const began = performance.now();
      await ask(grooms[turn % threads] ?? '');
      if (turn >= warmUpCalls) times[what]?.push(performance.now() - began);
    };
    const show = (member: string, before: string) =>
      call(site, 'POST', 'showmessages', her, { values: { member, thread: 'families', before } });
    for (let turn = 0; turn < warmUpCalls + timedCalls; turn += 1) {
      await timeCall('letters', turn, (member) => show(member, ''));
      await timeCall('earlier', turn, (member) => show(member, '100'));
      await timeCall('steps', turn, (member) => call(site, 'POST', 'showtogether', her, { values: { member } }));
    }
    for (let turn = 0; turn < sendings; turn += 1)
      await timeCall('sending', turn, (member) => {
        const text = `নমস্কার, চিঠি ${turn}`;
        return call(site, 'POST', 'sendmessage', her, { values: { member, thread: 'families', text } });
      });
    return Object.entries(times).flatMap(([what, ms]) => [
      { name: `together.${size}.${what}.p50`, value: percentile(ms, 0.5), unit: 'ms', goal: '' },
      {
        name: `together.${size}.${what}.p99`,
        value: percentile(ms, 0.99),
        unit: 'ms',
        goal: what === 'sending' ? '' : '≤ 15',
      },
    ]);
  });
}

/** Inserts acquaintances between one bride and several grooms. */
async function acceptAll(pool: pg.Pool): Promise<{ bride: string; grooms: string[] }> {
  const findShown = async (gender: string, count: number) => {
    const { rows } = await pool.query<{ id: string }>(
      `select profile_id as id from members m join showings s using (profile_id)
       where m.gender = $1 and exists (select from member_visibility v where v.profile_id = m.profile_id and not v.is_absent)
       order by profile_id limit $2`,
      [gender, count],
    );
    return rows.map(({ id }) => id);
  };
  const [[bride = ''], grooms] = [await findShown('Female', 1), await findShown('Male', threads)];
  await pool.query(
    `insert into introductions (sender_id, recipient_id, note, answer, answered_at, kinship, kinship_named)
     select $1, id, '', 'accepted', now(), 'relation.unknown', 0 from unnest($2::text[]) as id`,
    [bride, grooms],
  );
  return { bride, grooms };
}

/** Inserts the messages of all threads. */
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
    const letters = Array.from({ length: messages }, (_, index) => {
      const [author, number] = [index % 2 ? bride : groom, index + 1];
      const sentences = 'Please tell us what suits you. '.repeat(index % 9);
      const words = `চিঠি ${number}: আগামী রবিবার বিকেলে আমরা বাড়িতেই থাকব। ${sentences}`;
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
