import { type Kysely, sql } from 'kysely';
import { CONSENTS } from '#contract/agreed-words.ts';
import type { Language } from '#contract/choices.ts';
import { CHANNELS, type Channel } from '#contract/notice-kinds.ts';
import type { Database } from '#server/platform/db/tables.ts';

export async function loadTelling(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('accounts as a')
    .select(['a.email', 'a.phone', 'a.language', 'a.email_verified_at', 'a.phone_verified_at'])
    .select(sql<boolean>`exists (select from push_subscriptions b where b.account_id = a.id)`.as('hasBrowser'))
    .select(
      sql<Channel[]>`array(select c.channel from (select distinct on (channel) channel, is_on from channel_consents
        where account_id = a.id order by channel, id desc) c where c.is_on)`.as('agreed'),
    )
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

interface Answers {
  wanted: ReadonlySet<Channel>;
  /** Of the letters. */
  language: Language;
  /** Of the page. */
  read: Language;
}

/** Keeps each answer that is another than the last one, with the version of the words that were read. */
export async function saveTelling(
  transaction: Kysely<Database>,
  accountId: number,
  { wanted, language, read }: Answers,
): Promise<void> {
  const { agreed } = await loadTelling(transaction, accountId);
  const changed = CHANNELS.filter((channel) => wanted.has(channel) !== agreed.includes(channel));
  await transaction.updateTable('accounts').set({ language }).where('id', '=', accountId).execute();
  for (const channel of changed) {
    await recordChannel(transaction, { accountId, channel, isOn: wanted.has(channel), read });
  }
}

interface Answer {
  accountId: number;
  channel: Channel;
  isOn: boolean;
  /** In which language the words were read. */
  read: Language;
}

/** Notes an answer to a channel with the words that were read: the last one counts. Of an account that is gone nothing is kept. */
export async function recordChannel(db: Kysely<Database>, { accountId, channel, isOn, read }: Answer): Promise<void> {
  const { version, hash } = CONSENTS.channel;
  await sql`insert into channel_consents (account_id, channel, is_on, version, text_hash, language)
    select id, ${channel}, ${isOn}, ${version}, ${hash[read]}, ${read} from accounts where id = ${accountId}`.execute(
    db,
  );
}

/** So many browsers of one account are told; the one that came first goes. */
const MOST_BROWSERS = 5;

/** A browser belongs to the account that asked last in it. */
export async function saveBrowser(
  db: Kysely<Database>,
  accountId: number,
  keys: { endpoint: string; p256dh: string; auth: string },
): Promise<void> {
  const values = { account_id: accountId, ...keys };
  await db
    .insertInto('push_subscriptions')
    .values(values)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
  const kept = db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(MOST_BROWSERS);
  await db.deleteFrom('push_subscriptions').where('account_id', '=', accountId).where('id', 'not in', kept).execute();
}

/** Whether the profile is sent the weekly letter. */
export async function wantsWeekly(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'weekly')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
