import type { Act } from './acts.ts';
import * as address from './address.ts';
import * as assisted from './assisted.ts';
import * as blockedPhones from './blocked-phones.ts';
import * as avoidance from './blocks.ts';
import type { Call } from './call.ts';
import * as cardLinks from './card-links.ts';
import * as cardSheets from './card-sheets.ts';
import { type AnswersIn, answersIn } from './catalogue.ts';
import * as consents from './consents.ts';
import * as contactChanges from './contact-changes.ts';
import * as coupleStories from './couple-stories.ts';
import * as decided from './decided.ts';
import * as details from './details.ts';
import * as disability from './disability.ts';
import * as haemoglobin from './haemoglobin.ts';
import * as health from './health.ts';
import * as holders from './holders.ts';
import * as today from './home.ts';
import * as household from './household.ts';
import * as introductions from './introductions.ts';
import * as keptNames from './kept-names.ts';
import { lineage } from './lineage.ts';
import * as marriedLetters from './married-letters.ts';
import * as matches from './matches.ts';
import * as meetings from './meetings.ts';
import * as melans from './melans.ts';
import * as member from './member.ts';
import * as myData from './my-data.ts';
import * as nomination from './nomination.ts';
import * as notices from './notices.ts';
import * as telling from './notification-settings.ts';
import * as openFamilies from './open-families.ts';
import * as ownProfile from './own-profile.ts';
import * as pairCheck from './pair-check.ts';
import * as pandit from './pandit.ts';
import * as password from './password.ts';
import * as pause from './pause.ts';
import * as papers from './pdf.ts';
import * as personal from './personal.ts';
import * as picture from './picture.ts';
import * as pieces from './pieces.ts';
import * as powerLink from './power-link.ts';
import * as printed from './printed.ts';
import * as profile from './profile.ts';
import * as readings from './profile-views.ts';
import * as proposals from './proposals.ts';
import * as questions from './questions.ts';
import * as quietWord from './quiet-word.ts';
import * as recovery from './recovery.ts';
import * as registration from './registration.ts';
import * as report from './report.ts';
import * as sealedWords from './sealed-words.ts';
import * as finding from './search.ts';
import * as sessions from './sessions.ts';
import * as shortlist from './shortlist.ts';
import * as suspension from './suspension.ts';
import * as testCentres from './test-centres.ts';
import * as threads from './threads.ts';
import * as together from './together.ts';
import * as togetherDays from './together-days.ts';
import * as verification from './verification.ts';
import * as showing from './visibility-settings.ts';
import * as wedding from './wedding.ts';
import * as weekly from './weekly-introduction.ts';
import * as wishes from './wishes.ts';

/** What a call leaves in the list of who did what: one act, or the one that its values tell. */
type Leaves = Act | ((values: Readonly<Record<string, unknown>>) => Act);

/**
 * Kinds of session that may do less than a full one. `powerLink`: opened by the trust's key and a phone. `recovering`: its account has a
 * password that was set without the one before (`CLOSED_HOURS`). `suspended`: the office has suspended the profile. `beside`: the candidate
 * looks after the profile with an account of their own, and this is another's. `unagreed`: others who look after the profile have agreed to what is
 * kept, and this account has not, or has taken it back.
 */
export const LESSER_KINDS = ['suspended', 'recovering', 'unagreed', 'beside', 'powerLink'] as const;
export type LesserKind = (typeof LESSER_KINDS)[number];

/** So many hours a password that a code to the phone, the office's link or a claim has set leaves most things closed. */
export const CLOSED_HOURS = 72;

/** By our dotted names: what is emptied in the answer, and refused where it was filled in. */
type LeftOut = readonly string[];

interface Right extends Partial<Record<Exclude<LesserKind, 'beside' | 'unagreed'>, LeftOut>> {
  /** Once the candidate looks after the profile with an account of their own. Until then the account that has the profile may. */
  who: 'everyHolder' | 'candidate';
  act?: Leaves;
}

const everyHolder: Right = { who: 'everyHolder' };
const candidate: Right = { who: 'candidate' };
/** Steps of the further details alone have one of these. */
const DETAILS = ['aboutSelf', 'brothers', 'maritalStatus'];
const leaves = (act: Leaves): Right => ({ ...everyHolder, act });

export const ANCESTORS_HEALTH = ['grandfather', 'greatGrandfather'].flatMap((ancestor) =>
  answersIn('relatives').flatMap(({ name, isSealed }) => (isSealed ? [`${ancestor}.${name}`] : [])),
);
const GUARDIAN_AND_PHOTO = [
  'guardian.name',
  'guardian.relation',
  'guardian.phone',
  'photoFor',
  'homeFor',
] as const satisfies AnswersIn<'details'>['name'][];
/** Of an address what is nobody's but the member's. */
const STREET = ['line1', 'line2', 'pincode'];
/** Who is set apart, and what is said openly: by a full session alone. */
const SHOWN_BY_FULL = ['isGated', 'isReligionNoBar'];
const GATE = [...SHOWN_BY_FULL, 'hasGate', 'hasNoBar'];
const AGREED_TO_PHOTO = ['hasAgreed', 'photoFor'];

/** The whole call. */
const ALL: LeftOut = [];
const suspended = { suspended: ALL };
const recovering = { recovering: ALL };
const byPowerLink = { powerLink: ALL };
const ancestry = { powerLink: ANCESTORS_HEALTH };
const ownDetails = { powerLink: GUARDIAN_AND_PHOTO, recovering: GUARDIAN_AND_PHOTO };

/**
 * Every call of a member, and which kinds of session may make it besides a full one: a new call is closed to all of them until somebody
 * names it here. With `who` stands whether a guardian may make it beside the candidate; blocks, reports, health and pair checks are the
 * candidate's alone and leave nothing. `powerLink`: it fills in the profile's forms, without health, consents, and what other families get.
 * `recovering`: the number may be somebody else's by now, so it answers its own questions and reads, and reaches nobody. `suspended`: the
 * reason, an appeal, its data, and the account's own. A session of two kinds makes what both may.
 */
const RIGHTS: ReadonlyMap<Call, Right> = new Map<Call, Right>([
  [registration.registerStep2, { ...everyHolder, ...recovering, ...byPowerLink }],
  [registration.mendPhone, candidate],
  [ownProfile.showProfile, { ...everyHolder, ...suspended, ...recovering, ...byPowerLink }],
  [today.showToday, { ...everyHolder, ...recovering, ...byPowerLink }],
  [profile.updateProfile, { ...leaves('profile'), ...recovering, ...byPowerLink }],
  [address.showAddress, { ...everyHolder, ...byPowerLink, recovering: STREET }],
  [address.updateAddress, { ...leaves('address'), ...byPowerLink }],
  [address.stepAddress, { ...leaves('address'), ...byPowerLink }],
  [personal.showPersonal, { ...everyHolder, ...recovering, ...byPowerLink }],
  [personal.updatePersonal, { ...leaves('personal'), ...recovering, ...byPowerLink }],
  [
    details.stepPersonal,
    { ...leaves((values) => (DETAILS.some((name) => name in values) ? 'details' : 'personal')), ...ownDetails },
  ],
  [personal.removeHoroscope, { ...leaves('personal'), ...byPowerLink }],
  // The candidate's own answers are left out of both for everybody else.
  [health.showHealth, everyHolder],
  [health.updateHealth, everyHolder],
  [health.stepHealth, everyHolder],
  [health.eraseHealth, everyHolder],
  [lineage.paternal.show, { ...everyHolder, ...ancestry }],
  [lineage.paternal.update, { ...leaves('paternal'), ...ancestry }],
  [lineage.paternal.step, { ...leaves('paternal'), ...ancestry }],
  [lineage.maternal.show, { ...everyHolder, ...ancestry }],
  [lineage.maternal.update, { ...leaves('maternal'), ...ancestry }],
  [lineage.maternal.step, { ...leaves('maternal'), ...ancestry }],
  // Anybody who may send a photo or a horoscope, in pieces too; the call that the file is for asks who may keep it.
  [pieces.showPieces, { ...everyHolder, ...recovering, ...byPowerLink }],
  [pieces.sendPiece, { ...everyHolder, ...recovering, ...byPowerLink }],
  [picture.updatePicture, { ...leaves('picture'), powerLink: AGREED_TO_PHOTO }],
  [picture.removePicture, { ...leaves('picture'), ...byPowerLink }],
  // One's own card, as others see it.
  [member.showCard, { ...everyHolder, ...recovering }],
  [picture.showPhotos, { ...everyHolder, powerLink: ['photoFor'], recovering: ['photoFor'] }],
  [picture.addPhoto, { ...leaves('picture'), powerLink: AGREED_TO_PHOTO }],
  [picture.removePhoto, { ...leaves('picture'), ...byPowerLink }],
  [picture.orderPhotos, { ...leaves('picture'), ...byPowerLink }],
  [picture.choosePhotoAudience, leaves('picture')],
  [password.updatePassword, { ...everyHolder, ...suspended }],
  [powerLink.acknowledgeOpening, { ...everyHolder, ...recovering }],
  // Of the account that asks, never of another that looks after the profile.
  [sessions.showSessions, { ...everyHolder, ...suspended, ...recovering }],
  [sessions.endSession, { ...everyHolder, ...suspended }],
  [sessions.endOtherSessions, { ...everyHolder, ...suspended }],
  [keptNames.logOutEverywhere, { ...everyHolder, ...suspended }],
  [keptNames.keepName, { ...everyHolder, ...suspended }],
  [myData.showMyData, { ...everyHolder, ...suspended, ...byPowerLink }],
  [suspension.showSuspension, { ...everyHolder, ...suspended, ...recovering }],
  [suspension.appealSuspension, { ...everyHolder, ...suspended, ...recovering }],
  [myData.deleteProfile, { ...candidate, ...suspended }],
  [consents.giveConsents, everyHolder],
  // What it leaves depends on whether the profile rests on another's: its handler writes it down.
  [consents.withdrawConsents, everyHolder],
  // An account's own; of health nothing is left.
  [consents.giveHealthConsent, everyHolder],
  [consents.withdrawHealthConsent, everyHolder],
  [nomination.showNomination, candidate],
  [nomination.updateNomination, candidate],
  [readings.showReadings, everyHolder],
  [details.showDetails, { ...everyHolder, ...ownDetails }],
  [details.updateDetails, { ...leaves('details'), ...ownDetails }],
  // What waits for the candidate is decided by its handler.
  [household.chooseHomeAudience, leaves('details')],
  [wishes.showWishes, { ...everyHolder, recovering: SHOWN_BY_FULL, powerLink: SHOWN_BY_FULL }],
  [wishes.updateWishes, { ...leaves('wishes'), recovering: GATE, powerLink: GATE }],
  [openFamilies.openFamilies, everyHolder],
  // Of an own disability only the candidate says anything, and reads it here.
  [disability.showDisability, candidate],
  [disability.updateDisability, candidate],
  [disability.eraseDisability, candidate],
  [disability.chooseWelcome, candidate],
  [wishes.countWished, { ...everyHolder, ...recovering }],
  [showing.showShowing, { ...everyHolder, ...recovering }],
  [showing.updateShowing, leaves(({ isWanted }) => (isWanted === 'Yes' ? 'shown' : 'hidden'))],
  [matches.findMatches, { ...everyHolder, ...recovering }],
  [finding.findMember, everyHolder],
  [finding.searchMembers, { ...everyHolder, ...recovering }],
  [finding.countSearched, { ...everyHolder, ...recovering }],
  [finding.saveSearch, everyHolder],
  [finding.removeSearch, everyHolder],
  [finding.listSearches, { ...everyHolder, ...recovering }],
  [member.showMember, everyHolder],
  [member.openContact, everyHolder],
  [member.listOpenings, everyHolder],
  [papers.showBiodata, everyHolder],
  [papers.updateBiodata, everyHolder],
  [papers.biodataPaper, everyHolder],
  [papers.pairPaper, everyHolder],
  [introductions.sendIntroduction, leaves('sent')],
  [introductions.withdrawIntroduction, leaves('withdrew')],
  [introductions.acceptIntroduction, leaves('accepted')],
  [introductions.declineIntroduction, leaves('declined')],
  // It cannot be taken back.
  [introductions.endAcquaintance, { ...candidate, act: 'ended' }],
  [introductions.keepAcquaintance, { ...candidate, act: 'wentOn' }],
  [introductions.listIntroductions, everyHolder],
  [wedding.showWedding, everyHolder],
  [wedding.saveWedding, everyHolder],
  [wedding.tickPapers, everyHolder],
  [papers.promisePaper, everyHolder],
  [cardSheets.cardSheet, everyHolder],
  // To be on paper is the candidate's own to decide.
  [printed.showPrinted, candidate],
  [printed.agreeToPrint, candidate],
  [printed.takeBackPrint, candidate],
  // Of a story and of the letters after a wedding nobody else who looks after the profile reads.
  [coupleStories.showCoupleStory, candidate],
  [coupleStories.saveCoupleStory, candidate],
  [coupleStories.agreeToCoupleStory, candidate],
  [coupleStories.takeBackCoupleStory, candidate],
  [marriedLetters.showMarriedLetters, candidate],
  [marriedLetters.stopMarriedLetters, candidate],
  [marriedLetters.answerMarriedLetter, candidate],
  // Who may press a step, and what it leaves, is decided by the step's own rule.
  [together.showTogether, everyHolder],
  [together.pressTogether, everyHolder],
  [decided.showDecided, everyHolder],
  [decided.sayMarried, everyHolder],
  [meetings.showCallHours, everyHolder],
  [meetings.saveCallHours, everyHolder],
  [meetings.showMeeting, everyHolder],
  [meetings.proposeMeeting, leaves('together')],
  [meetings.chooseMeeting, leaves('together')],
  [meetings.tellMeeting, leaves('together')],
  [meetings.meetingCalendar, everyHolder],
  // Who comes to a hall is for the whole family to say; who is put before whom there each candidate answers.
  [melans.showMelans, everyHolder],
  [melans.answerMelan, leaves('melan')],
  // What comes of it is written down when the week is settled.
  [weekly.pressWeekly, everyHolder],
  [weekly.showWeekly, everyHolder],
  [weekly.updateWeekly, candidate],
  [proposals.listProposals, everyHolder],
  // What comes of it is written down where both have said yes.
  [proposals.answerProposal, everyHolder],
  [assisted.showAssisted, everyHolder],
  [assisted.askTrust, { ...candidate, act: 'askedTrust' }],
  [assisted.stopTrust, leaves('stoppedTrust')],
  // The thread of the two is the candidate's alone: their handlers ask.
  [threads.showMessages, everyHolder],
  [threads.sendMessage, everyHolder],
  [shortlist.addToShortlist, everyHolder],
  [shortlist.removeFromShortlist, everyHolder],
  [shortlist.listShortlist, everyHolder],
  [shortlist.listBeside, everyHolder],
  [avoidance.hideMember, everyHolder],
  [avoidance.unhideMember, everyHolder],
  // Whom the candidate has blocked is left out for everybody else.
  [avoidance.listAvoided, everyHolder],
  [avoidance.blockMember, candidate],
  [avoidance.unblockMember, candidate],
  [blockedPhones.blockPhoneNumber, candidate],
  [blockedPhones.unblockPhoneNumber, candidate],
  [blockedPhones.listBlockedPhones, candidate],
  // Of the candidate's own account alone, also where nobody else looks after the profile: their handler asks.
  [quietWord.quietWord, candidate],
  [quietWord.mayQuietWord, candidate],
  [report.reportMember, candidate],
  [cardLinks.listCardLinks, everyHolder],
  [cardLinks.makeCardLink, leaves('linked')],
  [cardLinks.agreeToCardLink, candidate],
  // A guardian may end the candidate's too: less is told then.
  [cardLinks.endCardLinks, everyHolder],
  [pause.pauseProfile, leaves(({ kind }) => (kind === 'settled' ? 'settled' : 'paused'))],
  [pause.resumeProfile, leaves('resumed')],
  [pause.showPause, { ...everyHolder, ...recovering }],
  [haemoglobin.showHaemoglobin, candidate],
  [haemoglobin.updateHaemoglobin, candidate],
  [pairCheck.showPairCheck, candidate],
  [pairCheck.agreeToPairCheck, candidate],
  [pairCheck.withdrawFromPairCheck, candidate],
  // Of the candidate's own account alone, also where nobody else looks after the profile: their handlers ask.
  [sealedWords.showSealedWord, candidate],
  [sealedWords.writeSealedWord, candidate],
  [sealedWords.takeBackSealedWord, candidate],
  [sealedWords.openSealedWord, candidate],
  // Of the bride and the groom alone: nobody else learns whether one of them has answered.
  [questions.showQuestions, candidate],
  [questions.answerQuestion, candidate],
  [questions.passQuestion, candidate],
  [pandit.showPanditNote, everyHolder],
  [pandit.notePandit, everyHolder],
  [togetherDays.showDays, everyHolder],
  [togetherDays.addDay, everyHolder],
  [togetherDays.removeDay, everyHolder],
  [testCentres.listTestCentres, everyHolder],
  [verification.showVerification, { ...everyHolder, recovering: ['guardianPhone', 'guardianConfirmedAt'] }],
  [verification.sendCode, everyHolder],
  [verification.confirmCode, everyHolder],
  [notices.listNotices, { ...everyHolder, ...recovering }],
  // Of the account that asks: its own phone, e-mail and ways of being told.
  [telling.addBrowser, everyHolder],
  [telling.showTelling, { ...everyHolder, ...recovering }],
  [telling.updateTelling, everyHolder],
  [contactChanges.showContactChanges, { ...everyHolder, ...recovering }],
  [contactChanges.changePhone, everyHolder],
  [contactChanges.changeEmail, everyHolder],
  [contactChanges.sendChangeCode, everyHolder],
  [contactChanges.confirmChange, everyHolder],
  [contactChanges.withdrawChange, everyHolder],
  [contactChanges.objectToOffice, { ...everyHolder, ...recovering }],
  [contactChanges.objectToClaim, everyHolder],
  // Whose phone is given is the candidate's to say.
  [verification.giveOwnPhone, candidate],
  [recovery.showRecovery, { ...everyHolder, ...suspended, ...recovering }],
  [recovery.askSecondProof, { ...everyHolder, ...suspended, ...recovering }],
  [recovery.agreeToRecovery, everyHolder],
  [recovery.objectToRecovery, everyHolder],
  [holders.showHolders, everyHolder],
  [holders.sayWhose, leaves('role')],
  [holders.sayItIsMe, leaves('saidSelf')],
  [holders.takeBackItIsMe, leaves('unsaidSelf')],
  [holders.inviteHolder, leaves('invited')],
  // What it leaves depends on whether it waits: its handler writes it down.
  [holders.withdrawInvitation, everyHolder],
  // What it leaves depends on whether it waits: its handler writes it down.
  [holders.removeHolder, candidate],
  [holders.askRemovalCode, candidate],
  [holders.keepHolder, { ...candidate, act: 'removalKept' }],
  [holders.objectToRemoval, everyHolder],
  [holders.leaveProfile, everyHolder],
  [holders.addProfile, everyHolder],
  [holders.switchProfile, { ...everyHolder, ...suspended, ...recovering }],
  [holders.reserveAccepting, candidate],
  [holders.chooseReached, candidate],
  [holders.decideHealth, candidate],
  [holders.takeBackAct, candidate],
]);

/** What is fetched at an address of its own instead of by a call. One's own photos and horoscope, those of others, the download, and letters. */
export const FETCHED = {
  ownFile: 'files/own',
  othersFile: 'files/others',
  myData: 'files/my-data.zip',
  letters: 'files/letters',
} as const;

const FETCHING: readonly (readonly [string, Right])[] = [
  [FETCHED.ownFile, { ...everyHolder, ...suspended, ...recovering, ...byPowerLink }],
  [FETCHED.othersFile, everyHolder],
  [FETCHED.myData, { ...everyHolder, ...suspended }],
  [FETCHED.letters, everyHolder],
];

/**
 * Closed to everybody who looks after a profile while one of them says that it is their own and the office has not spoken with them: what sends,
 * accepts, gives a phone or changes one, and what would take somebody out. To be shown (`updateshowing` with `Yes`), to confirm a
 * guardian's phone, and to undo what was withdrawn or declined, their handlers refuse.
 */
export const CLOSED_WHILE_CLAIMED: readonly Call[] = [
  introductions.sendIntroduction,
  introductions.acceptIntroduction,
  introductions.keepAcquaintance,
  introductions.endAcquaintance,
  weekly.pressWeekly,
  proposals.answerProposal,
  meetings.proposeMeeting,
  meetings.chooseMeeting,
  member.openContact,
  together.pressTogether,
  meetings.saveCallHours,
  togetherDays.addDay,
  wedding.saveWedding,
  decided.sayMarried,
  pairCheck.agreeToPairCheck,
  sealedWords.writeSealedWord,
  sealedWords.openSealedWord,
  questions.answerQuestion,
  threads.sendMessage,
  cardLinks.makeCardLink,
  cardLinks.agreeToCardLink,
  contactChanges.changePhone,
  contactChanges.sendChangeCode,
  contactChanges.confirmChange,
  verification.giveOwnPhone,
  holders.chooseReached,
  holders.reserveAccepting,
  holders.removeHolder,
  holders.askRemovalCode,
  coupleStories.saveCoupleStory,
  coupleStories.agreeToCoupleStory,
  disability.updateDisability,
  disability.chooseWelcome,
];
const closedWhileClaimed: ReadonlySet<string> = new Set(CLOSED_WHILE_CLAIMED.map(({ path }) => path));
export const isClosedWhileClaimed = (path: string): boolean => closedWhileClaimed.has(path);

const byPath = new Map([...[...RIGHTS].map(([{ path }, right]) => [path, right] as const), ...FETCHING]);

/**
 * What an account that has still to agree may make: its profile, its account, its data, and what protects it. It sees no other family and
 * reaches none, but to end or take back: of what was withdrawn or declined the handler refuses that.
 */
const BEFORE_AGREEING: ReadonlySet<string> = new Set(
  [
    ...[
      registration.registerStep2,
      registration.mendPhone,
      ownProfile.showProfile,
      profile.updateProfile,
      today.showToday,
    ],
    ...[address.showAddress, address.updateAddress, address.stepAddress],
    ...[personal.showPersonal, personal.updatePersonal, personal.removeHoroscope, details.stepPersonal],
    ...[health.showHealth, health.updateHealth, health.stepHealth, health.eraseHealth],
    ...[haemoglobin.showHaemoglobin, haemoglobin.updateHaemoglobin, pairCheck.withdrawFromPairCheck],
    ...[disability.showDisability, disability.updateDisability, disability.eraseDisability],
    ...[lineage.paternal.show, lineage.paternal.update, lineage.paternal.step],
    ...[lineage.maternal.show, lineage.maternal.update, lineage.maternal.step],
    ...[pieces.showPieces, pieces.sendPiece],
    ...[picture.updatePicture, picture.removePicture, picture.showPhotos, picture.addPhoto, picture.removePhoto],
    ...[
      picture.orderPhotos,
      picture.choosePhotoAudience,
      household.chooseHomeAudience,
      member.showCard,
      details.showDetails,
      details.updateDetails,
    ],
    ...[wishes.showWishes, wishes.updateWishes, papers.showBiodata, papers.updateBiodata],
    ...[password.updatePassword, powerLink.acknowledgeOpening, sessions.showSessions, sessions.endSession],
    ...[keptNames.logOutEverywhere, keptNames.keepName],
    ...[sessions.endOtherSessions, suspension.showSuspension, suspension.appealSuspension, recovery.showRecovery],
    ...[recovery.askSecondProof, recovery.objectToRecovery, myData.showMyData, myData.deleteProfile],
    ...[consents.giveConsents, consents.withdrawConsents, consents.giveHealthConsent, consents.withdrawHealthConsent],
    ...[assisted.showAssisted, assisted.stopTrust],
    ...[nomination.showNomination, nomination.updateNomination, readings.showReadings],
    ...[showing.showShowing, showing.updateShowing, pause.pauseProfile, pause.showPause],
    ...[cardLinks.listCardLinks, cardLinks.endCardLinks, avoidance.listAvoided, avoidance.hideMember],
    ...[avoidance.blockMember, blockedPhones.blockPhoneNumber, blockedPhones.listBlockedPhones, report.reportMember],
    ...[quietWord.quietWord, quietWord.mayQuietWord, verification.showVerification, verification.sendCode],
    ...[verification.confirmCode, notices.listNotices, telling.addBrowser, telling.showTelling, telling.updateTelling],
    ...[contactChanges.showContactChanges, contactChanges.changePhone, contactChanges.changeEmail],
    ...[contactChanges.sendChangeCode, contactChanges.confirmChange, contactChanges.withdrawChange],
    ...[contactChanges.objectToOffice, contactChanges.objectToClaim, holders.showHolders, holders.sayWhose],
    ...[holders.removeHolder, holders.askRemovalCode, holders.keepHolder, holders.objectToRemoval],
    ...[
      holders.leaveProfile,
      holders.switchProfile,
      holders.decideHealth,
      holders.withdrawInvitation,
      holders.takeBackAct,
      introductions.endAcquaintance,
      introductions.withdrawIntroduction,
      coupleStories.takeBackCoupleStory,
      marriedLetters.stopMarriedLetters,
      holders.sayItIsMe,
      holders.takeBackItIsMe,
    ],
  ].map(({ path }) => path),
);
const FETCHED_BEFORE_AGREEING: ReadonlySet<string> = new Set([FETCHED.ownFile, FETCHED.myData]);

export const memberCalls: readonly Call[] = [...RIGHTS.keys()];

/** What a kind of session goes without in a call, or in what is fetched; undefined where it is closed to it. */
export function leftOutOf(path: string, kind: LesserKind): LeftOut | undefined {
  const right = byPath.get(path);
  if (kind === 'beside') return right?.who === 'everyHolder' ? ALL : undefined;
  if (kind === 'unagreed') return BEFORE_AGREEING.has(path) || FETCHED_BEFORE_AGREEING.has(path) ? ALL : undefined;
  return right?.[kind];
}

/** What a call that was done leaves in the list of who did what. */
export function actOf(path: string, values: Readonly<Record<string, unknown>>): Act | undefined {
  const act = byPath.get(path)?.act;
  return typeof act === 'function' ? act(values) : act;
}
