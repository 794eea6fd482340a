/** A retention period: how many hours, days or years. */
export interface Term {
  readonly many: number;
  readonly unit: 'hour' | 'day' | 'year';
}

const hours = (many: number): Term => ({ many, unit: 'hour' });
const days = (many: number): Term => ({ many, unit: 'day' });
const years = (many: number): Term => ({ many, unit: 'year' });

/**
 * Retention of all data that is not kept as long as the profile. The sweep deletes by this list only. The policy's page
 * and docs/privacy.md show it, so the promise matches the deletion.
 */
export const KEPT = {
  /** From the request for deletion. */
  deletion: days(7),
  /** A registration that stopped after its first step. */
  unfinished: days(30),
  /** A profile whose family has not logged in. The family is warned `KEEPING_WARNED` days before. */
  abandoned: years(2),
  /**
   * A profile entered from paper that its family has not taken over; from its entry, or from the last code put on the
   * list of calls.
   */
  papers: days(90),
  /** A draft that staff typed from a paper and did not enter, and an old register that nobody entered. */
  paperDrafts: days(14),
  /** Pieces of a file that was not sent completely. Pieces of a stored file are kept for an hour. */
  filePieces: days(1),
  keptPieces: hours(1),
  /**
   * The button press by which a file was stored. Long enough for a page that slept; a page gives up after half an hour
   * without a network.
   */
  filePresses: days(2),
  /** Counters of rate limits and of failed logins. */
  attempts: hours(24),
  /** Interests that were not accepted, from their sending. */
  introductions: days(182),
  /** The fact that a family has ended an acquaintance, from its end. */
  partings: days(90),
  /** The data of an acquaintance, from its end. */
  together: days(90),
  /**
   * Weekly introductions and what each family pressed; from the Monday of that week. They prevent that two families are
   * introduced again within a year.
   */
  weeklyPairs: days(365),
  /** Proposals of the office and of melans, with both answers; from their end. */
  proposals: days(365),
  /** Which member of staff read which profile for an assisted family. */
  deskReadings: years(1),
  /** The place of a meeting in one family's own words, from the last proposed time. */
  meetingWords: days(30),
  /** The fact that a pair check took place, after its answer is erased. */
  pairChecks: days(31),
  /** A consent to a pair check without the other family's consent. */
  pairConsents: days(30),
  /** One fact of health for one person, encrypted. Deleted earlier if the acquaintance ends. */
  sealedWords: days(30),
  /** How many profiles a member has seen in a day. */
  readingDays: days(1),
  /** Which member opened which profile on which day. */
  readings: years(1),
  /** Who opened whose phone number on which day. */
  contactOpenings: years(2),
  /** Codes, and unconfirmed changes of phone or e-mail. */
  verifications: days(2),
  /**
   * A profile and its health answers after the family has told of its wedding. The family is warned `KEEPING_WARNED`
   * days before.
   */
  married: days(183),
  /** The key that identifies a pair whose acceptance, meeting or marriage was counted. The count itself stays. */
  countedPairs: years(2),
  /** How many codes were sent in a day, without phone numbers. */
  verificationDays: years(1),
  /** A confirmed phone, without a login since. */
  phones: years(1),
  /** A browser from which an account has logged in, from the last login there. */
  knownBrowsers: days(182),
  /** A name kept on a phone, from the last login there. */
  keptNames: days(182),
  /** The activity log of a profile. */
  acts: days(365),
  /** A melan with its guests and figures, from its day. */
  melans: years(1),
  /**
   * Who named whom at a melan and the notes made there; from the day on which pairs who named each other were first
   * told, else from the melan.
   */
  melanWishes: days(30),
  /** What two families told the office about each other, from the day on which the office closed it. */
  deskHints: days(90),
  /** Which member of staff is responsible for a message, a call or a case, from the assignment. */
  assignments: days(90),
  invitations: years(1),
  contactMessages: years(2),
  /** A number whose owner asked for a call, from the request. */
  askedCalls: days(30),
  /** A link to a biodata, from its end. */
  cardLinks: days(30),
  /** Whose cards were on a sheet for a family, and what the family ticked on paper. */
  cardSheets: days(182),
  /** Who was given which copy of the booklet, and which profiles are in it. */
  bookletCopies: years(3),
  /** The PDF of a copy, while it may still be printed. */
  bookletPdfs: hours(24),
  /** Reports, after the reported member has left. */
  reports: years(1),
  /** The contact of a reporter without an account, and reports about nobody we know; from the end of the report. */
  strangersReports: years(1),
  /** Keyed hashes of persons whom the office rejected, even after the profile is deleted. */
  rejectedPhones: years(1),
  rejectedPhotos: years(3),
  /** Keyed hashes that recognize an invitation that was refused because of force; from its last repetition. */
  forcedRefusals: years(3),
  /** Decisions on a profile, from the decision, after the profile is deleted. */
  decisions: years(1),
  /** Notices, and whether their messages arrived. */
  notices: days(90),
  /** What the office opened or changed. */
  officeUses: years(1),
  /** Rows of an old register that could not be imported, from the import. */
  registerFaults: days(30),
  /**
   * A family of an old register that the office has not called, from the import of its row. If the family said no, the
   * hash of its phone.
   */
  oldRegister: years(2),
  /** Long-running work of the office and the file that it made, from its end. */
  officeWorks: days(30),
  powerLinkUses: years(1),
  /** Logins, new passwords, copies and readings by the office, with their IP address, encrypted. */
  securityEvents: days(365),
  /**
   * Changes that a restore must not undo, if no backup picks them up. Otherwise they are kept until they are stored
   * beside the archives, which takes a minute.
   */
  laterChanges: days(30),
} as const satisfies Record<string, Term>;

/** Days before deletion at which an inactive family is warned, for the first and the last time. */
export const KEEPING_WARNED = { first: 60, last: 7 } as const;

export type RetentionName = keyof typeof KEPT;

/** Whether a name is a key of `KEPT`. */
export const isRetentionName = (name: string): name is RetentionName => name in KEPT;
