import { type Kysely, type Selectable, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { Banner, Faq, Testimonial, TestimonialKind } from '#contract/content.ts';
import type { shownPhones } from '#server/domain/content/shown-phones.ts';
import { statement } from '#server/platform/db/statement.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Loads a text as HTML; undefined if there is none in this language. */
export async function loadContent(db: Kysely<Database>, key: string, lang: Language): Promise<string | undefined> {
  const row = await db
    .selectFrom('contents')
    .select('html')
    .where('key', '=', key)
    .where('lang', '=', lang)
    .executeTakeFirst();
  return row?.html;
}

/** Lists the questions and answers in this language, in the order of the office. */
export async function loadFaqs(db: Kysely<Database>, lang: Language): Promise<Faq[]> {
  const rows = await db.selectFrom('faqs').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(({ id, subject, ...faq }) => ({
    id,
    subject: subject ?? '',
    question: lang === 'bn' ? faq.question_bn : faq.question,
    answer: lang === 'bn' ? faq.answer_bn : faq.answer,
  }));
}

interface Frame {
  links: Pick<Selectable<Database['social_links']>, 'id' | 'network' | 'name' | 'name_bn' | 'url'>[];
  phones: Parameters<typeof shownPhones>[0];
  isPowerLinkOn: boolean;
}

// Every page needs these rows, so one statement loads them all.
const frameRows = statement<object, Frame>(
  () => sql`select
    (select coalesce(json_agg(l), '[]') from (
      select id, network, name, name_bn, url from social_links order by position) l) as links,
    (select coalesce(json_agg(p), '[]') from (
      select id, emoji, name, name_bn, phone_code, phone from contact_phones order by position, id) p) as phones,
    coalesce((select is_on from switches where name = 'powerLink'), true) as "isPowerLinkOn"`,
);

/** Loads the data of the frame around every page. */
export async function loadFrame(db: Kysely<Database>): Promise<Frame> {
  const [frame] = await frameRows(db, {});
  return frame ?? { links: [], phones: [], isPowerLinkOn: true };
}

/** Returns the published testimonials of this kind, the latest first. */
export async function loadTestimonials(
  db: Kysely<Database>,
  kind: TestimonialKind,
  lang: Language,
): Promise<Testimonial[]> {
  const rows = await db
    .selectFrom('testimonials')
    .select(['id', 'author', 'author_bn', 'html', 'html_bn'])
    .where('kind', '=', kind)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .execute();
  return rows.map(({ id, ...row }) =>
    lang === 'bn' ? { id, author: row.author_bn, html: row.html_bn } : { id, author: row.author, html: row.html },
  );
}

/** Lists the banners that are switched on, in the order of the office. */
export async function loadBanners(db: Kysely<Database>): Promise<Banner[]> {
  return db
    .selectFrom('banners')
    .select(['id', 'image', 'alt', 'alt_bn as altBn'])
    .where('is_on', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/**
 * Loads a banner's picture by its name, which begins with a hash of its bytes and cannot be guessed. A banner that is
 * not switched on counts too, because the office looks at it first. Returns undefined if no banner has this picture.
 */
export async function loadBannerImage(db: Kysely<Database>, name: string): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('banner_images as i')
    .innerJoin('banners as b', 'b.image', 'i.name')
    .select('i.jpeg')
    .where('i.name', '=', name)
    .executeTakeFirst();
  return found?.jpeg;
}

/** Maximum number of announced changes of a text that are listed. */
const MOST_CHANGES = 20;

/** Returns the announced changes of a text, the latest first. */
export async function loadChanges(db: Kysely<Database>, key: string, lang: Language) {
  return db
    .selectFrom('former_contents')
    .select(['id as version', 'replaced_at as since', 'told'])
    .where('key', '=', key)
    .where('lang', '=', lang)
    .where('told', '<>', '')
    .orderBy('id', 'desc')
    .limit(MOST_CHANGES)
    .execute();
}

/** Returns the version of a text before an announced change, and when it was valid; undefined if there is none. */
export async function loadFormerVersion(db: Kysely<Database>, key: string, id: number) {
  return db
    .selectFrom('former_contents as f')
    .select(['f.lang as language', 'f.html', 'f.replaced_at as until'])
    .select((eb) =>
      eb
        .selectFrom('former_contents as b')
        .select(({ fn }) => fn.max('b.replaced_at').as('since'))
        .whereRef('b.key', '=', 'f.key')
        .whereRef('b.lang', '=', 'f.lang')
        .whereRef('b.id', '<', 'f.id')
        .as('since'),
    )
    .where('f.id', '=', id)
    .where('f.key', '=', key)
    .where('f.told', '<>', '')
    .executeTakeFirst();
}
