import { fork } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import { wordsARow } from '#ranking/ranking.ts';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Figure } from './figure.ts';
import { databaseEnv, withFolder } from './support/bench-site.ts';
import { wantsSize } from './support/filled-database.ts';
import { fillLines, prepareLines } from './support/many-lines.ts';

export const name = 'matching-10m';

const sizes = [
  ['1m', 1_000_000],
  ['10m', 10_000_000],
] as const;

/** The results of a process that loads the lists of a database (`support/many-lists.ts`). */
interface ListFigures {
  members: number;
  rebuildS: number;
  stallMs: number;
  /** The processor time in milliseconds of the longest event-loop turn. On a busy machine it is less than the stall. */
  workMs: number;
  indexMb: number;
  peakMb: number;
  kinds: Record<string, { p50: number; p99: number }>;
  agreement: number;
}

/** Measures lists of up to ten million members, from a database with only the candidate lines, made in SQL. */
export function run(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const settings = { shared_buffers: '512MB', maintenance_work_mem: '512MB', max_wal_size: '8GB' };
    const database = await startEmbedded({ dataDir: join(folder, 'database'), settings });
    const pool = makePool(database.connection, createLog('silent'));
    try {
      await migrate(pool);
      await prepareLines(pool);
      const measured: ListFigures[] = [];
      const figures: Figure[] = [{ name: `${name}.wordsARow`, value: wordsARow, unit: 'words', goal: '<= 24' }];
      for (const [size, members] of sizes.filter(([size]) => wantsSize(size))) {
        const began = performance.now();
        await fillLines(pool, members);
        console.error(`${members} lines are there after ${((performance.now() - began) / 1000).toFixed(0)} s`);
        const lists = await measure(databaseEnv(database.connection));
        if (lists.members !== members) throw new Error(`The index has ${lists.members} of ${members} members.`);
        measured.push(lists);
        figures.push(...figuresOf(size, lists), await measureStorage(pool, size, members));
      }
      return [...figures, ...growth(measured)];
    } finally {
      await pool.end();
      await database.stop();
    }
  });
}

/** Returns the bytes that PostgreSQL stores for the lists, per member. */
async function measureStorage(pool: pg.Pool, size: string, members: number): Promise<Figure> {
  const { rows } = await pool.query<{ bytes: string }>("select pg_total_relation_size('matching_changes') as bytes");
  return { name: `${name}.${size}.lines`, value: Number(rows[0]?.bytes) / members, unit: 'bytes', goal: '' };
}

/** Measures in a process of its own, whose memory is that of the lists alone. */
function measure(env: Record<string, string>): Promise<ListFigures> {
  const child = fork(join(import.meta.dirname, 'support/many-lists.ts'), { env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.on('message', (measured: ListFigures) => resolve(measured));
    child.on('exit', (code) => reject(new Error(`The process with the lists ended with ${code}.`)));
  });
}

function figuresOf(size: string, measured: ListFigures): Figure[] {
  const isLarge = size === '10m';
  const figure = (what: string, value: number, unit: string, goal: string): Figure => ({
    name: `${name}.${size}.${what}`,
    value,
    unit,
    goal: isLarge ? goal : '',
  });
  return [
    figure('rebuild', measured.rebuildS, 's', '<= 45'),
    figure('longestStall', measured.stallMs, 'ms', '<= 50'),
    figure('longestTurn', measured.workMs, 'ms', '<= 50'),
    figure('index', measured.indexMb, 'MB', ''),
    figure('memoryAtMost', measured.peakMb, 'MB', '<= 2,400'),
    ...Object.entries(measured.kinds).flatMap(([kind, { p50, p99 }]) => [
      figure(`${kind}.p50`, p50, 'ms', '<= 1'),
      figure(`${kind}.p99`, p99, 'ms', '<= 10'),
    ]),
    figure('agreement', measured.agreement, '%', '100'),
  ];
}

/** Returns how much longer the larger lists take than the smaller ones. */
function growth([small, large]: ListFigures[]): Figure[] {
  return Object.entries(large?.kinds ?? {}).map(([kind, { p50 }]) => ({
    name: `${name}.growth.${kind}`,
    value: p50 / (small?.kinds[kind]?.p50 ?? Number.NaN),
    unit: 'times',
    goal: '< 3',
  }));
}
