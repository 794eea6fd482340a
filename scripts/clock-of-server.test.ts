import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const server = join(import.meta.dirname, '../server');

/** Reads of the program's own clock, which may be minutes away from the database's, where moments are kept and compared. */
const OWN_CLOCK = /\bDate\.now\(|\bnew Date\(\)/;

/** Who may, and why nothing is decided by two clocks. */
const MAY: Record<string, string> = {
  'the day in India: counters of a day are written and read by the same clock':
    'door/answer.ts ranking/index/members.ts people/readings/count-readings.ts',
  'it goes out and comes back signed, and no row is compared with it':
    'features/card-links/photo-pass.ts office/rooms/copies.ts',
  'files, and the names of files':
    'files/sweep-orphans.ts db/embedded/start-embedded.ts backup/staged-files.ts backup/back-up.ts backup/backup-folder.ts',
  'how long something takes, within one process':
    'db/migration-steps.ts db/embedded/server-process.ts db/ownership.ts office/two-weeks.ts',
  'when backups were made and are due: both by the clock of the hosts':
    'backup/before-upgrade.ts backup/start-backups.ts backup/make-backups.ts backup/backup-runs.queries.ts backup/keep-later-changes.ts',
  'quiet hours, in which nothing is compared': 'notices/outbox.ts',
  'told alone, or in which order':
    'features/content/content.routes.ts office/rooms/system.routes.ts office/rooms/desk.routes.ts office/rooms/today.routes.ts office/today.queries.ts',
};

test('what the database keeps and compares is by its own clock: each other file that reads the program’s is named, with the reason', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('testing/'),
  );
  const read = files.filter((file) => OWN_CLOCK.test(readFileSync(join(server, file), 'utf8')));
  const named = Object.values(MAY).flatMap((names) => names.split(' '));
  expect(read.sort()).toEqual(named.sort());
});
