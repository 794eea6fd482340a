import type { Kysely } from 'kysely';
import { listContacts } from '#server/domain/content/contents.queries.ts';
import {
  hasPlaceholder,
  isPlaceholderEmail,
  isPlaceholderLink,
  isPlaceholderPhone,
  MARK,
} from '#server/domain/content/placeholders.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { listLinks } from './ordered-rows.queries.ts';

/** Lists the placeholders that the trust must still replace, each with the command for it. */
export async function listPlaceholders(db: Kysely<Database>): Promise<{ what: string; command: string }[]> {
  const { phones, emails } = await listContacts(db);
  const links = await listLinks(db);
  const texts = await db
    .selectFrom('contents')
    .select(['key', 'lang', 'html'])
    // Texts without a placeholder are not loaded, because every page of the office runs this query.
    .where('html', '~', MARK.source)
    .orderBy('key')
    .orderBy('lang')
    .execute();
  return [
    // Without a phone, pages do not ask families to call; only the office can add one.
    ...(phones.length === 0 ? [line('phone', 'contacts add phone')] : []),
    ...phones.filter(isPlaceholderPhone).map(({ id }) => line(`phone ${id}`, `contacts change phone ${id}`)),
    ...emails.filter(isPlaceholderEmail).map(({ id }) => line(`email ${id}`, `contacts change email ${id}`)),
    ...links.filter(isPlaceholderLink).map(({ network }) => line(`link ${network}`, `social-links set ${network}`)),
    ...texts
      .filter(({ html }) => hasPlaceholder(html))
      .map(({ key, lang }) => line(`text ${key} ${lang}`, `content edit ${key} ${lang}`)),
  ];
}

const line = (what: string, command: string) => ({ what, command });
