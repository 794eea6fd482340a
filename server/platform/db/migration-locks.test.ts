import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readMigrations } from './migration-files.ts';

/** Earlier migrations were measured by hand (decision 60). */
const FIRST = '0181';
/** Tables with one row for each member: a million rows are read within a second. Other tables have many rows for each. */
const ONE_A_MEMBER =
  /^(members|accounts|account_profiles|addresses|personal_details|profile_details|wishes|showings|pauses|candidate_choices)$/;

const TABLE = 'alter table (?:only )?(?<table>\\w+)[^;]*';
const READS = {
  [`${TABLE}\\bset not null`]: 'not null reads the table',
  [`${TABLE}\\badd (?:constraint|check)(?![^;]*not valid)`]:
    'a check is added as not valid, and validated in a step of its own',
  [`${TABLE}\\badd column [^;]*\\bcheck\\b`]: 'a check is added as not valid, and validated in a step of its own',
};
const WRITES = {
  'create (?:unique )?index (?!concurrently)\\w* ?on (?<table>\\w+)': 'an index is built concurrently',
  [`${TABLE}\\balter (?:column )?\\w+ (?:set data )?type\\b`]: 'another type writes the table anew',
  [`${TABLE}\\badd column [^;]*(?:generated|default (?:now|clock|gen_|random|next))`]:
    'this default is written into every row',
};

const migrations = await readMigrations(resolve(import.meta.dirname, '../../../database/migrations'));

test.each(migrations.filter(({ name }) => name >= FIRST))(
  '$name keeps no existing table locked while it is read or written',
  ({ sql }) => {
    const plain = sql
      .replace(/--.*$/gm, '')
      .replace(/\$(\w*)\$.*?\$\1\$/gs, '')
      .replace(/\s+/g, ' ')
      .toLowerCase();
    const made = new Set([...plain.matchAll(/create table (\w+)/g)].map(([, table]) => table));
    const wrong = Object.entries({ ...READS, ...WRITES }).flatMap(([lock, why]) =>
      [...plain.matchAll(new RegExp(lock, 'g'))].flatMap(({ groups: { table = '' } = {} }) => {
        const isQuick = made.has(table) || (lock in READS && ONE_A_MEMBER.test(table));
        return isQuick ? [] : [`${table}: ${why}`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);
