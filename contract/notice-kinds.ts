import { todayInIndia } from './india-day.ts';

/** Ways to reach somebody who is not on the site; each is agreed to on its own. */
export const CHANNELS = ['email', 'sms', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

interface Kind {
  /** Where it is told besides the site. */
  channels: readonly Channel[];
  /** Goes out without a consent, and at night. */
  isSecurity: boolean;
  /** Where the candidate has an account, nobody else learns it. */
  isCandidatesAlone: boolean;
  /** A member who has paused or settled is not told. */
  endsWithPause: boolean;
  /**
   * So important that it goes by every confirmed way that was not switched off, also without a consent; a family with no such way is
   * called by the office. `confirmed`: at a confirmed phone alone.
   */
  isCalled?: true | 'confirmed';
  /** Where its next step is, in the site and from a letter. */
  page: `/${string}`;
  /** So many hours after it was made it is worth nothing any more. */
  worthHours: number;
}

const days = (count: number): number => count * 24;
const INBOX = '/matching-profile/inbox';
const interest = { isSecurity: false, isCandidatesAlone: false, endsWithPause: false, page: INBOX } as const;
const office = { ...interest, page: '/dashboard' } as const;
const report = { ...office, page: '/notices', channels: ['email', 'sms'], isCandidatesAlone: true } as const;
const security = { ...interest, isSecurity: true, page: '/change-password' } as const;
const holders = { ...security, page: '/matching-profile/family', channels: CHANNELS, worthHours: days(3) } as const;
const weekly = { ...interest, endsWithPause: true, page: '/matching-profile?order=newest' } as const;

const melan = { ...weekly, page: '/matching-profile/melan', channels: CHANNELS } as const;

/** Everything that a family is told, and how. A kind without channels stands in the site alone. */
export const NOTICES = {
  interestReceived: { ...interest, page: `${INBOX}#waiting`, channels: ['email', 'sms', 'push'], worthHours: days(7) },
  interestExpiring: { ...interest, page: `${INBOX}#waiting`, channels: ['email', 'sms', 'push'], worthHours: days(2) },
  interestAccepted: { ...interest, channels: ['email', 'sms', 'push'], worthHours: days(7) },
  /** The person who answers the guardian's phone has not confirmed it, and accepted families look for it. */
  guardianPhoneAsked: { ...interest, page: '/confirm-phone', channels: ['email', 'push'], worthHours: days(30) },
  /** The other family has agreed to a pair check and waits for this one's answer. No word of health goes out. */
  pairCheckAsked: { ...interest, channels: ['email', 'push'], isCandidatesAlone: true, worthHours: days(7) },
  /** A family has declined, and wished that its reason be told. */
  declinedKindly: { ...interest, page: `${INBOX}#sent`, channels: ['email', 'push'], worthHours: days(7) },
  /** The other family has ended what began with both having accepted. */
  acquaintanceEnded: { ...interest, page: `${INBOX}#ended`, channels: ['email', 'push'], worthHours: days(7) },
  /** A family to whom an interest had gone has found somebody, or has left. */
  noLongerLooking: { ...interest, page: '/matching-profile', channels: ['email', 'push'], worthHours: days(7) },
  /** The other family has taken back that the match is fixed; the two stay in touch. */
  steppedBack: { ...interest, page: `${INBOX}#accepted`, channels: ['email', 'push'], worthHours: days(7) },
  /** Some days after the other family has left: whether one who rests as engaged looks again. */
  lookAgain: {
    ...interest,
    page: '/matching-profile/settings?open=settled',
    channels: ['email', 'push'],
    worthHours: days(14),
  },
  /** A family with whom one was in touch has married somebody else. */
  matchSettled: { ...interest, page: '/matching-profile', channels: ['email', 'push'], worthHours: days(7) },
  /** Two families meet tomorrow. */
  meetingTomorrow: { ...interest, page: `${INBOX}#accepted`, channels: CHANNELS, worthHours: 36 },
  /** The family is invited to a melan, has a seat in one, or reads that it does not take place or that nobody there would suit. */
  melanInvited: { ...melan, worthHours: days(7) },
  melanNews: { ...melan, worthHours: days(3) },
  melanTomorrow: { ...melan, worthHours: 36 },
  /** To who came, afterwards. */
  melanThanks: { ...melan, channels: ['email', 'push'], page: '/dashboard', worthHours: days(3) },
  /** The other family is late for the meeting, or cannot come to it. */
  meetingLate: { ...interest, page: `${INBOX}#accepted`, channels: CHANNELS, worthHours: 6 },
  meetingCalledOff: { ...interest, page: `${INBOX}#accepted`, channels: CHANNELS, worthHours: days(2) },
  contactOpened: { ...interest, page: `${INBOX}#accepted`, channels: ['email', 'push'], worthHours: days(3) },
  pairCheckAgreed: { ...interest, channels: ['email', 'push'], isCandidatesAlone: true, worthHours: days(7) },
  /** The other family has taken a step on the page of two families. */
  togetherStep: { ...interest, page: `${INBOX}#accepted`, channels: ['email', 'push'], worthHours: days(7) },
  /** The same of a step that is the candidate's alone. */
  togetherOwnStep: {
    ...interest,
    page: `${INBOX}#accepted`,
    channels: ['email', 'push'],
    isCandidatesAlone: true,
    worthHours: days(7),
  },
  /** Some weeks after both have accepted: have the two families spoken? One answer counts for all who look after the profile. */
  quietQuestion: { ...weekly, page: '/dashboard', channels: ['email', 'push'], worthHours: days(7) },
  /** A family has written; one stands for all until it is seen. No word of theirs goes out. */
  message: { ...interest, page: `${INBOX}#accepted`, channels: ['email', 'sms', 'push'], worthHours: days(3) },
  suspended: { ...office, channels: ['email', 'sms'], isCalled: true, worthHours: days(7) },
  restored: { ...office, channels: ['email', 'sms'], worthHours: days(7) },
  badgeGiven: { ...office, channels: ['email', 'sms'], worthHours: days(7) },
  changeApproved: { ...office, channels: ['email', 'sms'], worthHours: days(7) },
  changeRefused: { ...office, channels: ['email', 'sms'], worthHours: days(7) },
  /** The office has looked at a profile that asked to be shown. */
  profileApproved: { ...office, page: '/matching-profile', channels: ['email', 'sms', 'push'], worthHours: days(7) },
  profileSentBack: {
    ...office,
    page: '/matching-profile',
    channels: ['email', 'sms', 'push'],
    isCalled: true,
    worthHours: days(7),
  },
  officeAnswered: { ...office, channels: ['email', 'sms'], isCandidatesAlone: true, worthHours: days(7) },
  /** A report that this profile has sent: read, and then what came of it. */
  reportRead: { ...report, worthHours: days(7) },
  reportActed: { ...report, worthHours: days(15) },
  reportNothing: { ...report, worthHours: days(15) },
  reportUnclear: { ...report, worthHours: days(15) },
  /** The office lets the profile rest for a day. */
  rested: { ...office, page: '/contact-us', channels: ['email', 'sms'], isCalled: true, worthHours: days(1) },
  /** Very many profiles were opened from here: the office would like to hear from the family. */
  readingAsked: { ...office, page: '/contact-us', channels: ['email', 'sms'], worthHours: days(3) },
  /** Somebody with whom this family was in touch is suspended: the number of the profile is told, and no reason. */
  contactSuspended: {
    ...office,
    page: '/contact-us',
    channels: ['email', 'sms', 'push'],
    isCalled: true,
    worthHours: days(7),
  },
  /** A decision on the profile was taken back: the office looks at it once more. */
  approvalUndone: { ...office, page: '/matching-profile', channels: ['email', 'sms', 'push'], worthHours: days(7) },
  /** A letter has asked us to delete the profile of the profile: each who looks after it may object. */
  deletionByLetter: {
    ...security,
    page: '/not-me',
    channels: ['email', 'sms', 'push'],
    isCalled: true,
    worthHours: days(7),
  },
  /** The office asks to do something with the account or the profile: each who looks after it may object. */
  officeAsked: { ...security, page: '/phone-and-email', channels: CHANNELS, isCalled: true, worthHours: days(3) },
  /** That deletion does not take place. */
  deletionStopped: { ...security, page: '/login', channels: ['email', 'sms', 'push'], worthHours: days(7) },
  /** The office has called several times and reached nobody. */
  callMissed: { ...security, page: '/contact-us', channels: ['email', 'sms', 'push'], worthHours: days(7) },
  /** Somebody else answered at the number of the account: not told there. */
  numberFails: { ...security, page: '/phone-and-email', channels: ['email', 'push'], worthHours: days(7) },
  /** Data of this profile went where they should not: the letter is the office's own. */
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
  /** To the others who look after a profile: one of them has another password, phone or e-mail. */
  holderChanged: holders,
  /** Somebody is asked to look after the profile, has joined, has left, is to be taken out, was taken out, or stays after all. */
  holderInvited: holders,
  holderJoined: holders,
  holderLeft: holders,
  removalAsked: { ...holders, isCalled: true },
  holderRemoved: holders,
  removalStopped: holders,
  /** Somebody who looks after the profile says that it is their own; it stays whose it was; it is theirs. */
  whoseClaimed: holders,
  whoseStays: holders,
  whoseCorrected: holders,
  /** To the candidate: somebody else who looks after the profile has written to another family, or has answered it. */
  familyActed: { ...holders, isCandidatesAlone: true },
  /** To the candidate: somebody else who looks after the profile would accept this family. */
  wouldAccept: {
    ...interest,
    page: `${INBOX}#waiting`,
    channels: ['email', 'push'],
    isCandidatesAlone: true,
    worthHours: days(7),
  },
  /** Another phone is given to accepted families. */
  givenPhoneChanged: { ...holders, page: '/confirm-phone' },
  /** A password was set by a code to the phone, or by the office's link; to the others who look after the profile the next. */
  recovering: { ...security, page: '/recovering', channels: CHANNELS, worthHours: days(3) },
  holderRecovering: holders,
  /** A second proof has ended it, or somebody has said that it was not them. */
  recoveryEnded: { ...security, channels: CHANNELS, worthHours: days(3) },
  recoveryRefused: { ...security, page: '/contact-us', channels: CHANNELS, worthHours: days(3) },
  newBrowser: { ...security, channels: ['email', 'sms'], worthHours: days(3) },
  /** The account was logged out everywhere, and its phones show no notices any more. */
  pushEnded: { ...security, channels: ['email', 'sms'], worthHours: days(3) },
  weeklyFits: { ...weekly, channels: ['email', 'sms', 'push'], worthHours: days(5) },
  /** A family is put before this one, and this one before it. */
  weeklyIntroduction: { ...weekly, page: '/dashboard', channels: ['email', 'sms', 'push'], worthHours: days(5) },
  /** To the candidate: somebody else who looks after the profile would send the family of the week an interest. */
  weeklyAsked: {
    ...weekly,
    page: '/dashboard',
    channels: ['email', 'push'],
    isCandidatesAlone: true,
    worthHours: days(5),
  },
  /** The office, or both families at a melan, put a family before this one and this one before it. */
  deskProposal: { ...weekly, page: '/dashboard', channels: ['email', 'sms', 'push'], worthHours: days(7) },
  /** On paper this family has ticked that it would like to know more about another: nothing is sent before it says so itself. */
  slipWish: { ...weekly, page: '/notices', channels: CHANNELS, worthHours: days(14) },
  /** By a call of which the office has written down that the family asked for it, it was put before another, and that one before it. */
  wishCarried: { ...weekly, page: '/notices', channels: CHANNELS, worthHours: days(14) },
  /** To the candidate: somebody else who looks after the profile would say yes to a proposal. */
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
  /** Nobody has logged in for long: the profile will be deleted unless somebody does. */
  keepingEnds: { ...office, channels: ['email', 'sms', 'push'], worthHours: days(14) },
  /**
   * After somebody has said that they are married: how are they? Phones and SMS are read by others of a house, so it goes by e-mail alone, and says
   * nothing there that is not said to everybody.
   */
  marriedLetter: { ...office, page: '/notices', channels: ['email'], isCandidatesAlone: true, worthHours: days(14) },
  /** Who has told of the own wedding is deleted six months later. */
  marriedEnds: { ...office, page: '/change-password', channels: ['email', 'push'], worthHours: days(14) },
  /** Every three months: a reminder of the rules of use. */
  rules: { ...office, page: '/terms', channels: ['email'], worthHours: days(30) },
  /** Letters came back three times: the address is used no more until it is written anew. */
  addressFails: { ...office, page: '/phone-and-email', channels: [], worthHours: days(30) },
} as const satisfies Record<string, Kind>;

/** A family is reminded of the rules so many days after it registered, or was reminded last. */
export const RULES_EVERY_DAYS = 90;

/** At most one a day of all these, by e-mail and by SMS; push tells each. */
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
export const isGathered = (kind: string): kind is GatheredKind => GATHERED_KINDS.some((known) => known === kind);

export type NoticeKind = keyof typeof NOTICES;
export const kindOf = (kind: NoticeKind): Kind => NOTICES[kind];

/** Told of a profile by its number alone: it is seen by nobody any more. */
const OF_CLOSED: readonly string[] = ['contactSuspended', 'noLongerLooking', 'matchSettled'];
export const isOfClosed = (kind: string): boolean => OF_CLOSED.includes(kind);

/** So long a notice is listed, and then it is gone. */
export const NOTICE_DAYS = 30;

export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[];

/** What somebody has done with the account: was it the reader? */
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
export const isAboutLogin = (kind: NoticeKind): kind is AboutLogin => ABOUT_LOGIN.some((one) => one === kind);

interface Made {
  kind: NoticeKind;
  /** ISO time. */
  madeAt: string;
}

/** Nearly always it was oneself: all log-ins are one entry of the page, beneath what families and the office have done. */
export const isLogin = ({ kind }: Pick<Made, 'kind'>): boolean => kind === 'newBrowser';

/** How many entries these notices make on their page: of what was done with the account, one a kind and day in India. */
export function countEntries(notices: readonly Made[]): number {
  const shared = notices.filter(({ kind }) => isAboutLogin(kind));
  const days = shared.map((one) => (isLogin(one) ? one.kind : `${one.kind} ${todayInIndia(Date.parse(one.madeAt))}`));
  return notices.length - shared.length + new Set(days).size;
}
