import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { finishBulkLoad, prepareBulkLoad } from '#server/platform/backup/bulk-load.queries.ts';
import { listTables } from '#server/platform/backup/tables.queries.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { listPostgres } from '../e2e/support/processes.ts';
import { startSite } from '../e2e/support/site.ts';
import type { Figure } from './figure.ts';
import { makeAccounts } from './support/accounts.ts';
import { buildSite, withFolder } from './support/bench-site.ts';
import { sumProcessorMs } from './support/processor-time.ts';

export const name = 'backup';

/** `--size=1m` measures a million. */
const isMillion = process.argv.includes('--size=1m');
const members = isMillion ? 1_000_000 : 100_000;
const pictures = 2_000;
const pictureBytes = 60_000;
const backupKey = Buffer.alloc(32, 3).toString('base64');

/**
 * Measures the time and the peak memory of an encrypted backup and its restore, for demo members with every form filled
 * in, on an embedded database.
 */
export function run(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    await buildSite();
    const dataFolder = join(folder, 'data');
    await (await startSite({ dataFolder })).stop();
    await fill(dataFolder);
    const archive = join(folder, 'archive');
    const backup = await measure('backup', archive, dataFolder);
    const restored = join(folder, 'restored');
    await mkdir(restored, { mode: 0o711 });
    const restore = await measure('restore', archive, restored);
    return [
      { name: 'members', value: members, unit: '', goal: '' },
      { name: 'archive', value: statSync(archive).size / 1e6, unit: 'MB', goal: '' },
      { name: 'backup', value: backup.seconds, unit: 's', goal: isMillion ? '<= 60' : '' },
      { name: 'backup, of the processor', value: backup.processorS, unit: 's', goal: '' },
      { name: 'backup, memory at its peak', value: backup.peakMb, unit: 'MB', goal: '<= 300' },
      { name: 'restore', value: restore.seconds, unit: 's', goal: isMillion ? '<= 360' : '' },
      { name: 'restore, of the processor', value: restore.processorS, unit: 's', goal: '' },
      { name: 'restore, memory at its peak', value: restore.peakMb, unit: 'MB', goal: '<= 300' },
    ];
  });
}

/** The fastest settings of PostgreSQL, without durability. */
const fillSettings = { fsync: 'off', max_wal_size: '8GB', shared_buffers: '256MB' };

async function fill(dataFolder: string): Promise<void> {
  const database = await startEmbedded({ dataDir: dataFolder, settings: fillSettings });
  const client = new pg.Client(database.connection);
  await client.connect();
  await client.query('begin');
  const tables = await listTables(client);
  const prepared = await prepareBulkLoad(client, tables);
  for (const statement of demoMembers) await client.query(statement);
  await finishBulkLoad(client, tables, prepared);
  await client.query('commit');
  await client.end();
  const folder = join(dataFolder, 'files/pictures');
  await mkdir(folder, { recursive: true });
  for (let number = 1; number <= pictures; number++) {
    for (const size of ['large', 'small'])
      await writeFile(join(folder, `${size}-${number}.jpg`), Buffer.alloc(pictureBytes, number));
  }
  await database.stop();
}

// Generates profile ids in order, of the same length as the site's.
const everybody = `(select 'SV' || 100000000 + n as id, n from generate_series(1, ${members}) n) e`;

const demoMembers = [
  `insert into members (profile_id, name, gender, registered_at)
     select id, 'শ্রীমতী অনন্যা মুখোপাধ্যায় ' || n, 'Female', now() from ${everybody}`,
  ...makeAccounts('(6000000000 + substr(profile_id, 3)::int)::text', "repeat('x', 96)"),
  `insert into addresses (profile_id, line1, city, pincode, country_id, state_id)
     select id, n || ' রাসবিহারী অ্যাভিনিউ', 'কলকাতা', '700029', 356, 35601163 from ${everybody}`,
  `insert into personal_details (profile_id, clan, height_cm, weight_kg, birth_date, birth_place)
     select id, 'শাণ্ডিল্য', 160, 52.5, '1995-02-03', 'চন্দননগর' from ${everybody}`,
  `insert into health_answers (profile_id, blood_group, disease_report)
     select id, md5(n::text) || md5((-n)::text) || repeat('e', 64), md5((2 * n)::text) || repeat('f', 96) from ${everybody}`,
  `insert into relatives (profile_id, side, generation, name, clan, blood_group)
     select id, side, generation, 'হরিপদ মুখোপাধ্যায়', 'শাণ্ডিল্য', md5(n || side || generation) || repeat('e', 96)
       from ${everybody}, unnest(array['paternal', 'maternal']) side,
            unnest(array['parent', 'grandfather', 'great_grandfather']) generation`,
  // Rows of the same length as those of shown members.
  `insert into matching_changes (profile_id, line)
     select id, n || repeat(e'\\x1f1995-02-03\\x1f160\\x1f35601163\\x1f\\x1f', 12) from ${everybody}`,
  `insert into files (profile_id, kind, name, small_name)
     select id, 'picture', 'large-' || n || '.jpg', 'small-' || n || '.jpg' from ${everybody} where n <= ${pictures}`,
];

/** The options of each script. The archive's site has recorded no changes since, so its restore does without them. */
const options = { backup: [], restore: ['--without-later-changes'] };

/** Runs a script as an operator would; memory and processor time are the kernel's last values before its end. */
async function measure(script: 'backup' | 'restore', archive: string, dataFolder: string) {
  const start = performance.now();
  const child = spawn(process.execPath, [`scripts/${script}.ts`, archive, ...options[script]], {
    env: { ...process.env, DATABASE_URL: '', DATA_KEY: '', DATA_DIR: dataFolder, BACKUP_KEY: backupKey },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakMb = 0;
  const processorMs = new Map<number, number>();
  const memoryWatch = setInterval(() => {
    peakMb = Math.max(peakMb, readPeakMb(child.pid));
  }, 50);
  const processorWatch = setInterval(() => {
    for (const pid of [child.pid ?? 0, ...listPostgres(dataFolder)])
      processorMs.set(pid, Math.max(processorMs.get(pid) ?? 0, sumProcessorMs([pid])));
  }, 1_000);
  const [code] = await once(child, 'exit');
  clearInterval(memoryWatch);
  clearInterval(processorWatch);
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
  const processorS = [...processorMs.values()].reduce((sum, ms) => sum + ms, 0) / 1000;
  return { seconds: (performance.now() - start) / 1000, peakMb, processorS };
}

/** Returns the most memory that the process has used so far, in megabytes; 0 if it has ended. */
function readPeakMb(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // the process has ended
  }
}
