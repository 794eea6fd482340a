import { type Kysely, sql } from 'kysely';
import { CONSENTS } from '#contract/agreed-words.ts';
import type { Language } from '#contract/choices.ts';
import type { Channel } from '#contract/notice-kinds.ts';
import type { Database } from '#server/platform/db/tables.ts';

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

/** A reader who calls a letter spam gets no more e-mail of the kind that a switch ends. */
export async function endLetters(db: Kysely<Database>, accountId: number): Promise<void> {
  await sql`insert into channel_consents (account_id, channel, is_on, version, text_hash, language)
    select account_id, channel, false, version, text_hash, language from channel_consents
    where id = (select max(id) from channel_consents where account_id = ${accountId} and channel = 'email') and is_on`.execute(
    db,
  );
}
