import { findReporter } from '#server/domain/cases/reports.queries.ts';
import { isReportNews, REPORT_LETTER, reportNews, whereToComplain } from '#words/reports.ts';
import { smsText } from '#words/sms.ts';
import type { Message, Wanted } from './intents.ts';
import type { NoticeServices } from './notice-services.ts';
import { hostOf, siteOf } from './site.ts';

/** To a visitor who reported without a login: by e-mail or SMS; where no message reaches the phone, the office calls. */
export async function makeReportNews(services: NoticeServices, { subjectId }: Wanted): Promise<Message | undefined> {
  const { db } = services;
  const [id = '', news = ''] = subjectId.split(' ');
  const reporter = await findReporter(db, Number(id));
  if (reporter === undefined || !isReportNews(news)) return undefined;
  const { contact: to, language, reference } = reporter;
  const said = reportNews(news, language);
  if (to.includes('@')) {
    const { subject, label } = REPORT_LETTER[language];
    const href = `${siteOf(services)}/report/state`;
    const text = `${said}\n\n${href}\n\n${whereToComplain(language, siteOf(services))}`;
    return { channel: 'email', to, language, subject: subject(reference), text, link: { href, label } };
  }
  const text = smsText('report', language, { reference, site: hostOf(services) });
  return { channel: 'sms', to, language, subject: '', text, template: 'report' };
}
