import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { SiteList } from '#contract/staff/lists.ts';
import type { Database } from '#server/platform/db/tables.ts';

type Cell = string | number | boolean | null;
type Whole = Readonly<Record<string, Cell>>;

interface ListAbout {
  table: 'faqs' | 'contact_phones' | 'contact_emails' | 'social_links' | 'testimonials' | 'banners' | 'test_centres';
  /** The columns that the office edits, by the field names of the list's form. */
  columns: Readonly<Record<string, string>>;
  /** SQL of the order in which visitors see the rows. */
  order: string;
}

const nameColumns = { name: 'name', nameBn: 'name_bn' };
const BY_POSITION = 'position, id';

/** The table, the columns and the order of each list of the site, for the office's pages. */
export const siteLists: Readonly<Record<SiteList, ListAbout>> = {
  faqs: {
    table: 'faqs',
    columns: {
      subject: 'subject',
      question: 'question',
      questionBn: 'question_bn',
      answer: 'answer',
      answerBn: 'answer_bn',
    },
    order: BY_POSITION,
  },
  phones: {
    table: 'contact_phones',
    columns: { ...nameColumns, emoji: 'emoji', phoneCode: 'phone_code', phone: 'phone' },
    order: BY_POSITION,
  },
  emails: { table: 'contact_emails', columns: { ...nameColumns, emoji: 'emoji', email: 'email' }, order: BY_POSITION },
  links: { table: 'social_links', columns: { ...nameColumns, network: 'network', url: 'url' }, order: BY_POSITION },
  stories: {
    table: 'testimonials',
    columns: {
      kind: 'kind',
      author: 'author',
      authorBn: 'author_bn',
      html: 'html',
      htmlBn: 'html_bn',
      consentedOn: 'consented_on',
      consentForm: 'consent_form',
    },
    order: 'published_at desc nulls first, id desc',
  },
  banners: { table: 'banners', columns: { alt: 'alt', altBn: 'alt_bn', image: 'image' }, order: BY_POSITION },
  centres: {
    table: 'test_centres',
    columns: {
      ...nameColumns,
      district: 'district',
      phone: 'phone',
      days: 'days',
      daysBn: 'days_bn',
      cost: 'price',
      costBn: 'price_bn',
      source: 'source',
      checkedOn: 'checked_on',
    },
    order: BY_POSITION,
  },
};

/** A row of a list for the office. */
export interface SiteRow {
  id: number;
  /** By the field names of the list's form. */
  texts: Record<string, string>;
  /** A hash of the texts, to notice a change by somebody else. */
  version: string;
  /** Whether visitors see the row. */
  isOn: boolean;
}

/** Lists the rows of one of the site's lists, in the order in which visitors see them. */
export async function listSite(db: Kysely<Database>, list: SiteList): Promise<SiteRow[]> {
  const { table, order } = siteLists[list];
  const { rows } = await sql<{ whole: Whole }>`
    select to_jsonb(t) as whole from ${sql.table(table)} t order by ${sql.raw(order)}`.execute(db);
  return rows.map(({ whole }) => readRow(list, whole));
}

/** Returns a row and locks it until the transaction ends. */
export async function lockSiteRow(db: Kysely<Database>, list: SiteList, id: number): Promise<SiteRow | undefined> {
  const whole = await lockWhole(db, list, id);
  return whole && readRow(list, whole);
}

async function lockWhole(db: Kysely<Database>, list: SiteList, id: number): Promise<Whole | undefined> {
  const { rows } = await sql<{ whole: Whole }>`
    select to_jsonb(t) as whole from ${sql.table(siteLists[list].table)} t where id = ${id} for update`.execute(db);
  return rows[0]?.whole;
}

function readRow(list: SiteList, whole: Whole): SiteRow {
  const texts = textsOf(list, whole);
  const isOn = whole.is_on ?? (list === 'stories' ? whole.published_at !== null : true);
  const version = hash('sha256', JSON.stringify(texts), 'base64url');
  return { id: Number(whole.id), texts, version, isOn: Boolean(isOn) };
}

const textsOf = (list: SiteList, whole: Whole): Record<string, string> =>
  Object.fromEntries(
    Object.entries(siteLists[list].columns).map(([name, column]) => [name, String(whole[column] ?? '')]),
  );

/** Maximum number of former rows that are kept of a list. */
const MOST_KEPT_ROWS = 200;
/** Maximum number of former rows that are returned of a list. */
const MOST_LISTED_ROWS = 50;

interface RowReplacement {
  id: number;
  /** Login of the member of staff who changes or removes the row. */
  by: string;
  isGone: boolean;
}

/** Stores a copy of a row before it is changed or removed. Returns false if there is no such row. */
export async function keepFormerRow(
  db: Kysely<Database>,
  list: SiteList,
  { id, by, isGone }: RowReplacement,
): Promise<boolean> {
  const whole = await lockWhole(db, list, id);
  if (whole === undefined) return false;
  const formerRow = { list, row_id: id, whole: JSON.stringify(whole), is_gone: isGone, replaced_by: by };
  await db.insertInto('former_rows').values(formerRow).execute();
  await sql`delete from former_rows where list = ${list} and id <=
    (select id from former_rows where list = ${list} order by id desc offset ${MOST_KEPT_ROWS} limit 1)`.execute(db);
  return true;
}

/** Returns former versions of a list's rows, the latest first. */
export async function listFormerRows(db: Kysely<Database>, list: SiteList) {
  const rows = await db
    .selectFrom('former_rows')
    .select(['id', 'row_id as rowId', 'whole', 'replaced_at as until', 'replaced_by as by', 'is_gone as isGone'])
    .where('list', '=', list)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED_ROWS)
    .execute();
  return rows.map(({ whole, ...row }) => ({ ...row, texts: textsOf(list, whole) }));
}

/**
 * Restores a former row and keeps a copy of the current one. Returns the row's id; undefined if there is no such former
 * row.
 */
export async function bringRowBack(
  db: Kysely<Database>,
  list: SiteList,
  { id, by }: { id: number; by: string },
): Promise<number | undefined> {
  const former = await db
    .selectFrom('former_rows')
    .select(['row_id as rowId', 'whole'])
    .where('id', '=', id)
    .where('list', '=', list)
    .executeTakeFirst();
  if (former === undefined) return undefined;
  const { rowId, whole } = former;
  const table = sql.table(siteLists[list].table);
  const stillExists = await keepFormerRow(db, list, { id: rowId, by, isGone: false });
  // A removed row is restored whole, in its place. Of an existing row only the texts are restored.
  const columns = stillExists ? Object.values(siteLists[list].columns) : Object.keys(whole);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const formerRow = sql`jsonb_populate_record(null::${table}, ${JSON.stringify(whole)}::jsonb)`;
  await (stillExists
    ? sql`update ${table} set (${names}) = (select ${names} from ${formerRow}) where id = ${rowId}`
    : sql`insert into ${table} (${names}) overriding system value select ${names} from ${formerRow}`
  ).execute(db);
  return rowId;
}

/**
 * Adds a row, at the end unless it is a story, or replaces the texts of a row. Returns the row's id; NaN if there is no
 * row with this id.
 */
export async function writeSiteRow(
  db: Kysely<Database>,
  list: SiteList,
  { id, texts }: { id: number | undefined; texts: Readonly<Record<string, string>> },
): Promise<number> {
  const { table, columns } = siteLists[list];
  const entries = Object.entries(texts).map(([name, text]) => [columns[name] ?? name, text] as const);
  const names = sql.join(entries.map(([column]) => sql.ref(column)));
  const values = sql.join(entries.map(([, text]) => text));
  const assignments = sql.join(entries.map(([column, text]) => sql`${sql.ref(column)} = ${text}`));
  const isOrdered = list !== 'stories';
  const positionAndValues = isOrdered
    ? sql`, position, edited_at) values (${values}, (select coalesce(max(position), 0) + 1 from ${sql.table(table)}), now())`
    : sql`) values (${values})`;
  const { rows } = await (id === undefined
    ? sql<{ id: number }>`insert into ${sql.table(table)} (${names}${positionAndValues} returning id`
    : sql<{ id: number }>`update ${sql.table(table)} set ${assignments}
        ${isOrdered ? sql`, edited_at = now()` : sql``} where id = ${id} returning id`
  ).execute(db);
  return rows[0]?.id ?? Number.NaN;
}
