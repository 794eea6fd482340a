import { type Channel, isGathered, kindOf } from '#contract/notice-kinds.ts';
import { gatheredWords, LETTERS } from '#words/letters.ts';
import { isReportNews, whereToComplain } from '#words/reports.ts';
import { SMS_OF, smsText } from '#words/sms.ts';
import { breachWords } from './breach-words.queries.ts';
import type { Letter } from './channels/channel.ts';
import { composeObjection, isObjectable } from './compose-objection.ts';
import { unseenOfGathered } from './gathered.ts';
import type { NoticeServices } from './notice-services.ts';
import type { Recipient } from './recipients.queries.ts';
import { hostOf, siteOf } from './site.ts';

/** A letter about a report says where to go on with it. */
const textOf = (services: NoticeServices, { kind, language }: Recipient, text: string): string =>
  isReportNews(kind) ? `${text}\n\n${whereToComplain(language, siteOf(services))}` : text;

/** Words a notice for a channel; undefined where nothing is left to be told. */
export async function compose(
  services: NoticeServices,
  told: Recipient,
  channel: Channel,
): Promise<Letter | undefined> {
  const { noticeId, kind, language } = told;
  if (channel === 'email' && isObjectable(kind)) {
    const letter = await composeObjection(services, told, kind);
    if (letter !== undefined) return letter;
  }
  const counts = isGathered(kind) ? await unseenOfGathered(services, told) : undefined;
  const letterOfBreach = kind === 'breach' ? await breachWords(services.db, told.subjectId, language) : undefined;
  const words = isGathered(kind) ? gatheredWords(counts ?? {}, language) : (letterOfBreach ?? LETTERS[kind][language]);
  if (words.text === '') return undefined;
  const { page, isSecurity } = kindOf(kind);
  const link = { href: `${siteOf(services)}${page}`, label: '' };
  const letter = { noticeId, accountId: told.accountId, language, channel, link, isSecurity };
  if (channel !== 'sms') return { ...letter, to: told.email, ...words, text: textOf(services, told, words.text) };
  const template = SMS_OF[kind];
  if (template === undefined) return undefined;
  const count = Object.values(counts ?? {}).reduce((sum, each) => sum + each, 0);
  const text = smsText(template, language, { site: hostOf(services), count: String(count) });
  return { ...letter, to: told.phone, subject: '', text, template };
}
