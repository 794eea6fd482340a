import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { seedDatabase } from '#database/seed.ts';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { listPostgres } from '../e2e/support/processes.ts';
import type { Figure } from './figure.ts';
import { buildSite, databaseEnv, withFolder } from './support/bench-site.ts';
import { fillDatabase } from './support/matching-database.ts';
import { sumProcessorMs } from './support/processor-time.ts';
import { synthesize } from './support/synthetic-members.ts';

export const name = 'outbox';

const FAMILIES = Number(process.env.OUTBOX_LETTERS ?? 100_000);

/**
 * Measures how long the weekly letters of all members take, from their making to the mail server, while a client opens
 * the home page ten times a second.
 */
export const run = (): Promise<Figure[]> =>
  withFolder(async (folder) => {
    await buildSite();
    const dataDir = join(folder, 'database');
    const database = await startEmbedded({ dataDir });
    const pool = makePool(database.connection, createLog('error'));
    const children: ChildProcess[] = [];
    const start = async (program: string, env: Record<string, string>) => {
      const child = fork(join(import.meta.dirname, 'support', program), { env: { ...process.env, ...env } });
      children.push(child);
      const [address] = await once(child, 'message');
      return { child, address: String(address) };
    };
    try {
      await migrate(pool);
      await seedDatabase(pool);
      await fillDatabase(pool, synthesize(FAMILIES, FAMILIES));
      for (const statement of everybodyWantsLetters) await pool.query(statement);
      const box = await start('letter-box.ts', {});
      const mail = { SMTP_URL: `smtp://127.0.0.1:${box.address}`, MAIL_FROM: 'news@bench.example' };
      const env = { ...databaseEnv(database.connection), ...mail, LOG_LEVEL: 'warn' };
      const site = await start('letters-site.ts', { ...env, PUBLIC_URL: 'https://bench.example' });
      while (!(await (await fetch(`${site.address}/readyz`)).text()).includes('"lists":"ok"')) await wait(100);
      const programs = {
        site: () => [Number(site.child.pid)],
        database: () => listPostgres(dataDir),
        mailServer: () => [Number(box.child.pid)],
      };
      const probe = watchPage(site.address);
      const written = await measure(programs, async () => {
        site.child.send('write');
        await once(site.child, 'message');
      });
      const whileWriting = probe.takeP99();
      const letters = await countRows(pool, 'select count(*)::int as left from notices');
      const handed = await measure(programs, async () => {
        site.child.send('send');
        while ((await countRows(pool, unplanned)) > 0 || (await countRows(pool, unsent)) > 0) await wait(500);
      });
      const whileSending = probe.takeP99();
      await probe.end();
      return [
        { name: `${letters} letters of the week made`, value: written.seconds, unit: 's', goal: '≤ 300' },
        { name: 'the home page meanwhile, p99', value: whileWriting, unit: 'ms', goal: '≤ 250' },
        { name: 'handed to the mail server', value: handed.seconds, unit: 's', goal: '≤ 300' },
        { name: 'the home page meanwhile, p99', value: whileSending, unit: 'ms', goal: '≤ 250' },
        ...Object.entries({ made: written, handed }).flatMap(([step, { processorMs }]) =>
          Object.entries(processorMs).map(([program, ms]) => ({
            name: `${step}, the processor for a letter: ${program}`,
            value: ms / letters,
            unit: 'ms',
            goal: '',
          })),
        ),
      ];
    } finally {
      for (const child of children) child.kill('SIGKILL');
      await pool.end();
      await database.stop();
    }
  });

// Two percent of the members are shown from this moment on.
const everybodyWantsLetters = [
  `update accounts set email = 'family' || id || '@bench.example', email_verified_at = now()`,
  `insert into channel_consents (account_id, channel, is_on, version, language) select id, 'email', true, '1', 'en' from accounts`,
  `insert into consents (profile_id, kind, text_version, language) select profile_id, 'weekly', '1', 'en' from members`,
  `update showings set shown_at = now() where right(profile_id, 2) in ('00', '50')`,
  'vacuum analyze',
];

const unplanned = 'select count(*)::int as left from notices where planned_at is null';
const unsent = `select count(*)::int as left from notice_deliveries where channel = 'email' and state = 'created'`;

const countRows = async (pool: pg.Pool, question: string): Promise<number> =>
  (await pool.query<{ left: number }>(question)).rows[0]?.left ?? 0;

/** The process ids of each program. */
type Programs = Record<string, () => number[]>;

/** Returns the duration of a task in seconds, and the processor time of each program in milliseconds. */
async function measure(programs: Programs, work: () => Promise<void>) {
  const read = () =>
    Object.fromEntries(Object.entries(programs).map(([program, pids]) => [program, sumProcessorMs(pids())]));
  const [began, before] = [performance.now(), read()];
  await work();
  const seconds = (performance.now() - began) / 1_000;
  const processorMs = Object.fromEntries(
    Object.entries(read()).map(([program, ms]) => [program, ms - (before[program] ?? 0)]),
  );
  return { seconds, processorMs };
}

/** Opens a page ten times a second and notes the durations in milliseconds. */
function watchPage(url: string) {
  let times: number[] = [];
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
    /** Returns the 99th percentile of the requests since the last call. */
    takeP99(): number {
      const sorted = times.toSorted((a, b) => a - b);
      times = [];
      return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    },
    async end(): Promise<void> {
      isOver = true;
      await watching;
    },
  };
}
