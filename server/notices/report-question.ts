import { findQuestion } from '#server/domain/cases/case-notes.queries.ts';
import { REPORT_QUESTION } from '#words/reports.ts';
import { noteDelivery } from './deliveries.queries.ts';
import type { Message, Wanted } from './intents.ts';
import { loadMailbox } from './mailbox.queries.ts';
import type { NoticeServices } from './notice-services.ts';

/** The office's question to somebody who reported, to their e-mail address; where there is none the office calls. */
export async function makeReportQuestion(
  { db, config }: Pick<NoticeServices, 'db' | 'config'>,
  { noticeId, subjectId }: Wanted,
): Promise<Message | undefined> {
  const question = await findQuestion(db, Number(subjectId));
  if (question === undefined) return undefined;
  const { email, language, reference, words } = question;
  if (email === '' || config.channels.email === undefined) {
    await noteDelivery(db, { noticeId, channel: 'office', state: 'created' });
    return undefined;
  }
  const { subject, lead } = REPORT_QUESTION[language];
  return {
    ...{ channel: 'email', to: email, language, subject: subject(reference), text: `${lead}\n\n${words}` },
    replyTo: await loadMailbox(db),
  };
}
