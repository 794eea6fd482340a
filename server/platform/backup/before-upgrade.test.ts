import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { TEST_DATA_SECRET } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { migrateAsBefore } from '#server/testing/version-before.ts';
import { lastBackups } from './backup-runs.queries.ts';
import { upgradeWithCare } from './before-upgrade.ts';
import { readArchive } from './read-archive.ts';

const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-upgrade-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const configOf = (more: Record<string, string> = {}) =>
  readConfig({
    DATA_DIR: join(folder, 'data'),
    DATA_KEY: TEST_DATA_SECRET.toString('base64'),
    LOG_LEVEL: 'silent',
    ...more,
  });

async function upgrade(pool: Awaited<ReturnType<typeof makeTestDatabase>>['pool'], more: Record<string, string> = {}) {
  const printed: string[] = [];
  const act = () => migrate(pool);
  const done = upgradeWithCare({ config: configOf(more), pool, act, print: (sentence) => printed.push(sentence) });
  return { printed, done };
}

test('an upgrade announces its changes first, and backs up the database before them', async () => {
  const { pool, db } = await makeTestDatabase({ isEmpty: true });
  const before = await migrateAsBefore(pool, { last: '0268_subjects_of_questions_checked.sql' });
  const dir = join(folder, 'backups');
  const { printed, done } = await upgrade(pool, { BACKUP_DIR: dir });
  await done;
  expect(printed).toEqual([
    expect.stringMatching(
      /^This version changes the database in \d+ steps \(0\d+_\w+\.sql … 0\d+_\w+\.sql\)\. A backup goes to /,
    ),
    expect.stringMatching(/^Backed up as site-.*\.bak: to go back, restore it with the version before/),
    'The database is changed.',
  ]);
  const [archive = ''] = (await readdir(dir)).filter((name) => name.endsWith('.bak'));
  const manifest = await readArchive(join(dir, archive), undefined);
  expect(manifest.migrations.map(({ name }) => name)).toEqual(before);
  expect((await lastBackups(db)).backup.done).toMatchObject({ archive, note: 'before an upgrade' });
  const again = await upgrade(pool, { BACKUP_DIR: dir });
  await again.done;
  expect(again.printed).toEqual([]);
});

test('if the backup fails, nothing is changed; without BACKUP_DIR the start announces that there is no backup', async () => {
  const { pool } = await makeTestDatabase({ isEmpty: true });
  await migrateAsBefore(pool, { last: '0268_subjects_of_questions_checked.sql' });
  await writeFile(join(folder, 'in-the-way'), '');
  const failed = await upgrade(pool, { BACKUP_DIR: join(folder, 'in-the-way') });
  await expect(failed.done).rejects.toThrow(
    /^The backup before the upgrade failed, and nothing was changed: .*in the way/,
  );
  expect((await pool.query("select to_regclass('site_identity') as there")).rows).toEqual([{ there: null }]);
  const without = await upgrade(pool);
  await without.done;
  expect(without.printed[0]).toContain('BACKUP_DIR is not set: no backup is made first.');
});

test('a new site needs no announcement and no backup', async () => {
  const { pool } = await makeTestDatabase({ isEmpty: true });
  const { printed, done } = await upgrade(pool, { BACKUP_DIR: join(folder, 'of-a-new-site') });
  await done;
  expect(printed).toEqual([]);
});
