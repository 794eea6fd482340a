import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { isAboutLogin, type NoticeKind } from '#contract/notice-kinds.ts';
import type { NoticeView } from '#contract/notices.ts';
import type { IconName } from '#web/art/Icon.tsx';

/**
 * A notice on the page. If its kind is about the login, `alsoAt` has the times (ISO) of the other notices of its kind
 * and day, which have no entry of their own.
 */
export type DayNotice = NoticeView & { alsoAt: string[] };

/** The notices of one day in India. */
export interface Day {
  /** The day relative to today; `''` for a day shown by its date. */
  when: 'today' | 'yesterday' | '';
  notices: [DayNotice, ...DayNotice[]];
}

/**
 * Groups the notices by days in India, in their order; `now` is in milliseconds. Within a day, notices about families
 * come first, then the office's, then those about the account. Notices about the login are merged if they have the same
 * kind and day.
 */
export function byDay(notices: readonly NoticeView[], now: number): Day[] {
  const [today, yesterday] = [todayInIndia(now), todayInIndia(now - DAY_MS)];
  const whenOf = (day: string): Day['when'] => {
    if (day === today) return 'today';
    return day === yesterday ? 'yesterday' : '';
  };
  const days = new Map<string, Day>();
  for (const notice of notices) {
    const day = todayInIndia(Date.parse(notice.madeAt));
    const dayNotice = { ...notice, alsoAt: [] };
    const knownDay = days.get(day);
    const sameKind = isAboutLogin(notice.kind) && knownDay?.notices.find(({ kind }) => kind === notice.kind);
    if (sameKind) sameKind.alsoAt.push(notice.madeAt);
    else if (knownDay) knownDay.notices.push(dayNotice);
    else days.set(day, { when: whenOf(day), notices: [dayNotice] });
  }
  for (const { notices: dayNotices } of days.values()) dayNotices.sort((a, b) => rankOf(a) - rankOf(b));
  return [...days.values()];
}

/** Ranks a notice within its day: about another family first, then the office's, then those about the account. */
function rankOf({ kind, member }: NoticeView): number {
  if (member) return 0;
  return isAboutAccount(kind) ? 2 : 1;
}

/** The icon of a notice, and its button. */
interface Sign {
  icon: IconName;
  /** The key of the button's words; missing if there is nothing to do. */
  action?:
    | 'answer'
    | 'call'
    | 'confirm'
    | 'look'
    | 'read'
    | 'toFamily'
    | 'toTogether'
    | 'toMelan'
    | 'toOffice'
    | 'toPeople'
    | 'why'
    | 'mend'
    | 'choose'
    | 'address';
}

/** The sign of notices from the office that need no action. */
const officeSign: Sign = { icon: 'info' };
/** The sign of notices about the security of the account. */
const securitySign: Sign = { icon: 'lock' };
/** The sign of notices about the holders of the profile. */
const holdersSign: Sign = { icon: 'lock', action: 'look' };

/** The icon and the button of each kind. For notices about the login the page adds `NotMe`. */
const SIGNS: Readonly<Record<NoticeKind, Sign>> = {
  interestReceived: { icon: 'mail', action: 'answer' },
  interestExpiring: { icon: 'clock', action: 'answer' },
  interestAccepted: { icon: 'check', action: 'call' },
  contactOpened: { icon: 'phone', action: 'look' },
  message: { icon: 'mail', action: 'read' },
  pairCheckAgreed: { icon: 'check', action: 'toFamily' },
  melanInvited: { icon: 'mail', action: 'toMelan' },
  melanNews: { icon: 'info', action: 'toMelan' },
  melanTomorrow: { icon: 'clock', action: 'toMelan' },
  melanThanks: { icon: 'check' },
  meetingTomorrow: { icon: 'clock', action: 'toTogether' },
  meetingLate: { icon: 'clock', action: 'toTogether' },
  meetingCalledOff: { icon: 'alert', action: 'toTogether' },
  guardianPhoneAsked: { icon: 'phone', action: 'confirm' },
  pairCheckAsked: { icon: 'mail', action: 'toFamily' },
  togetherStep: { icon: 'mail', action: 'toTogether' },
  togetherOwnStep: { icon: 'mail', action: 'toTogether' },
  declinedKindly: { icon: 'info', action: 'look' },
  acquaintanceEnded: { icon: 'info', action: 'look' },
  noLongerLooking: { icon: 'info', action: 'toPeople' },
  steppedBack: { icon: 'info', action: 'toFamily' },
  lookAgain: { icon: 'info', action: 'look' },
  matchSettled: { icon: 'info', action: 'toPeople' },
  suspended: { icon: 'alert', action: 'toOffice' },
  restored: { icon: 'check', action: 'look' },
  badgeGiven: { icon: 'check', action: 'look' },
  changeApproved: { icon: 'check', action: 'look' },
  changeRefused: { icon: 'alert', action: 'why' },
  profileApproved: { icon: 'check', action: 'toPeople' },
  profileSentBack: { icon: 'alert', action: 'mend' },
  officeAnswered: officeSign,
  reportRead: officeSign,
  reportActed: officeSign,
  reportNothing: officeSign,
  reportUnclear: officeSign,
  rested: { icon: 'pause', action: 'toOffice' },
  readingAsked: { icon: 'phone', action: 'toOffice' },
  contactSuspended: { icon: 'alert', action: 'toOffice' },
  approvalUndone: { icon: 'info', action: 'look' },
  deletionByLetter: { icon: 'alert', action: 'toOffice' },
  officeAsked: { icon: 'alert', action: 'look' },
  deletionStopped: { icon: 'check', action: 'look' },
  callMissed: { icon: 'phone', action: 'toOffice' },
  numberFails: { icon: 'phone', action: 'address' },
  breach: { icon: 'alert', action: 'toOffice' },
  powerLinkOpened: securitySign,
  passwordChanged: securitySign,
  phoneChanged: securitySign,
  emailChanged: securitySign,
  holderChanged: holdersSign,
  holderInvited: securitySign,
  holderJoined: holdersSign,
  whoseClaimed: holdersSign,
  whoseStays: holdersSign,
  whoseCorrected: holdersSign,
  holderLeft: holdersSign,
  removalAsked: holdersSign,
  holderRemoved: holdersSign,
  removalStopped: holdersSign,
  familyActed: holdersSign,
  wouldAccept: { icon: 'mail', action: 'answer' },
  givenPhoneChanged: securitySign,
  recovering: securitySign,
  holderRecovering: holdersSign,
  recoveryEnded: securitySign,
  recoveryRefused: securitySign,
  newBrowser: securitySign,
  pushEnded: securitySign,
  weeklyIntroduction: { icon: 'eye', action: 'look' },
  weeklyAsked: { icon: 'mail', action: 'answer' },
  deskProposal: { icon: 'eye', action: 'look' },
  slipWish: { icon: 'mail', action: 'toFamily' },
  wishCarried: { icon: 'phone', action: 'toOffice' },
  proposalAsked: { icon: 'mail', action: 'answer' },
  weeklyFits: { icon: 'eye', action: 'toPeople' },
  quietQuestion: { icon: 'phone', action: 'answer' },
  stillLooking: { icon: 'clock', action: 'choose' },
  rules: { icon: 'info', action: 'look' },
  marriedLetter: { icon: 'mail', action: 'look' },
  keepingEnds: { icon: 'clock' },
  marriedEnds: { icon: 'clock', action: 'look' },
  addressFails: { icon: 'mail', action: 'address' },
};

/**
 * Returns the icon and the button of a notice. An interest that was answered or has ended has no button, unless both
 * have accepted.
 */
export function signOf({ kind, isOurs, interest }: Pick<NoticeView, 'kind' | 'isOurs' | 'interest'>): Sign {
  if (interest === 'accepted') return SIGNS.interestAccepted;
  const sign = SIGNS[kind];
  if (interest === 'waiting') return isOurs ? { ...sign, action: 'look' } : sign;
  return interest === '' ? sign : { icon: sign.icon };
}

/** Checks whether a notice is about the reader's own account or the holders of the profile. */
const isAboutAccount = (kind: NoticeKind): boolean => SIGNS[kind].icon === 'lock';
