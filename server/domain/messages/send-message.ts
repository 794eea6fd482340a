import type { Kysely } from 'kysely';
import { makeReference } from '#server/http/reference.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { insertMessage, type Message } from './messages.queries.ts';

/** Saves a message to the office and returns its reference. */
export async function sendMessage(db: Kysely<Database>, message: Omit<Message, 'reference'>): Promise<string> {
  let reference = makeReference();
  while (!(await insertMessage(db, { ...message, reference }))) reference = makeReference();
  return reference;
}
