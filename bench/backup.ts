import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { startSite } from '../e2e/support/site.ts';
import type { Figure } from './figure.ts';
import { makeAccounts } from './support/accounts.ts';
import { buildSite, withFolder } from './support/bench-site.ts';

export const name = 'backup';

/** `--size=1m` measures a million. */
const isMillion = process.argv.includes('--size=1m');
const members = isMillion ? 1_000_000 : 100_000;
const pictures = 2_000;
const pictureBytes = 60_000;
const backupKey = Buffer.alloc(32, 3).toString('base64');

/** Backup and restore of demo members who have filled in every form, encrypted, embedded database; memory at its peak. */
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
      { name: 'backup, memory at its peak', value: backup.peakMb, unit: 'MB', goal: '<= 300' },
      { name: 'restore', value: restore.seconds, unit: 's', goal: isMillion ? '<= 360' : '' },
      { name: 'restore, memory at its peak', value: restore.peakMb, unit: 'MB', goal: '<= 300' },
    ];
  });
}

async function fill(dataFolder: string): Promise<void> {
  const database = await startEmbedded({ dataDir: dataFolder });
  const client = new pg.Client(database.connection);
  await client.connect();
  for (const statement of demoMembers) await client.query(statement);
  await client.end();
  const folder = join(dataFolder, 'files/pictures');
  await mkdir(folder, { recursive: true });
  for (let number = 1; number <= pictures; number++) {
    for (const size of ['large', 'small'])
      await writeFile(join(folder, `${size}-${number}.jpg`), Buffer.alloc(pictureBytes, number));
  }
  await database.stop();
}

const demoMembers = [
  `insert into members (profile_id, name, gender, registered_at)
     select 'SV' || n, 'শ্রীমতী অনন্যা মুখোপাধ্যায় ' || n, 'Female', now() from generate_series(1, ${members}) n`,
  ...makeAccounts('(6000000000 + substr(profile_id, 3)::int)::text', "repeat('x', 96)"),
  `insert into addresses (profile_id, line1, city, pincode, country_id, state_id)
     select 'SV' || n, n || ' রাসবিহারী অ্যাভিনিউ', 'কলকাতা', '700029', 356, 35601163 from generate_series(1, ${members}) n`,
  `insert into personal_details (profile_id, clan, height_cm, weight_kg, birth_date, birth_place)
     select 'SV' || n, 'শাণ্ডিল্য', 160, 52.5, '1995-02-03', 'চন্দননগর' from generate_series(1, ${members}) n`,
  `insert into health_answers (profile_id, blood_group, disease_report)
     select 'SV' || n, md5(n::text) || md5((-n)::text) || repeat('e', 64), md5((2 * n)::text) || repeat('f', 96)
       from generate_series(1, ${members}) n`,
  `insert into relatives (profile_id, side, generation, name, clan, blood_group)
     select 'SV' || n, side, generation, 'হরিপদ মুখোপাধ্যায়', 'শাণ্ডিল্য', md5(n || side || generation) || repeat('e', 96)
       from generate_series(1, ${members}) n, unnest(array['paternal', 'maternal']) side,
            unnest(array['parent', 'grandfather', 'great_grandfather']) generation`,
  `insert into files (profile_id, kind, name, small_name)
     select 'SV' || n, 'picture', 'large-' || n || '.jpg', 'small-' || n || '.jpg' from generate_series(1, ${pictures}) n`,
];

/** Runs a script as a person at a terminal would; memory is what the kernel last said before the end. */
async function measure(script: 'backup' | 'restore', archive: string, dataFolder: string) {
  const start = performance.now();
  const child = spawn(process.execPath, [`scripts/${script}.ts`, archive], {
    env: { ...process.env, DATABASE_URL: '', DATA_KEY: '', DATA_DIR: dataFolder, BACKUP_KEY: backupKey },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakMb = 0;
  const look = setInterval(() => {
    peakMb = Math.max(peakMb, readPeakMb(child.pid));
  }, 50);
  const [code] = await once(child, 'exit');
  clearInterval(look);
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
  return { seconds: (performance.now() - start) / 1000, peakMb };
}

function readPeakMb(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // it ended meanwhile
  }
}
