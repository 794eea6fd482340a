import { type Kysely, sql } from 'kysely';
import { CONSENTS } from '#contract/agreed-words.ts';
import type { Language } from '#contract/choices.ts';
import type { Channel } from '#contract/notice-kinds.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** An account's answer whether it may be notified by a channel. */
interface Answer {
  accountId: number;
  channel: Channel;
  isOn: boolean;
  /** The language in which the text was read. */
  read: Language;
}

/**
 * Records an answer about a channel with the text that was read; the latest one counts. Nothing is recorded for a
 * deleted account.
 */
export async function recordChannel(db: Kysely<Database>, { accountId, channel, isOn, read }: Answer): Promise<void> {
  const { version, hash } = CONSENTS.channel;
  await sql`insert into channel_consents (account_id, channel, is_on, version, text_hash, language)
    select id, ${channel}, ${isOn}, ${version}, ${hash[read]}, ${read} from accounts where id = ${accountId}`.execute(
    db,
  );
}

/** Withdraws an account's consent to e-mail, if it has given one, after its reader has reported a letter as spam. */
export async function endLetters(db: Kysely<Database>, accountId: number): Promise<void> {
  await sql`insert into channel_consents (account_id, channel, is_on, version, text_hash, language)
    select account_id, channel, false, version, text_hash, language from channel_consents
    where id = (select max(id) from channel_consents where account_id = ${accountId} and channel = 'email') and is_on`.execute(
    db,
  );
}
