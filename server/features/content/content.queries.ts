import type { Kysely } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { Faq, Testimonial, TestimonialKind } from '#contract/content.ts';
import type { Database } from '#server/db/tables.ts';

export async function loadContent(db: Kysely<Database>, key: string, lang: Language): Promise<string | undefined> {
  const row = await db
    .selectFrom('contents')
    .select('html')
    .where('key', '=', key)
    .where('lang', '=', lang)
    .executeTakeFirst();
  return row?.html;
}

export async function loadFaqs(db: Kysely<Database>, lang: Language): Promise<Faq[]> {
  const rows = await db.selectFrom('faqs').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(({ id, ...faq }) =>
    lang === 'bn'
      ? { id, question: faq.question_bn, answer: faq.answer_bn }
      : { id, question: faq.question, answer: faq.answer },
  );
}

export async function loadSocialLinks(db: Kysely<Database>) {
  return db
    .selectFrom('social_links')
    .select(['id', 'network', 'name', 'name_bn', 'url'])
    .orderBy('position')
    .execute();
}

/** What is published now, the latest first. */
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
