import { type Channel, isGathered, kindOf, type NoticeKind } from '#contract/notices.ts';
import type { Services } from '#server/services.ts';
import { gatheredWords, LETTERS } from '#words/letters.ts';
import { SMS_OF, smsText } from '#words/sms.ts';
import type { Letter } from './channels/channel.ts';
import { unseenOfGathered } from './gathered.ts';
import type { Recipient } from './recipients.queries.ts';
import { hostOf, siteOf } from './site.ts';

/** The page that tells more; behind the login where it is anybody's own. */
const PAGES: Partial<Record<NoticeKind, string>> = {
  interestReceived: '/matching-profile/inbox',
  interestExpiring: '/matching-profile/inbox',
  interestAccepted: '/matching-profile/inbox',
  contactOpened: '/matching-profile/inbox',
  pairCheckAgreed: '/matching-profile/inbox',
  passwordChanged: '/change-password',
  newBrowser: '/change-password',
  weeklyFits: '/matching-profile',
};

/** Words a notice for a channel; undefined where nothing is left to be told. */
export async function compose(services: Services, told: Recipient, channel: Channel): Promise<Letter | undefined> {
  const { noticeId, kind, language } = told;
  const counts = isGathered(kind) ? await unseenOfGathered(services, told) : undefined;
  const words = isGathered(kind) ? gatheredWords(counts ?? {}, language) : LETTERS[kind][language];
  if (words.text === '') return undefined;
  const link = { href: `${siteOf(services)}${PAGES[kind] ?? '/dashboard'}`, label: '' };
  const letter = { noticeId, accountId: told.accountId, language, channel, link, isSecurity: kindOf(kind).isSecurity };
  if (channel !== 'sms') return { ...letter, to: told.email, ...words };
  const template = SMS_OF[kind];
  if (template === undefined) return undefined;
  const count = Object.values(counts ?? {}).reduce((sum, each) => sum + each, 0);
  const text = smsText(template, language, { site: hostOf(services), count: String(count) });
  return { ...letter, to: told.phone, subject: '', text, template };
}
