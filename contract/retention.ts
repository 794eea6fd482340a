/** How long something is kept once it has had its use. */
export interface Term {
  readonly many: number;
  readonly unit: 'hour' | 'day' | 'year';
}

const hours = (many: number): Term => ({ many, unit: 'hour' });
const days = (many: number): Term => ({ many, unit: 'day' });
const years = (many: number): Term => ({ many, unit: 'year' });

/**
 * How long the program keeps what it does not keep as long as a profile. The sweep removes by this list alone; the policy's page
 * and docs/privacy.md show it, so that what is promised is what is done.
 */
export const KEPT = {
  /** From the day on which somebody asks to be deleted. */
  deletion: days(7),
  /** A registration that stopped after its first step. */
  unfinished: days(30),
  /** A profile whose family has not logged in; it is told `KEEPING_WARNED` days before. */
  abandoned: years(2),
  /** A profile entered from paper that its family has not taken over, from its entry or the last code that was put on the list of calls. */
  papers: days(90),
  /** What somebody of the office has typed from a paper and not entered. */
  paperDrafts: days(14),
  /** Pieces of a file that was not sent to its end; of one that was kept, an hour. */
  filePieces: days(1),
  keptPieces: hours(1),
  /** By which press a file was kept: a page gives up after half an hour without a network, also one that was asleep for long. */
  filePresses: days(2),
  /** Counters of limits, of failed logins too. */
  attempts: hours(24),
  /** Interests that came to nothing, from their sending. */
  introductions: days(182),
  partings: days(90),
  /** What two families had with each other, from the end of it. */
  together: days(90),
  /** Who was introduced to whom, so that nobody is within a year again, and what either pressed; from the Monday of that week. */
  weeklyPairs: days(365),
  /** Who was proposed to whom by the office or named at a melan, and what each answered: from its end. */
  proposals: days(365),
  /** Who of the office read whose profile for an assisted family. */
  deskReadings: years(1),
  /** Where two families met, in the words of one of them, from the last time that was proposed. */
  meetingWords: days(30),
  /** That a pair check took place, after its answer is erased. */
  pairChecks: days(31),
  /** A consent to a pair check that the other has not given. */
  pairConsents: days(30),
  /** One fact of health for one person, sealed; earlier where the acquaintance ends. */
  sealedWords: days(30),
  readingDays: days(1),
  readings: years(1),
  contactOpenings: years(2),
  /** Codes, and changes of phone or e-mail that nobody confirmed. */
  verifications: days(2),
  /** A profile and its health answers, from its own word of the wedding; its family is told `KEEPING_WARNED` days before. */
  married: days(183),
  /** By which a pair is known again whose acceptance, meeting or marriage is counted; the count stays. */
  countedPairs: years(2),
  verificationDays: years(1),
  /** A confirmed phone without a login. */
  phones: years(1),
  knownBrowsers: days(182),
  /** A name kept on a phone, from the last login there. */
  keptNames: days(182),
  acts: days(365),
  /** A melan with its guests and figures, from its day. */
  melans: years(1),
  /** Who named whom in a hall, and what was noted there, from the day on which those who named each other were first told; else from the melan. */
  melanWishes: days(30),
  /** What two families told the office of each other, from the day on which it saw to it. */
  deskHints: days(90),
  /** Who of the staff looks after a letter, a call or a case, from then on. */
  assignments: days(90),
  invitations: years(1),
  contactMessages: years(2),
  /** A number that asked to be called, from then on. */
  askedCalls: days(30),
  cardLinks: days(30),
  /** Whose cards stood on a sheet for a family, and what it ticked on paper. */
  cardSheets: days(182),
  /** Which copy of the booklet was given to whom, and who stands in it. */
  bookletCopies: years(3),
  /** A copy that may still be printed. */
  bookletPdfs: hours(24),
  /** After the reported member has left. */
  reports: years(1),
  /** Where to answer the person who reported without an account, and what they reported of nobody we know; from its end. */
  strangersReports: years(1),
  /** Keyed hashes of everybody whom the office rejected, also after the profile is gone. */
  rejectedPhones: years(1),
  rejectedPhotos: years(3),
  /** Keyed hashes by which an invitation is known again that was refused because of force; from the last time that it came. */
  forcedRefusals: years(3),
  /** What was decided on a profile, from the decision, once the profile is gone. */
  decisions: years(1),
  notices: days(90),
  officeUses: years(1),
  /** Rows of an old register that did not come in: from then on. */
  registerFaults: days(30),
  /** A family of an old register that the office has not called, from the day on which its row came in; of one that said no, the hash of its phone. */
  oldRegister: years(2),
  /** Long work of the office and the file that it has made, from its end. */
  officeWorks: days(30),
  powerLinkUses: years(1),
  /** Log-ins, new passwords, copies and readings of the office, with the address they came from: sealed. */
  securityEvents: days(365),
  /** What a restore must not undo, where no backup takes it up; else until it lies beside the archives, which is a minute. */
  laterChanges: days(30),
} as const satisfies Record<string, Term>;

/** So many days before the end of keeping an absent family is told, for the first and for the last time. */
export const KEEPING_WARNED = { first: 60, last: 7 } as const;

export type KeptName = keyof typeof KEPT;

export const isKeptName = (name: string): name is KeptName => name in KEPT;
