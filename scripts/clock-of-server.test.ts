import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Reads of the process's clock, which may differ by minutes from the database's, where times are stored and compared. */
const OWN_CLOCK = /\bDate\.now\(|\bnew Date\(\)/;

/** Allowed files, with the reason why their decisions do not mix two clocks. */
const ALLOWED_FILES: Record<string, string> = {
  'the day in India: counters of a day are written and read by the same clock':
    'ranking/store/members.ts server/domain/profile-views/count-readings.ts',
  'it goes out and comes back signed, and no row is compared with it':
    'server/features/card-links/readers.routes.ts server/office/routes/copies.ts',
  'files, and the names of files':
    'server/domain/files/sweep-orphans.ts server/platform/db/embedded/start-embedded.ts server/platform/backup/staged-files.ts server/platform/backup/back-up.ts server/platform/backup/backup-folder.ts',
  'how long something takes, within one process':
    'server/platform/db/migration-steps.ts server/platform/db/embedded/server-process.ts server/platform/db/ownership.ts server/office/two-weeks.ts',
  'when backups were made and are due: both by the clock of the hosts':
    'server/platform/backup/before-upgrade.ts server/platform/backup/start-backups.ts server/platform/backup/make-backups.ts server/platform/backup/backup-runs.queries.ts server/platform/backup/keep-later-changes.ts',
  'quiet hours, in which nothing is compared': 'server/notices/outbox.ts',
  'when to look: what is due the database says': 'server/publishing.ts',
  'which week it is, and whether its Sunday evening is over: rows name their week, and a minute early or late changes nothing':
    'server/domain/weekly-pairs/introduced.ts server/features/weekly-introduction/press.service.ts server/features/weekly-introduction/settle.service.ts server/features/weekly-introduction/tell-introduced.ts server/ranking/pairs/due-week.ts',
  'the hours around a melan: a minute early or late changes nothing': 'server/office/routes/melan-news.routes.ts',
  'told alone, or in which order':
    'server/features/content/content.routes.ts server/office/routes/system.routes.ts server/office/routes/desk.routes.ts server/office/routes/today.routes.ts server/office/today.queries.ts',
};

test('times are stored and compared by the database’s clock; every other file that reads the process’s clock is listed with a reason', () => {
  const files = globSync('{server,ranking}/**/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.') && !file.startsWith('server/testing/'),
  );
  const readingFiles = files.filter((file) => OWN_CLOCK.test(readFileSync(join(root, file), 'utf8')));
  const listedFiles = Object.values(ALLOWED_FILES).flatMap((names) => names.split(' '));
  expect(readingFiles.sort()).toEqual(listedFiles.sort());
});
