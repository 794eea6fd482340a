import { expect, test } from 'vitest';
import { answersIn, catalogue, SECTIONS, type Section } from '#contract/catalogue.ts';
import { FAQ_SUBJECTS } from '#contract/content.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { LINEAGE_SIDES } from '#contract/lineage.ts';
import { PAUSE_KINDS, PAUSE_REASONS, REST_KINDS } from '#contract/pause.ts';
import { REPORT_OUTCOMES } from '#contract/report.ts';
import { BREACH_DEEDS } from '#contract/staff/breaches.ts';
import { CASE_KINDS, KIND_OF_REASON } from '#contract/staff/cases.ts';
import { GENERATIONS } from '#server/platform/db/relatives.ts';
import { makeTestDatabase } from '#server/testing/database.ts';

const { pool } = await makeTestDatabase();

const { rows: checks } = await pool.query<{ column: string; definition: string }>(
  `select c.conrelid::regclass || '.' || a.attname as column, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and pg_get_constraintdef(c.oid) like '%= ANY (ARRAY%'`,
);
const valuesOf = (definition: string) => [...definition.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) => value);

/**
 * Returns the values that the contract allows in each column, except encrypted columns, which no check constraint can
 * read.
 */
function choicesOf(section: Section): [string, readonly string[]][] {
  const chosen = answersIn(section).filter(({ kind, isSealed }) => kind === 'choice' && !isSealed);
  return chosen.map(({ column, of = [], isRequired }) => [
    `${catalogue[section].table}.${column}`,
    isRequired ? of : ['', ...of],
  ]);
}

// Lists that only the server uses stay beside the code that uses them.
const expected: Record<string, readonly string[]> = {
  ...Object.fromEntries(SECTIONS.flatMap(choicesOf)),
  'contents.lang': LANGUAGES,
  'faqs.subject': FAQ_SUBJECTS,
  'relatives.side': LINEAGE_SIDES,
  'relatives.generation': GENERATIONS,
  'reports.reason': Object.keys(KIND_OF_REASON),
  'breach_deeds.kind': BREACH_DEEDS,
  'cases.kind': CASE_KINDS,
  'cases.outcome': ['', ...REPORT_OUTCOMES],
  'pauses.kind': REST_KINDS,
  // Only the sweep sets `away`, for a member who has not logged in for long.
  'pauses.reason': [...new Set(PAUSE_KINDS.flatMap((kind) => [...PAUSE_REASONS[kind]])), 'away'],
  'consents.language': LANGUAGES,
};

test.each(Object.entries(expected))('the check constraint of %s has the values of the contract', (column, values) => {
  const check = checks.find((known) => known.column === column);
  expect(valuesOf(check?.definition ?? '').sort()).toEqual([...values].sort());
});

test('no check constraint reads a health answer', async () => {
  const sealed = SECTIONS.flatMap(answersIn).flatMap(({ column, isSealed }) => (isSealed ? [column] : []));
  expect(sealed).toContain('disease_report');
  const { rows } = await pool.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'c' and conrelid in
        ('relatives'::regclass, 'health_answers'::regclass, 'haemoglobin_results'::regclass, 'pair_checks'::regclass)`,
  );
  for (const { definition } of rows)
    expect(definition).not.toMatch(new RegExp([...sealed, 'status|tested_on|answer'].join('|')));
});
