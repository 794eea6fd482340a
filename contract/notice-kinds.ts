import { todayInIndia } from './india-day.ts';

/** Channels to reach somebody who is not on the site. Each needs a separate consent. */
export const CHANNELS = ['email', 'sms', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

interface Kind {
  /** Channels on which the notice is sent, besides the site. */
  channels: readonly Channel[];
  /** Whether it is sent without a consent, and also at night. */
  isSecurity: boolean;
  /** If the candidate has an account, only the candidate gets the notice. */
  isCandidatesAlone: boolean;
  /** Not sent to a member who has paused or settled. */
  endsWithPause: boolean;
  /**
   * Sent on every confirmed channel that was not switched off, even without a consent. The office calls a family that
   * has no such channel. `confirmed`: only a confirmed phone is used.
   */
  isCalled?: true | 'confirmed';
  /** The page for the next step, linked from the site and from messages. */
  page: `/${string}`;
  /** Hours after which the notice is outdated and is not sent any more. */
  worthHours: number;
}

/** Returns the number of hours in this many days, for `worthHours`. */
const days = (count: number): number => count * 24;
const INBOX = '/matching-profile/inbox';
const interest = { isSecurity: false, isCandidatesAlone: false, endsWithPause: false, page: INBOX } as const;
const office = { ...interest, page: '/dashboard' } as const;
const report = { ...office, page: '/notices', channels: ['email', 'sms'], isCandidatesAlone: true } as const;
const security = { ...interest, isSecurity: true, page: '/change-password' } as const;
const holders = { ...security, page: '/matching-profile/family', channels: CHANNELS, worthHours: days(3) } as const;
const weekly = { ...interest, endsWithPause: true, page: '/matching-profile?order=newest' } as const;
const melan = { ...weekly, page: '/matching-profile/melan', channels: CHANNELS } as const;

/** All kinds of notices and how they are sent. A kind without channels is shown on the site only. */
export const NOTICES = {
  interestReceived: { ...interest, page: `${INBOX}#waiting`, channels: ['email', 'sms', 'push'], worthHours: days(7) },
  interestExpiring: { ...interest, page: `${INBOX}#waiting`, channels: ['email', 'sms', 'push'], worthHours: days(2) },
  interestAccepted: { ...interest, channels: ['email', 'sms', 'push'], worthHours: days(7) },
  /** The person who answers the guardian's phone has not confirmed it, and accepted families want to call it. */
  guardianPhoneAsked: { ...interest, page: '/confirm-phone', channels: ['email', 'push'], worthHours: days(30) },
  /**
   * The other family has agreed to a pair check and waits for this family's consent. The notice does not mention
   * health.
   */
  pairCheckAsked: { ...interest, channels: ['email', 'push'], isCandidatesAlone: true, worthHours: days(7) },
  /** A family has declined and wants its reason to be told. */
  declinedKindly: { ...interest, page: `${INBOX}#sent`, channels: ['email', 'push'], worthHours: days(7) },
  /** The other family has ended the acquaintance. */
  acquaintanceEnded: { ...interest, page: `${INBOX}#ended`, channels: ['email', 'push'], worthHours: days(7) },
  /** A family that this one had sent an interest has found somebody, or has left. */
  noLongerLooking: { ...interest, page: '/matching-profile', channels: ['email', 'push'], worthHours: days(7) },
  /** The other family has withdrawn its statement that the match is fixed. The two stay in touch. */
  steppedBack: { ...interest, page: `${INBOX}#accepted`, channels: ['email', 'push'], worthHours: days(7) },
  /** Some days after the other family has left: asks a family that rests as engaged whether the search goes on. */
  lookAgain: {
    ...interest,
    page: '/matching-profile/settings?open=settled',
    channels: ['email', 'push'],
    worthHours: days(14),
  },
  /** A family that this one was in touch with has married somebody else. */
  matchSettled: { ...interest, page: '/matching-profile', channels: ['email', 'push'], worthHours: days(7) },
  /** The two families have a meeting tomorrow. */
  meetingTomorrow: { ...interest, page: `${INBOX}#accepted`, channels: CHANNELS, worthHours: 36 },
  /** The family is invited to a melan. */
  melanInvited: { ...melan, worthHours: days(7) },
  /** The family has a seat at a melan, or the melan does not take place, or nobody there would suit. */
  melanNews: { ...melan, worthHours: days(3) },
  melanTomorrow: { ...melan, worthHours: 36 },
  /** Sent to families who came, after the melan. */
  melanThanks: { ...melan, channels: ['email', 'push'], page: '/dashboard', worthHours: days(3) },
  /** The other family is late for the meeting. */
  meetingLate: { ...interest, page: `${INBOX}#accepted`, channels: CHANNELS, worthHours: 6 },
  /** The other family cannot come to the meeting. */
  meetingCalledOff: { ...interest, page: `${INBOX}#accepted`, channels: CHANNELS, worthHours: days(2) },
  contactOpened: { ...interest, page: `${INBOX}#accepted`, channels: ['email', 'push'], worthHours: days(3) },
  pairCheckAgreed: { ...interest, channels: ['email', 'push'], isCandidatesAlone: true, worthHours: days(7) },
  /** The other family has taken a step on the page of two families. */
  togetherStep: { ...interest, page: `${INBOX}#accepted`, channels: ['email', 'push'], worthHours: days(7) },
  /** The other family has taken a step that only the candidate may read. */
  togetherOwnStep: {
    ...interest,
    page: `${INBOX}#accepted`,
    channels: ['email', 'push'],
    isCandidatesAlone: true,
    worthHours: days(7),
  },
  /** Some weeks after an acceptance: asks whether the two families have spoken. One answer counts for all holders. */
  quietQuestion: { ...weekly, page: '/dashboard', channels: ['email', 'push'], worthHours: days(7) },
  /** A family has written. One notice covers all its messages until it is seen. Their text is not included. */
  message: { ...interest, page: `${INBOX}#accepted`, channels: ['email', 'sms', 'push'], worthHours: days(3) },
  suspended: { ...office, channels: ['email', 'sms'], isCalled: true, worthHours: days(7) },
  restored: { ...office, channels: ['email', 'sms'], worthHours: days(7) },
  badgeGiven: { ...office, channels: ['email', 'sms'], worthHours: days(7) },
  changeApproved: { ...office, channels: ['email', 'sms'], worthHours: days(7) },
  changeRefused: { ...office, channels: ['email', 'sms'], worthHours: days(7) },
  /** The office has decided about a profile that asked to be shown. */
  profileApproved: { ...office, page: '/matching-profile', channels: ['email', 'sms', 'push'], worthHours: days(7) },
  profileSentBack: {
    ...office,
    page: '/matching-profile',
    channels: ['email', 'sms', 'push'],
    isCalled: true,
    worthHours: days(7),
  },
  officeAnswered: { ...office, channels: ['email', 'sms'], isCandidatesAlone: true, worthHours: days(7) },
  /** Progress of a report that this profile has sent: first that it was read, then the result. */
  reportRead: { ...report, worthHours: days(7) },
  reportActed: { ...report, worthHours: days(15) },
  reportNothing: { ...report, worthHours: days(15) },
  reportUnclear: { ...report, worthHours: days(15) },
  /** The office has put the profile at rest for a day. */
  rested: { ...office, page: '/contact-us', channels: ['email', 'sms'], isCalled: true, worthHours: days(1) },
  /** This family has opened very many profiles; the office asks it to call. */
  readingAsked: { ...office, page: '/contact-us', channels: ['email', 'sms'], worthHours: days(3) },
  /** A member that this family was in touch with is suspended. The notice gives the profile number without a reason. */
  contactSuspended: {
    ...office,
    page: '/contact-us',
    channels: ['email', 'sms', 'push'],
    isCalled: true,
    worthHours: days(7),
  },
  /** A decision about the profile was undone; the office reviews it again. */
  approvalUndone: { ...office, page: '/matching-profile', channels: ['email', 'sms', 'push'], worthHours: days(7) },
  /** A letter has requested the deletion of the profile. Every holder may object. */
  deletionByLetter: {
    ...security,
    page: '/not-me',
    channels: ['email', 'sms', 'push'],
    isCalled: true,
    worthHours: days(7),
  },
  /** The office requests an action on the account or the profile. Every holder may object. */
  officeAsked: { ...security, page: '/phone-and-email', channels: CHANNELS, isCalled: true, worthHours: days(3) },
  /** The deletion requested by letter does not take place. */
  deletionStopped: { ...security, page: '/login', channels: ['email', 'sms', 'push'], worthHours: days(7) },
  /** The office has called several times without reaching anybody. */
  callMissed: { ...security, page: '/contact-us', channels: ['email', 'sms', 'push'], worthHours: days(7) },
  /** Somebody else answered at the account's number. Not sent to that number. */
  numberFails: { ...security, page: '/phone-and-email', channels: ['email', 'push'], worthHours: days(7) },
  /** A data breach affected this profile. The office writes its text. */
  breach: { ...security, page: '/contact-us', channels: ['email', 'sms'], isCalled: true, worthHours: days(30) },
  powerLinkOpened: { ...security, channels: ['email', 'sms'], worthHours: days(3) },
  passwordChanged: { ...security, channels: CHANNELS, worthHours: days(3) },
  phoneChanged: {
    ...security,
    page: '/phone-and-email',
    channels: CHANNELS,
    isCalled: 'confirmed',
    worthHours: days(3),
  },
  emailChanged: {
    ...security,
    page: '/phone-and-email',
    channels: CHANNELS,
    isCalled: 'confirmed',
    worthHours: days(3),
  },
  /** For the other holders: one holder has a new password, phone or e-mail. */
  holderChanged: holders,
  /** A holder is invited, has joined, has left, is to be removed, was removed, or stays. */
  holderInvited: holders,
  holderJoined: holders,
  holderLeft: holders,
  removalAsked: { ...holders, isCalled: true },
  holderRemoved: holders,
  removalStopped: holders,
  /** A holder claims to be the bride or groom; or the claim was rejected; or it was confirmed. */
  whoseClaimed: holders,
  whoseStays: holders,
  whoseCorrected: holders,
  /** For the candidate: another holder has written to a family, or has answered one. */
  familyActed: { ...holders, isCandidatesAlone: true },
  /** For the candidate: another holder would accept this family. */
  wouldAccept: {
    ...interest,
    page: `${INBOX}#waiting`,
    channels: ['email', 'push'],
    isCandidatesAlone: true,
    worthHours: days(7),
  },
  /** Accepted families are now given another phone. */
  givenPhoneChanged: { ...holders, page: '/confirm-phone' },
  /**
   * A password was reset by a code to the phone or by the office's link. The next kind is sent to the other holders.
   */
  recovering: { ...security, page: '/recovering', channels: CHANNELS, worthHours: days(3) },
  holderRecovering: holders,
  /** A second proof has ended the recovery. */
  recoveryEnded: { ...security, channels: CHANNELS, worthHours: days(3) },
  /** A holder has said that it was not the holder of the account who reset the password. */
  recoveryRefused: { ...security, page: '/contact-us', channels: CHANNELS, worthHours: days(3) },
  newBrowser: { ...security, channels: ['email', 'sms'], worthHours: days(3) },
  /** The account was logged out everywhere, and its phones show no more notices. */
  pushEnded: { ...security, channels: ['email', 'sms'], worthHours: days(3) },
  weeklyFits: { ...weekly, channels: ['email', 'sms', 'push'], worthHours: days(5) },
  /** This family and another are introduced to each other. */
  weeklyIntroduction: { ...weekly, page: '/dashboard', channels: ['email', 'sms', 'push'], worthHours: days(5) },
  /** For the candidate: another holder would send an interest to the family of the week. */
  weeklyAsked: {
    ...weekly,
    page: '/dashboard',
    channels: ['email', 'push'],
    isCandidatesAlone: true,
    worthHours: days(5),
  },
  /** The office, or both families at a melan, have proposed this family and another to each other. */
  deskProposal: { ...weekly, page: '/dashboard', channels: ['email', 'sms', 'push'], worthHours: days(7) },
  /**
   * The family ticked on paper that it wants to know more about another. Nothing is sent until it confirms this itself.
   */
  slipWish: { ...weekly, page: '/notices', channels: CHANNELS, worthHours: days(14) },
  /** The family was proposed to another at its own request by phone. The office has recorded the call. */
  wishCarried: { ...weekly, page: '/notices', channels: CHANNELS, worthHours: days(14) },
  /** For the candidate: another holder would say yes to a proposal. */
  proposalAsked: {
    ...weekly,
    page: '/dashboard',
    channels: ['email', 'push'],
    isCandidatesAlone: true,
    worthHours: days(7),
  },
  stillLooking: {
    ...weekly,
    page: '/matching-profile/settings?open=rest#rest',
    channels: ['email', 'sms', 'push'],
    worthHours: days(7),
  },
  /** Nobody has logged in for a long time. The profile will be deleted unless a holder logs in. */
  keepingEnds: { ...office, channels: ['email', 'sms', 'push'], worthHours: days(14) },
  /**
   * Asks how somebody is after they have said that they are married. Others in the house may read phones and SMS, so it
   * is sent by e-mail only, with public text only.
   */
  marriedLetter: { ...office, page: '/notices', channels: ['email'], isCandidatesAlone: true, worthHours: days(14) },
  /** A profile whose family has told of its wedding is deleted after `KEPT.married`. */
  marriedEnds: { ...office, page: '/change-password', channels: ['email', 'push'], worthHours: days(14) },
  /** Every `RULES_EVERY_DAYS`: a reminder of the rules of use. */
  rules: { ...office, page: '/terms', channels: ['email'], worthHours: days(30) },
  /** Three e-mails were returned. The address is not used until it is entered again. */
  addressFails: { ...office, page: '/phone-and-email', channels: [], worthHours: days(30) },
} as const satisfies Record<string, Kind>;

/** Days after the registration or the last reminder at which a family is reminded of the rules. */
export const RULES_EVERY_DAYS = 90;

/** By e-mail and by SMS, at most one message a day for all these kinds. Push sends each notice. */
export const GATHERED_KINDS = [
  'weeklyIntroduction',
  'deskProposal',
  'interestReceived',
  'interestExpiring',
  'interestAccepted',
  'contactOpened',
  'message',
] as const;
export type GatheredKind = (typeof GATHERED_KINDS)[number];
/** Whether e-mail and SMS combine notices of this kind. */
export const isGathered = (kind: string): kind is GatheredKind => GATHERED_KINDS.some((known) => known === kind);

export type NoticeKind = keyof typeof NOTICES;
/** Returns how notices of a kind are sent, with every property of `Kind`. */
export const noticeRuleOf = (kind: NoticeKind): Kind => NOTICES[kind];

/** Kinds that name a profile by its number only, because nobody can see it any more. */
const OF_CLOSED: readonly string[] = ['contactSuspended', 'noLongerLooking', 'matchSettled'];
/** Whether a notice of this kind gives the number of a profile that nobody sees any more. */
export const isOfClosed = (kind: string): boolean => OF_CLOSED.includes(kind);

/** Days for which a notice is listed. It is deleted after `KEPT.notices`. */
export const NOTICE_DAYS = 30;

export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[];

/** Kinds about an action on the account, for the question whether it was the reader. */
const ABOUT_LOGIN = [
  'powerLinkOpened',
  'passwordChanged',
  'phoneChanged',
  'emailChanged',
  'newBrowser',
  'pushEnded',
  'holderInvited',
  'givenPhoneChanged',
] as const;
export type AboutLogin = (typeof ABOUT_LOGIN)[number];
/** Whether a notice of this kind reports an action on the account. */
export const isAboutLogin = (kind: NoticeKind): kind is AboutLogin => ABOUT_LOGIN.some((known) => known === kind);

interface MadeNotice {
  kind: NoticeKind;
  /** ISO time. */
  madeAt: string;
}

/**
 * Whether a notice is about a login. Most logins are the reader's own, so the page combines them in one entry below the
 * notices of families and the office.
 */
export const isLogin = ({ kind }: Pick<MadeNotice, 'kind'>): boolean => kind === 'newBrowser';

/**
 * Returns how many entries these notices make on their page. Notices about the account are combined: one entry for each
 * kind and day in India.
 */
export function countEntries(notices: readonly MadeNotice[]): number {
  const aboutAccount = notices.filter(({ kind }) => isAboutLogin(kind));
  // All logins make one entry. Other kinds make one entry for each day.
  const combinedEntries = new Set(
    aboutAccount.map((notice) =>
      isLogin(notice) ? notice.kind : `${notice.kind} ${todayInIndia(Date.parse(notice.madeAt))}`,
    ),
  );
  const separateEntries = notices.length - aboutAccount.length;
  return separateEntries + combinedEntries.size;
}
