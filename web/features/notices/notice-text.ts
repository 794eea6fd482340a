import type { Language } from '#contract/choices.ts';
import { NOTICES } from '#contract/notice-kinds.ts';
import type { NoticeView } from '#contract/notices.ts';
import { CONTACT_PLACE } from '#web/fields/accepting.ts';
import { dayAndMonth, timeInIndia } from '#words/numbers.ts';
import { readableName } from '#words/readable-name.ts';
import { clockIn } from '#words/values.ts';
import { noticesTexts } from './notices.texts.ts';

type WordedNotice = Pick<NoticeView, 'kind' | 'isOurs' | 'interest' | 'member' | 'closed'>;

/** Returns the words of a notice in the reader's language. */
export function noticeText({ kind, isOurs, interest, member, closed }: WordedNotice, language: Language): string {
  const t = noticesTexts[language];
  // The words for the present state of the interest that the notice is about.
  const textOfState = isOurs
    ? { waiting: t.oursExpiring, accepted: t.interestAccepted, declined: t.oursOver, over: t.oursOver }
    : { waiting: t[kind], accepted: t.cameAccepted, declined: t.cameDeclined, over: t.cameOver };
  const text = interest === '' ? t[kind] : textOfState[interest];
  const sentence = typeof text === 'string' ? text : text(member ? readableName(member, language) : '');
  return closed ? `${sentence} ${t.ofClosed(closed)}` : sentence;
}

/**
 * Returns a moment (an ISO time) in words, such as: 26 November, 5:16 am in Kolkata. The place is named, because the
 * clock of a family abroad shows another time.
 */
export const momentOf = (moment: string, language: Language): string =>
  `${dayAndMonth(moment, language)}, ${noticesTexts[language].inKolkata(clockIn(timeInIndia(moment), language))}`;

/** The kinds of notices about a meeting. */
const MEETING_KINDS: ReadonlySet<string> = new Set(['meetingTomorrow', 'meetingLate', 'meetingCalledOff']);

/** Returns the path of the notice's next step, with query and anchor. */
export function nextStepOf({ kind, isOurs, interest, member }: Omit<WordedNotice, 'closed'>): string {
  const family = member && `/matching-profile/${member.memberId}`;
  if (family && (kind === 'interestAccepted' || interest === 'accepted')) return `${family}#${CONTACT_PLACE}`;
  if (family && (kind === 'pairCheckAgreed' || kind === 'pairCheckAsked')) return `${family}#pair-check`;
  if (kind === 'marriedLetter') return family ? `${family}/together?step=married` : '/contact-us';
  if (family && (kind === 'togetherStep' || kind === 'togetherOwnStep')) return `${family}/together`;
  if (family && kind === 'message') return `${family}/together?step=words`;
  if (family && MEETING_KINDS.has(kind)) return `${family}/together?step=meeting`;
  const { page } = NOTICES[kind];
  return kind === 'interestExpiring' && isOurs ? page.replace('#waiting', '#sent') : page;
}
