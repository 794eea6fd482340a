import { findAddress } from '#server/notices/staff-letter.queries.ts';
import { isStaffNews, STAFF_LETTERS } from '#words/staff-letters.ts';
import type { Message, Wanted } from './intents.ts';
import type { NoticeServices } from './notice-services.ts';
import { siteOf } from './site.ts';

/** Tells somebody of the office what concerns their account or the desk; nothing where they have left, or no mail goes out. */
export async function makeStaffLetter(services: NoticeServices, { subjectId }: Wanted): Promise<Message | undefined> {
  if (services.config.channels.email === undefined) return undefined;
  const [staffId = '', news = '', ...about] = subjectId.split(' ');
  const to = await findAddress(services.db, Number(staffId));
  if (to === undefined || !isStaffNews(news)) return undefined;
  const { subject, text, label } = STAFF_LETTERS[news];
  const href = `${siteOf(services)}/office`;
  const said = text(about.join(' '));
  return {
    ...{ channel: 'email', to, language: 'en', subject, text: `${said}\n\n${href}`, link: { href, label } },
  };
}
