import { momentInIndia } from '#words/numbers.ts';
import { CASE_WARNING } from '#words/reports.ts';
import { findWarned } from './case-warnings.queries.ts';
import type { Message, Wanted } from './intents.ts';
import type { NoticeServices } from './notice-services.ts';
import { siteOf } from './site.ts';

/** To one moderator, before the clocks of cases run out; nothing where they were settled meanwhile, or they have left. */
export async function makeCaseWarning(services: NoticeServices, { subjectId }: Wanted): Promise<Message | undefined> {
  if (services.config.channels.email === undefined) return undefined;
  const [cases = '', staffId = ''] = subjectId.split(' ');
  const caseIds = cases.split(',').map(Number);
  const found = await findWarned(services.db, { caseIds, staffId: Number(staffId) });
  const [first] = found;
  if (first?.due == null) return undefined;
  const isOne = found.length === 1;
  const href = `${siteOf(services)}/office/reports${isOne ? `/${first.id}` : ''}`;
  const { subject, subjectOfMany, text, textOfMany, label } = CASE_WARNING;
  const due = first.due.toISOString();
  const [until, untilBn] = [momentInIndia(due, 'en'), momentInIndia(due, 'bn')];
  const said = isOne ? text(until, untilBn) : textOfMany(found.length, until, untilBn);
  return {
    ...{ channel: 'email', to: first.email, language: 'en' },
    ...{ subject: isOne ? subject(first.id) : subjectOfMany(found.length) },
    ...{ text: `${said}\n\n${href}`, link: { href, label } },
  };
}
