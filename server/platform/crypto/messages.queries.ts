import { type Kysely, sql } from 'kysely';
import type { ThreadName } from '#contract/thread-names.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { HealthCipher, Place } from './health-cipher.ts';

/** The position of a message. */
interface MessageAt {
  togetherId: number;
  thread: ThreadName;
  number: number;
}

/** The place of a message. A message moved to another thread or author cannot be decrypted. */
export const placeOfMessage = (authorId: string, { togetherId, thread, number }: MessageAt): Place => ({
  profileId: authorId,
  owner: `together/${togetherId}/${thread}/${number}`,
  column: 'words',
});

/** The place of the messages sent with a report. */
export const placeOfReportedThread = (reportId: number): Place => ({
  profileId: '',
  owner: `report/${reportId}`,
  column: 'words',
});

interface Ciphers {
  former: HealthCipher;
  next: HealthCipher;
}

/** The number of messages that one query loads. */
const MESSAGES_PER_BATCH = 500;

/** Re-encrypts every message between families, and those sent with reports, with another key. */
export async function sealMessagesAnew(db: Kysely<Database>, ciphers: Ciphers): Promise<void> {
  let last = { togetherId: 0, thread: '', number: 0 };
  for (;;) {
    const { rows } = await sql<MessageAt & { authorId: string; words: string }>`
      select together_id as "togetherId", thread, number, author_id as "authorId", words from together_messages
      where (together_id, thread, number) > (${last.togetherId}, ${last.thread}, ${last.number})
      order by together_id, thread, number limit ${MESSAGES_PER_BATCH}`.execute(db);
    for (const { authorId, words, ...position } of rows)
      await db
        .updateTable('together_messages')
        .set({ words: reencrypt(ciphers, words, placeOfMessage(authorId, position)) })
        .where('together_id', '=', position.togetherId)
        .where('thread', '=', position.thread)
        .where('number', '=', position.number)
        .execute();
    const lastRow = rows.at(-1);
    if (lastRow === undefined) break;
    last = lastRow;
  }
  for (const { report_id: id, words } of await db.selectFrom('reported_threads').selectAll().execute())
    await db
      .updateTable('reported_threads')
      .set({ words: reencrypt(ciphers, words, placeOfReportedThread(id)) })
      .where('report_id', '=', id)
      .execute();
}

const reencrypt = ({ former, next }: Ciphers, words: string, place: Place): string =>
  next.encrypt(former.decrypt(words, place), place);
