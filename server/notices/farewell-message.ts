import { findFarewell } from '#server/domain/holders/removals.queries.ts';
import { FAREWELL } from '#words/letters.ts';
import { smsText } from '#words/sms.ts';
import type { Message, Wanted } from './intents.ts';
import type { NoticeServices } from './notice-services.ts';
import { hostOf } from './site.ts';

/** To somebody who was taken out of a profile, where they were last reached. */
export async function makeFarewell(services: NoticeServices, { subjectId }: Wanted): Promise<Message | undefined> {
  const farewell = await findFarewell(services.db, Number(subjectId));
  if (farewell === undefined) return undefined;
  const { contact: to, language } = farewell;
  if (to.includes('@')) return { channel: 'email', to, language, ...FAREWELL[language] };
  const text = smsText('farewell', language, { site: hostOf(services) });
  return { channel: 'sms', to, language, subject: '', text, template: 'farewell' };
}
