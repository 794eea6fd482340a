import type { Services } from '#server/services.ts';
import { momentInIndia } from '#words/numbers.ts';
import { CASE_WARNING } from '#words/reports.ts';
import { findWarned } from './case-warnings.queries.ts';
import type { Message, Wanted } from './intents.ts';
import { siteOf } from './site.ts';

/** To one moderator, before the clock of a case runs out; nothing where it was settled meanwhile, or they have left. */
export async function makeCaseWarning(services: Services, { subjectId }: Wanted): Promise<Message | undefined> {
  if (services.config.channels.email === undefined) return undefined;
  const [caseId = '', staffId = ''] = subjectId.split(' ');
  const found = await findWarned(services.db, { caseId: Number(caseId), staffId: Number(staffId) });
  if (found?.due == null) return undefined;
  const href = `${siteOf(services)}/office/reports/${caseId}`;
  const { subject, text, label } = CASE_WARNING;
  const due = found.due.toISOString();
  const said = text(momentInIndia(due, 'en'), momentInIndia(due, 'bn'));
  return {
    ...{ channel: 'email', to: found.email, language: 'en', subject: subject(Number(caseId)) },
    ...{ text: `${said}\n\n${href}`, link: { href, label } },
  };
}
