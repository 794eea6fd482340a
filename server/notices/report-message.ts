import { isTrial } from '#server/is-trial.ts';
import { reachOf } from '#server/people/verification/phone-reach.ts';
import type { Services } from '#server/services.ts';
import { isReportNews, REPORT_LETTER, reportNews } from '#words/reports.ts';
import { smsText } from '#words/sms.ts';
import { noteDelivery } from './deliveries.queries.ts';
import type { Message, Wanted } from './intents.ts';
import { findReporter } from './reporters.queries.ts';
import { hostOf, siteOf } from './site.ts';

/** To whoever reported without a login: by e-mail or SMS; where no message reaches the phone, the office calls. */
export async function makeReportNews(
  services: Services,
  { noticeId, subjectId }: Wanted,
): Promise<Message | undefined> {
  const { db, config } = services;
  const [id = '', news = ''] = subjectId.split(' ');
  const reporter = await findReporter(db, Number(id));
  if (reporter === undefined || !isReportNews(news)) return undefined;
  const { contact: to, language, reference } = reporter;
  const said = reportNews(news, language);
  if (to.includes('@')) {
    const { subject, label } = REPORT_LETTER[language];
    const href = `${siteOf(services)}/report/state`;
    const text = `${said}\n\n${href}`;
    return { channel: 'email', to, language, subject: subject(reference), text, link: { href, label } };
  }
  if (reachOf(to, { ...config.codes, isTrial: isTrial(config) }) !== 'code') {
    await noteDelivery(db, { noticeId, channel: 'office', state: 'created' });
    return undefined;
  }
  const text = smsText('report', language, { reference, site: hostOf(services) });
  return { channel: 'sms', to, language, subject: '', text, template: 'report' };
}
