import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import { CHANNELS, type Channel } from '#contract/notice-kinds.ts';
import { saveLanguage } from '#server/domain/accounts/accounts.queries.ts';
import { recordChannel } from '#server/notices/channel-consents.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Loads how an account can be notified, and on which channels it has agreed to be. Throws for an unknown account. */
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

/** What an account chooses on the page of its messages. */
interface Answers {
  wantedChannels: ReadonlySet<Channel>;
  /** The language of the messages to the account. */
  language: Language;
  /** The language of the page that was read. */
  read: Language;
}

/** Saves each changed answer, with the version of the text that was read. */
export async function saveTelling(
  transaction: Kysely<Database>,
  accountId: number,
  { wantedChannels, language, read }: Answers,
): Promise<void> {
  const { agreed } = await loadTelling(transaction, accountId);
  const changedChannels = CHANNELS.filter((channel) => wantedChannels.has(channel) !== agreed.includes(channel));
  await saveLanguage(transaction, accountId, language);
  for (const channel of changedChannels) {
    await recordChannel(transaction, { accountId, channel, isOn: wantedChannels.has(channel), read });
  }
}

/** Whether the profile's family has agreed to the weekly message. */
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
