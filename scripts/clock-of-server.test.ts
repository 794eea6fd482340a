import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const server = join(import.meta.dirname, '../server');

/** Reads of the process's clock, which may differ by minutes from the database's, where times are stored and compared. */
const OWN_CLOCK = /\bDate\.now\(|\bnew Date\(\)/;

/** Allowed files, with the reason why their decisions do not mix two clocks. */
const MAY: Record<string, string> = {
  'the day in India: counters of a day are written and read by the same clock':
    'ranking/index/members.ts domain/profile-views/count-readings.ts',
  'it goes out and comes back signed, and no row is compared with it':
    'features/card-links/readers.routes.ts office/routes/copies.ts',
  'files, and the names of files':
    'domain/files/sweep-orphans.ts platform/db/embedded/start-embedded.ts platform/backup/staged-files.ts platform/backup/back-up.ts platform/backup/backup-folder.ts',
  'how long something takes, within one process':
    'platform/db/migration-steps.ts platform/db/embedded/server-process.ts platform/db/ownership.ts office/two-weeks.ts',
  'when backups were made and are due: both by the clock of the hosts':
    'platform/backup/before-upgrade.ts platform/backup/start-backups.ts platform/backup/make-backups.ts platform/backup/backup-runs.queries.ts platform/backup/keep-later-changes.ts',
  'quiet hours, in which nothing is compared': 'notices/outbox.ts',
  'when to look: what is due the database says': 'publishing.ts',
  'which week it is, and whether its Sunday evening is over: rows name their week, and a minute early or late changes nothing':
    'domain/weekly-pairs/introduced.ts features/weekly-introduction/press.service.ts features/weekly-introduction/settle.service.ts features/weekly-introduction/tell-introduced.ts ranking/pairs/due-week.ts',
  'the hours around a melan: a minute early or late changes nothing': 'office/routes/melan-news.routes.ts',
  'told alone, or in which order':
    'features/content/content.routes.ts office/routes/system.routes.ts office/routes/desk.routes.ts office/routes/today.routes.ts office/today.queries.ts',
};

test('times are stored and compared by the database’s clock; every other file that reads the process’s clock is listed with a reason', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('testing/'),
  );
  const read = files.filter((file) => OWN_CLOCK.test(readFileSync(join(server, file), 'utf8')));
  const named = Object.values(MAY).flatMap((names) => names.split(' '));
  expect(read.sort()).toEqual(named.sort());
});
