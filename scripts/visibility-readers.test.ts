import { expect, test } from 'vitest';
import { codeOf, listProgram, listTables } from './table-owners.ts';

/** Together they say how a profile is shown; the view `member_visibility` reads them for everybody else. */
const TABLES = ['showings', 'waiting_showings', 'chosen_showings', 'pauses', 'rests'];
const OWNER = 'server/domain/visibility-settings/';

/** Files that read them beside the view, or when a member or an account was suspended, and why. */
const READS_BESIDE_THE_VIEW: Readonly<Record<string, string>> = {
  'server/domain/holders/removals.queries.ts':
    'a removal waits while its profile is suspended, whether or not it is seen',
  'server/domain/members/suspensions.queries.ts': 'begins and ends suspensions',
  'server/domain/proposals/answering.queries.ts': 'whether a suspension began since an answer',
  'server/domain/visibility/person.queries.ts':
    'the day of the last visit on a card, without another look-up of the member',
  'server/domain/weekly-pairs/settling.queries.ts': 'whether a suspension began since a press',
  'server/features/my-data/my-data.queries.ts': 'the download names the tables of a member',
  'server/features/trust-figures/trust-figures.queries.ts':
    'counts searches that were settled and suspensions, by their days',
  'server/http/session.queries.ts': 'each call asks with its session whether the account is suspended',
  'server/office/cases.queries.ts': 'the office reads since when',
  'server/office/members.queries.ts': 'how far a registration is, for one that is not shown as well',
  'server/office/week-figures.queries.ts': 'counts what a week began, by its days',
  'server/platform/db/tables.ts': 'types of columns',
};

const named = TABLES.join('|');
const READS = [
  new RegExp(`\\b(?:from|join|using|update)\\s+(?:only\\s+)?"?(?:${named}|absent_members)\\b`, 'i'),
  new RegExp(`['"](?:${named}|absent_members)(?: as \\w+)?['"]`),
  /\bsuspended_at\b/,
];

const listReaders = (): string[] =>
  listProgram().filter((path) => !path.startsWith(OWNER) && READS.some((pattern) => pattern.test(codeOf(path))));

test('whether a profile is seen is read from one view', () => {
  expect(listTables({ views: true })).toEqual(expect.arrayContaining([...TABLES, 'member_visibility']));
  expect(listReaders(), 'read member_visibility, or say why the file reads the tables itself').toEqual(
    Object.keys(READS_BESIDE_THE_VIEW).sort(),
  );
});
