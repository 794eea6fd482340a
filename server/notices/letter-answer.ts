import { loadAnswered } from '#server/domain/messages/messages.queries.ts';
import type { Message } from './intents.ts';
import { loadMailbox } from './mailbox.queries.ts';
import type { NoticeServices } from './notice-services.ts';

/** The office's answer to a letter, to the address that it came from; nothing where the letter is gone. */
export async function makeLetterAnswer(
  { db }: Pick<NoticeServices, 'db'>,
  { subjectId }: { subjectId: string },
): Promise<Message | undefined> {
  const letter = await loadAnswered(db, subjectId);
  if (letter === undefined || !letter.answer || letter.email === '') return undefined;
  const { email, subject, reference, answer } = letter;
  const language = /[\u0980-\u09ff]/.test(answer) ? 'bn' : 'en';
  const replyTo = await loadMailbox(db);
  return { channel: 'email', to: email, language, subject: `${subject} (${reference})`, text: answer, replyTo };
}
