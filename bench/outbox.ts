import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { seedDatabase } from '#database/seed.ts';
import { makeKysely, makePool } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/tables.ts';
import { createLog } from '#server/log.ts';
import { tellAll } from '#server/notices/tell.queries.ts';
import { startSite } from '../e2e/support/site.ts';
import type { Figure } from './figure.ts';
import { buildSite, databaseEnv, withFolder } from './support/bench-site.ts';

export const name = 'outbox';

const LETTERS = Number(process.env.OUTBOX_LETTERS ?? 100_000);
const AT_ONCE = 1_000;

/** Letters to everybody at once, made and handed to a mail server, while somebody opens the home page ten times a second. */
export const run = (): Promise<Figure[]> =>
  withFolder(async (folder) => {
    await buildSite();
    await buildSite();
    const database = await startEmbedded({ dataDir: join(folder, 'database') });
    const box = fork(join(import.meta.dirname, 'support/letter-box.ts'));
    try {
      const [port] = await once(box, 'message');
      const pool = makePool(database.connection, createLog('error'));
      const db = makeKysely(pool);
      await migrate(pool);
      await seedDatabase(pool);
      await pool.query(`insert into accounts (phone, email, password_hash, email_verified_at, phone_verified_at)
        select (6000000000 + i)::text, 'family' || i || '@bench.example', '-', now(), now() from generate_series(1, ${LETTERS}) i`);
      const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'news@bench.example' };
      const env = { ...databaseEnv(database.connection), ...mail };
      const site = await startSite({ dataFolder: join(folder, 'data'), env });
      const probe = watch(site.url);
      const start = performance.now();
      const made = await tellEverybody(db).then(() => performance.now() - start);
      await until(db, sql<{ left: number }>`select count(*)::int as left from notices where planned_at is null`);
      const planned = performance.now() - start;
      await until(
        db,
        sql<{
          left: number;
        }>`select count(*)::int as left from notice_deliveries where channel = 'email' and state = 'created'`,
      );
      const handed = performance.now() - start;
      const p99 = await probe.end();
      await site.stop();
      await pool.end();
      return [
        { name: `${LETTERS} letters written down`, value: made / 1_000, unit: 's', goal: '≤ 300' },
        { name: 'their ways out settled', value: planned / 1_000, unit: 's', goal: '≤ 300' },
        { name: 'handed to the mail server', value: handed / 1_000, unit: 's', goal: '≤ 300' },
        { name: 'the home page meanwhile, p99', value: p99, unit: 'ms', goal: '≤ 250' },
      ];
    } finally {
      box.kill();
      await database.stop();
    }
  });

// Of the safety of the account, because those go out at any hour; others take the same way.
async function tellEverybody(db: Kysely<Database>): Promise<void> {
  const accounts = await db.selectFrom('accounts').select('id').execute();
  for (let at = 0; at < accounts.length; at += AT_ONCE) {
    const some = accounts.slice(at, at + AT_ONCE).map(({ id }) => ({ accountId: id, kind: 'newBrowser' as const }));
    await db.transaction().execute((transaction) => tellAll(transaction, some));
  }
}

async function until(db: Kysely<Database>, question: RawBuilder<{ left: number }>): Promise<void> {
  for (;;) {
    const { rows } = await question.execute(db);
    if (rows[0]?.left === 0) return;
    await wait(1_000);
  }
}

function watch(url: string) {
  const times: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const start = performance.now();
      await fetch(url).then((answer) => answer.arrayBuffer());
      times.push(performance.now() - start);
      await wait(100);
    }
  })();
  return {
    async end(): Promise<number> {
      isOver = true;
      await watching;
      times.sort((a, b) => a - b);
      return times[Math.floor(times.length * 0.99)] ?? 0;
    },
  };
}
