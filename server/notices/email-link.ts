import { loadWanted } from '#server/domain/verification/codes.queries.ts';
import { makeToken } from '#server/domain/verification/codes.ts';
import { LINKS } from '#words/links.ts';
import type { Message } from './intents.ts';
import type { NoticeServices } from './notice-services.ts';
import { siteOf } from './site.ts';

const LINK_HOURS = 24;

/** A link that says whose an address is: its page has one button, and opening it confirms nothing. */
export async function makeEmailLink(
  services: Pick<NoticeServices, 'db' | 'codeHash' | 'config'>,
  { subjectId }: { subjectId: string },
): Promise<Message | undefined> {
  const wanted = await loadWanted(services.db, Number(subjectId));
  if (wanted === undefined) return undefined;
  const language = wanted.language ?? 'en';
  const { subject, text, label } = LINKS.email[language];
  const href = `${siteOf(services)}/confirm-email?token=${await makeToken(services, wanted.id, LINK_HOURS)}`;
  return {
    ...{ channel: 'email', to: wanted.contact, language, subject },
    ...{ text: `${text}\n\n${href}`, link: { href, label } },
  };
}
