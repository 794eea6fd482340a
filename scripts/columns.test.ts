import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { answersIn, SECTIONS } from '#contract/catalogue.ts';
import { buildIfStale } from './build.ts';

const root = resolve(import.meta.dirname, '..');
// Names of one word have other meanings too.
const columns = new Set(SECTIONS.flatMap((section) => answersIn(section).map(({ column }) => column)));
const unmistakableColumns = [...columns].filter((column) => column.includes('_'));

/** Files that may name an answer's column outside the catalogue, each with its reason. */
const NAMED_ELSEWHERE: Record<string, string> = {
  'server/platform/backup/drill.ts': 'a restored archive is tried on health answers, with its key',
  'server/platform/backup/restored.queries.ts': 'the same: where they are stored',
  'server/platform/db/content-tables.ts': 'the country of a state',
  'server/features/verification/confirmed.queries.ts': 'a guardian’s phone holds while it is the one given',
  'server/domain/lookups/lookups.queries.ts': 'the country of a state',
  'server/features/files/permissions.ts': 'the database itself asks who may see a photo',
  'server/domain/family/relatives.queries.ts': 'the mother’s occupation is of another list',
  'server/domain/blocked-phones/blocked-phones.queries.ts': 'a guardian’s phone can be blocked',
  'server/features/profile/completeness.queries.ts': 'whether there is a blood group is read without the others',
  'server/features/profile/profile.routes.ts': 'the same: it is bound to its column',
  'server/domain/contacts/contact.queries.ts': 'the guardian is read with the contact alone',
  'server/domain/visibility/views.queries.ts': 'a birth chart is drawn for a place of the gazetteer',
  'server/domain/visibility/samples.queries.ts': 'people of about one’s own age, before lists are open',
  'server/office/approvals/doubles.queries.ts': 'a double is told apart by the birth date',
  'server/domain/approvals/queue.queries.ts': 'the person who was rejected is known by a guardian’s phone as well',
  'server/domain/visibility-settings/called-first.queries.ts': 'a number that is given as a guardian’s is called first',
  'server/domain/visibility/household.queries.ts': 'the home in three facts is decided by its own switch',
  'server/features/home/home.queries.ts': 'who answers the phone is read with the families that said yes',
  'server/domain/visibility/person.queries.ts': 'a community that is told to no member reads as not said',
  'server/domain/holders/removals.queries.ts': 'an invitation that comes again is known by a guardian’s phone as well',
  'server/domain/answers/guardian.queries.ts': 'the phone of a removed guardian goes along',
  'server/domain/answers/photo-audience.queries.ts': 'a photo goes back to accepted families',
  'server/domain/together/counts.queries.ts': 'a district without a name stands beside what is counted of two families',
  'server/features/test-centres/test-centres.queries.ts': 'the nearest centres are found by the reader’s own district',
  'server/domain/together/hours.queries.ts': 'a family abroad is told a time by its own clock',
  'server/office/outbox.queries.ts': 'where it is night nobody is called',
  'server/office/names.queries.ts': 'a caste that the office counts names by',
  'server/domain/melans/guests.queries.ts': 'families are invited to a melan by the words of wishes',
  'server/domain/melans/melans.queries.ts': 'whom a melan is for is said in the words of wishes',
  'server/office/melans/show.ts': 'the same, as the office reads it',
  'server/platform/db/melan-tables.ts': 'the columns of a melan that say so',
  'server/domain/members/other-spelling.queries.ts': 'a name that is changed drops its other spelling',
  'server/features/profile/resolve-spelling.ts': 'what is typed is judged by the name and the spelling of before',
  'server/domain/holders/holders.queries.ts': 'the download has it beside the name',
  'server/http/session.queries.ts': 'the same: what a session knows of its member',
  'server/domain/visibility/told.queries.ts': 'own words for religion are read with what is said openly',
};

/** Returns the unmistakable columns that a file names. */
function columnsIn(path: string): string[] {
  const words = new Set(readFileSync(join(root, path), 'utf8').match(/\w+/g));
  return unmistakableColumns.filter((column) => words.has(column));
}

const isProgram = (path: string) => !/\.test\.tsx?$|^server\/testing\//.test(path);

test('the columns of answers are listed beside their forms only', () => {
  expect(unmistakableColumns.length).toBeGreaterThan(50);
  const paths = globSync('{server,web,words,matching,ranking}/**/*.{ts,tsx}', { cwd: root }).filter(isProgram);
  expect(paths.length).toBeGreaterThan(300);
  const namingFiles = paths.filter((path) => columnsIn(path).length > 0);
  expect(namingFiles.sort()).toEqual(Object.keys(NAMED_ELSEWHERE).sort());
  for (const path of namingFiles) expect(columnsIn(path).length, path).toBeLessThanOrEqual(3);
});

test('no browser loads the catalogue', () => {
  buildIfStale();
  const programs = globSync('dist/client/**/*.js', { cwd: root });
  expect(programs.length).toBeGreaterThan(50);
  // These are wire names too.
  const onTheWire = /^(guardian_name|guardian_relation|tribe_id|rashi_id|gon_id|logno_id|religion_words)$/;
  const foundColumns = programs.flatMap((path) => columnsIn(path).filter((column) => !onTheWire.test(column)));
  expect(foundColumns).toEqual([]);
});
