import { answersIn } from '#contract/catalogue.ts';
import { abroad } from '#matching/wishes/country-wish.ts';
import { type CandidateColumn, candidateColumns, columnsAtFirst } from '#ranking/ranking.ts';
import { columnOf as nameColumn } from '#server/domain/answers/column-of.ts';

// The sections of the catalogue, with the aliases of their tables in the views.
const tableAliases = { personal: 'p', address: 'a', details: 'd', wishes: 'w' } as const;
type Section = keyof typeof tableAliases;

/** Returns the SQL name of an answer's column in the views. */
const sqlOf = (section: Section, name: string): string => `${tableAliases[section]}.${nameColumn(section, name)}`;

const aboutSelf = sqlOf('details', 'aboutSelf');
const aboutHoped = sqlOf('details', 'aboutHoped');
const children = sqlOf('details', 'children');

// SQL for values of a line that differ from the stored answer. A person who never married has no children unless they
// say so.
const computedColumns: Readonly<Partial<Record<CandidateColumn, string>>> = {
  id: 'substr(m.profile_id, 3)',
  gender: 'left(m.gender, 1)',
  district: `${sqlOf('details', 'home.id')}::text`,
  community: `case when ${sqlOf('details', 'communityFor')} = 'Nobody' then '' else ${sqlOf('personal', 'community')}::text end`,
  clan: String.raw`replace(${sqlOf('personal', 'clan')}, E'\x1f', ' ')`,
  pada: 'null',
  logno: 'null',
  hasOwnWords: `(coalesce(${aboutSelf} <> '' or ${aboutHoped} <> '', false))::text`,
  lastActiveOn: "date_trunc('week', v.last_active_on::timestamp)::date::text",
  shownAt:
    "extract(epoch from date_trunc('week', coalesce(m.first_shown_on, v.shown_at at time zone 'Asia/Kolkata')))::bigint::text",
  children: `case coalesce(${children}, case ${sqlOf('details', 'maritalStatus')} when 'Never Married' then 0 end)
        when 0 then 'None' when 1 then 'One' else case when ${children} > 1 then 'More' end end`,
  photo: `case when ${sqlOf('details', 'photoFor')} = 'Members'
        and exists (select from files f where f.profile_id = m.profile_id and f.kind = 'picture') then 'Yes' end`,
  badges: `(select array_agg(b.kind order by b.kind)::text from badges b
        where b.profile_id = m.profile_id and b.taken_at is null)`,
  'wishes.country.anyOf': `(${sqlOf('wishes', 'country.anyOf')}
        || case when ${sqlOf('wishes', 'country.isAbroad')} then array[${abroad}] else array[]::integer[] end)::text`,
};

// All other columns are copied unchanged, under the name of the answer or of the part of a wish.
const storedColumns: ReadonlyMap<string, string> = new Map(
  (['personal', 'address', 'details', 'wishes'] as const).flatMap((section) =>
    answersIn(section).map(({ name }): [string, string] => [
      section === 'wishes' ? `wishes.${name}` : name,
      `${sqlOf(section, name)}::text`,
    ]),
  ),
);

/** Returns the SQL of a column's value. @throws Error if the column is neither computed nor an answer */
function sourceOf(column: CandidateColumn): string {
  const source = computedColumns[column] ?? storedColumns.get(column);
  if (source === undefined) throw new Error(`No answer is called ${column}: say in SQL where it comes from.`);
  return source;
}

/** Returns the SQL that joins the columns of a line by the unit separator; null becomes empty. */
const joinedSources = (columns: readonly CandidateColumn[]): string =>
  String.raw`array_to_string(array[${columns.map((column) => `\n      ${sourceOf(column)}`).join(',')}
    ], E'\x1f', '')`;

/**
 * The SQL of the views from which rows are made. A migration that adds columns at the end replaces the views by these.
 */
export const candidateViews = {
  candidate_lines: `select v.profile_id,
    ${joinedSources(candidateColumns.slice(0, columnsAtFirst))} as line
  from member_visibility v
  join members m on m.profile_id = v.profile_id
  left join personal_details p on p.profile_id = v.profile_id
  left join addresses a on a.profile_id = v.profile_id
  left join profile_details d on d.profile_id = v.profile_id
  left join wishes w on w.profile_id = v.profile_id
  where v.has_asked and not v.is_absent`,
  candidate_line_ends: `select m.profile_id,
    ${joinedSources(candidateColumns.slice(columnsAtFirst))} as line_end
  from members m
  left join addresses a on a.profile_id = m.profile_id
  left join profile_details d on d.profile_id = m.profile_id
  left join wishes w on w.profile_id = m.profile_id`,
} as const;
