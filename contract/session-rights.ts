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

/** What a call writes to the activity log: a fixed act, or one that depends on the call's values. */
type WrittenAct = Act | ((values: Readonly<Record<string, unknown>>) => Act);

/**
 * Kinds of session with fewer rights than a full one. `powerLink`: opened with the trust's key and a phone.
 * `recovering`: the password was reset without the old one (`CLOSED_HOURS`). `suspended`: the office has suspended the
 * profile.
 *
 * `beside`: another holder's account, while the candidate has their own. `unagreed`: this account has not given its
 * consents, or has withdrawn them, but other holders have.
 */
export const LESSER_KINDS = ['suspended', 'recovering', 'unagreed', 'beside', 'powerLink'] as const;
export type LesserKind = (typeof LESSER_KINDS)[number];

/**
 * Hours in which most functions stay closed after a password was set by a code to the phone, the office's link or a
 * claim.
 */
export const CLOSED_HOURS = 72;

/** Fields, by our dotted names, that are emptied in the answer and refused if they are sent filled. */
type LeftOut = readonly string[];

interface Right extends Partial<Record<Exclude<LesserKind, 'beside' | 'unagreed'>, LeftOut>> {
  /** Who may make the call while the candidate has their own account. Until then every holder may. */
  who: 'everyHolder' | 'candidate';
  act?: WrittenAct;
}

const everyHolder: Right = { who: 'everyHolder' };
const candidate: Right = { who: 'candidate' };
/** A step with one of these fields is a step of the further details. */
const DETAILS = ['aboutSelf', 'brothers', 'maritalStatus'];
/** Returns the right of every holder for a call that writes this act. */
const writes = (act: WrittenAct): Right => ({ ...everyHolder, act });

/** The health answers about grandfathers and great-grandfathers. */
export const ANCESTORS_HEALTH = ['grandfather', 'greatGrandfather'].flatMap((ancestor) =>
  answersIn('relatives').flatMap(({ name, isSealed }) => (isSealed ? [`${ancestor}.${name}`] : [])),
);
/** The details that say how to reach the family, and who sees the photo and the home. */
const GUARDIAN_AND_PHOTO = [
  'guardian.name',
  'guardian.relation',
  'guardian.phone',
  'photoFor',
  'homeFor',
] as const satisfies AnswersIn<'details'>['name'][];
/** The fields of an address that only the member may read. */
const STREET = ['line1', 'line2', 'pincode'];
/** The gate and the open statement; only a full session reads and changes them. */
const SHOWN_BY_FULL = ['isGated', 'isReligionNoBar'];
const GATE = [...SHOWN_BY_FULL, 'hasGate', 'hasNoBar'];
const AGREED_TO_PHOTO = ['hasAgreed', 'photoFor'];

/** The session may make the whole call. */
const NOTHING_LEFT_OUT: LeftOut = [];
const suspended = { suspended: NOTHING_LEFT_OUT };
const recovering = { recovering: NOTHING_LEFT_OUT };
const byPowerLink = { powerLink: NOTHING_LEFT_OUT };
const ancestry = { powerLink: ANCESTORS_HEALTH };
const ownDetails = { powerLink: GUARDIAN_AND_PHOTO, recovering: GUARDIAN_AND_PHOTO };

/**
 * Every call of a member, and the lesser kinds of session that may make it. A new call is closed to all of them until
 * it is named here. `who` says whether a guardian may make it beside the candidate. Blocks, reports, health and pair
 * checks are the candidate's alone and write no act.
 *
 * `powerLink`: fills in the profile's forms, without health, consents and what other families receive. `recovering`:
 * the number may belong to somebody else by now, so the session only answers its own questions, reads, and reaches
 * nobody. `suspended`: the reason, an appeal, its data, and the account's own matters. A session of two kinds has only
 * the rights of both.
 */
const RIGHTS: ReadonlyMap<Call, Right> = new Map<Call, Right>([
  [registration.registerStep2, { ...everyHolder, ...recovering, ...byPowerLink }],
  [registration.mendPhone, candidate],
  [ownProfile.showProfile, { ...everyHolder, ...suspended, ...recovering, ...byPowerLink }],
  [today.showToday, { ...everyHolder, ...recovering, ...byPowerLink }],
  [profile.updateProfile, { ...writes('profile'), ...recovering, ...byPowerLink }],
  [address.showAddress, { ...everyHolder, ...byPowerLink, recovering: STREET }],
  [address.updateAddress, { ...writes('address'), ...byPowerLink }],
  [address.stepAddress, { ...writes('address'), ...byPowerLink }],
  [personal.showPersonal, { ...everyHolder, ...recovering, ...byPowerLink }],
  [personal.updatePersonal, { ...writes('personal'), ...recovering, ...byPowerLink }],
  [
    details.stepPersonal,
    { ...writes((values) => (DETAILS.some((name) => name in values) ? 'details' : 'personal')), ...ownDetails },
  ],
  [personal.removeHoroscope, { ...writes('personal'), ...byPowerLink }],
  // For everybody else, the candidate's own answers are left out of these calls.
  [health.showHealth, everyHolder],
  [health.updateHealth, everyHolder],
  [health.stepHealth, everyHolder],
  [health.eraseHealth, everyHolder],
  [lineage.paternal.show, { ...everyHolder, ...ancestry }],
  [lineage.paternal.update, { ...writes('paternal'), ...ancestry }],
  [lineage.paternal.step, { ...writes('paternal'), ...ancestry }],
  [lineage.maternal.show, { ...everyHolder, ...ancestry }],
  [lineage.maternal.update, { ...writes('maternal'), ...ancestry }],
  [lineage.maternal.step, { ...writes('maternal'), ...ancestry }],
  // Open to everybody who may send a photo or a horoscope, also in pieces. The call that the file is for checks who may
  // store it.
  [pieces.showPieces, { ...everyHolder, ...recovering, ...byPowerLink }],
  [pieces.sendPiece, { ...everyHolder, ...recovering, ...byPowerLink }],
  [picture.updatePicture, { ...writes('picture'), powerLink: AGREED_TO_PHOTO }],
  [picture.removePicture, { ...writes('picture'), ...byPowerLink }],
  // The member's own card as others see it.
  [member.showCard, { ...everyHolder, ...recovering }],
  [picture.showPhotos, { ...everyHolder, powerLink: ['photoFor'], recovering: ['photoFor'] }],
  [picture.addPhoto, { ...writes('picture'), powerLink: AGREED_TO_PHOTO }],
  [picture.removePhoto, { ...writes('picture'), ...byPowerLink }],
  [picture.orderPhotos, { ...writes('picture'), ...byPowerLink }],
  [picture.choosePhotoAudience, writes('picture')],
  [password.updatePassword, { ...everyHolder, ...suspended }],
  [powerLink.acknowledgeOpening, { ...everyHolder, ...recovering }],
  // Only about the calling account, never about another holder.
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
  // The act depends on whether the profile rests on another account's consents. The handler writes it.
  [consents.withdrawConsents, everyHolder],
  // An account's own matters. Calls about health write no act.
  [consents.giveHealthConsent, everyHolder],
  [consents.withdrawHealthConsent, everyHolder],
  [nomination.showNomination, candidate],
  [nomination.updateNomination, candidate],
  [readings.showReadings, everyHolder],
  [details.showDetails, { ...everyHolder, ...ownDetails }],
  [details.updateDetails, { ...writes('details'), ...ownDetails }],
  // The handler decides what waits for the candidate.
  [household.chooseHomeAudience, writes('details')],
  [wishes.showWishes, { ...everyHolder, recovering: SHOWN_BY_FULL, powerLink: SHOWN_BY_FULL }],
  [wishes.updateWishes, { ...writes('wishes'), recovering: GATE, powerLink: GATE }],
  [openFamilies.openFamilies, everyHolder],
  // Only the candidate writes about their own disability and reads it here.
  [disability.showDisability, candidate],
  [disability.updateDisability, candidate],
  [disability.eraseDisability, candidate],
  [disability.chooseWelcome, candidate],
  [wishes.countWished, { ...everyHolder, ...recovering }],
  [showing.showShowing, { ...everyHolder, ...recovering }],
  [showing.updateShowing, writes(({ isWanted }) => (isWanted === 'Yes' ? 'shown' : 'hidden'))],
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
  [introductions.sendIntroduction, writes('sent')],
  [introductions.withdrawIntroduction, writes('withdrew')],
  [introductions.acceptIntroduction, writes('accepted')],
  [introductions.declineIntroduction, writes('declined')],
  // The end of an acquaintance cannot be undone.
  [introductions.endAcquaintance, { ...candidate, act: 'ended' }],
  [introductions.keepAcquaintance, { ...candidate, act: 'wentOn' }],
  [introductions.listIntroductions, everyHolder],
  [wedding.showWedding, everyHolder],
  [wedding.saveWedding, everyHolder],
  [wedding.tickPapers, everyHolder],
  [papers.promisePaper, everyHolder],
  [cardSheets.cardSheet, everyHolder],
  // Only the candidate decides about printing.
  [printed.showPrinted, candidate],
  [printed.agreeToPrint, candidate],
  [printed.takeBackPrint, candidate],
  // No other holder reads a story or the letters after a wedding.
  [coupleStories.showCoupleStory, candidate],
  [coupleStories.saveCoupleStory, candidate],
  [coupleStories.agreeToCoupleStory, candidate],
  [coupleStories.takeBackCoupleStory, candidate],
  [marriedLetters.showMarriedLetters, candidate],
  [marriedLetters.stopMarriedLetters, candidate],
  [marriedLetters.answerMarriedLetter, candidate],
  // The rule of each step decides who may press it and which act it writes.
  [together.showTogether, everyHolder],
  [together.pressTogether, everyHolder],
  [decided.showDecided, everyHolder],
  [decided.sayMarried, everyHolder],
  [meetings.showCallHours, everyHolder],
  [meetings.saveCallHours, everyHolder],
  [meetings.showMeeting, everyHolder],
  [meetings.proposeMeeting, writes('together')],
  [meetings.chooseMeeting, writes('together')],
  [meetings.tellMeeting, writes('together')],
  [meetings.meetingCalendar, everyHolder],
  // The whole family decides who comes to a melan. Each candidate answers who is proposed to them there.
  [melans.showMelans, everyHolder],
  [melans.answerMelan, writes('melan')],
  // The act is written when the week is settled.
  [weekly.pressWeekly, everyHolder],
  [weekly.showWeekly, everyHolder],
  [weekly.updateWeekly, candidate],
  [proposals.listProposals, everyHolder],
  // The act is written when both have said yes.
  [proposals.answerProposal, everyHolder],
  [assisted.showAssisted, everyHolder],
  [assisted.askTrust, { ...candidate, act: 'askedTrust' }],
  [assisted.stopTrust, writes('stoppedTrust')],
  // The thread of the two belongs to the candidates alone. The handlers check this.
  [threads.showMessages, everyHolder],
  [threads.sendMessage, everyHolder],
  [shortlist.addToShortlist, everyHolder],
  [shortlist.removeFromShortlist, everyHolder],
  [shortlist.listShortlist, everyHolder],
  [shortlist.listBeside, everyHolder],
  [avoidance.hideMember, everyHolder],
  [avoidance.unhideMember, everyHolder],
  // For everybody else, the members whom the candidate has blocked are left out.
  [avoidance.listAvoided, everyHolder],
  [avoidance.blockMember, candidate],
  [avoidance.unblockMember, candidate],
  [blockedPhones.blockPhoneNumber, candidate],
  [blockedPhones.unblockPhoneNumber, candidate],
  [blockedPhones.listBlockedPhones, candidate],
  // Only for the candidate's own account, even if there is no other holder. The handler checks this.
  [quietWord.quietWord, candidate],
  [quietWord.mayQuietWord, candidate],
  [report.reportMember, candidate],
  [cardLinks.listCardLinks, everyHolder],
  [cardLinks.makeCardLink, writes('linked')],
  [cardLinks.agreeToCardLink, candidate],
  // A guardian may also end the candidate's links. Then the answer contains less.
  [cardLinks.endCardLinks, everyHolder],
  [pause.pauseProfile, writes(({ kind }) => (kind === 'settled' ? 'settled' : 'paused'))],
  [pause.resumeProfile, writes('resumed')],
  [pause.showPause, { ...everyHolder, ...recovering }],
  [haemoglobin.showHaemoglobin, candidate],
  [haemoglobin.updateHaemoglobin, candidate],
  [pairCheck.showPairCheck, candidate],
  [pairCheck.agreeToPairCheck, candidate],
  [pairCheck.withdrawFromPairCheck, candidate],
  // Only for the candidate's own account, even if there is no other holder. The handlers check this.
  [sealedWords.showSealedWord, candidate],
  [sealedWords.writeSealedWord, candidate],
  [sealedWords.takeBackSealedWord, candidate],
  [sealedWords.openSealedWord, candidate],
  // For the bride and the groom alone. Nobody else learns whether one of them has answered.
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
  // Only about the calling account: its own phone, e-mail and channels.
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
  // The candidate decides whose phone is given.
  [verification.giveOwnPhone, candidate],
  [recovery.showRecovery, { ...everyHolder, ...suspended, ...recovering }],
  [recovery.askSecondProof, { ...everyHolder, ...suspended, ...recovering }],
  [recovery.agreeToRecovery, everyHolder],
  [recovery.objectToRecovery, everyHolder],
  [holders.showHolders, everyHolder],
  [holders.sayWhose, writes('role')],
  [holders.sayItIsMe, writes('saidSelf')],
  [holders.takeBackItIsMe, writes('unsaidSelf')],
  [holders.inviteHolder, writes('invited')],
  // The act depends on whether it waits. The handler writes it.
  [holders.withdrawInvitation, everyHolder],
  // The act depends on whether it waits. The handler writes it.
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

/**
 * Files fetched from their own URL instead of by a call: the member's photos and horoscope, those of others, the
 * download of the member's data, and threads of messages.
 */
export const FETCHED = {
  ownFile: 'files/own',
  othersFile: 'files/others',
  myData: 'files/my-data.zip',
  letters: 'files/letters',
} as const;

/** The rights for `FETCHED`, as `RIGHTS` has them for calls. */
const FETCHING: readonly (readonly [string, Right])[] = [
  [FETCHED.ownFile, { ...everyHolder, ...suspended, ...recovering, ...byPowerLink }],
  [FETCHED.othersFile, everyHolder],
  [FETCHED.myData, { ...everyHolder, ...suspended }],
  [FETCHED.letters, everyHolder],
];

/**
 * Calls that are refused for all holders while one of them claims to be the bride or groom and the office has not
 * spoken with them. They send, accept, give or change a phone, or remove a holder. Handlers refuse three more: showing
 * the profile (`updateshowing` with `Yes`), confirming a guardian's phone, and undoing a withdrawal or a decline.
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
/** Whether the call with this path is one of `CLOSED_WHILE_CLAIMED`. */
export const isClosedWhileClaimed = (path: string): boolean => closedWhileClaimed.has(path);

const rightOfCalls = [...RIGHTS].map(([{ path }, right]) => [path, right] as const);
const rightByPath = new Map([...rightOfCalls, ...FETCHING]);

/**
 * Calls of an account that has not given its consents: its profile, its account, its data and its protection. It sees
 * and reaches no other family, except to end or withdraw. Undoing a withdrawal or a decline is refused by the handler.
 */
const BEFORE_AGREEING: ReadonlySet<string> = new Set(
  [
    registration.registerStep2,
    registration.mendPhone,
    ownProfile.showProfile,
    profile.updateProfile,
    today.showToday,
    address.showAddress,
    address.updateAddress,
    address.stepAddress,
    personal.showPersonal,
    personal.updatePersonal,
    personal.removeHoroscope,
    details.stepPersonal,
    health.showHealth,
    health.updateHealth,
    health.stepHealth,
    health.eraseHealth,
    haemoglobin.showHaemoglobin,
    haemoglobin.updateHaemoglobin,
    pairCheck.withdrawFromPairCheck,
    disability.showDisability,
    disability.updateDisability,
    disability.eraseDisability,
    lineage.paternal.show,
    lineage.paternal.update,
    lineage.paternal.step,
    lineage.maternal.show,
    lineage.maternal.update,
    lineage.maternal.step,
    pieces.showPieces,
    pieces.sendPiece,
    picture.updatePicture,
    picture.removePicture,
    picture.showPhotos,
    picture.addPhoto,
    picture.removePhoto,
    picture.orderPhotos,
    picture.choosePhotoAudience,
    household.chooseHomeAudience,
    member.showCard,
    details.showDetails,
    details.updateDetails,
    wishes.showWishes,
    wishes.updateWishes,
    papers.showBiodata,
    papers.updateBiodata,
    password.updatePassword,
    powerLink.acknowledgeOpening,
    sessions.showSessions,
    sessions.endSession,
    keptNames.logOutEverywhere,
    keptNames.keepName,
    sessions.endOtherSessions,
    suspension.showSuspension,
    suspension.appealSuspension,
    recovery.showRecovery,
    recovery.askSecondProof,
    recovery.objectToRecovery,
    myData.showMyData,
    myData.deleteProfile,
    consents.giveConsents,
    consents.withdrawConsents,
    consents.giveHealthConsent,
    consents.withdrawHealthConsent,
    assisted.showAssisted,
    assisted.stopTrust,
    nomination.showNomination,
    nomination.updateNomination,
    readings.showReadings,
    showing.showShowing,
    showing.updateShowing,
    pause.pauseProfile,
    pause.showPause,
    cardLinks.listCardLinks,
    cardLinks.endCardLinks,
    avoidance.listAvoided,
    avoidance.hideMember,
    avoidance.blockMember,
    blockedPhones.blockPhoneNumber,
    blockedPhones.listBlockedPhones,
    report.reportMember,
    quietWord.quietWord,
    quietWord.mayQuietWord,
    verification.showVerification,
    verification.sendCode,
    verification.confirmCode,
    notices.listNotices,
    telling.addBrowser,
    telling.showTelling,
    telling.updateTelling,
    contactChanges.showContactChanges,
    contactChanges.changePhone,
    contactChanges.changeEmail,
    contactChanges.sendChangeCode,
    contactChanges.confirmChange,
    contactChanges.withdrawChange,
    contactChanges.objectToOffice,
    contactChanges.objectToClaim,
    holders.showHolders,
    holders.sayWhose,
    holders.removeHolder,
    holders.askRemovalCode,
    holders.keepHolder,
    holders.objectToRemoval,
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
  ].map(({ path }) => path),
);
/** The files that such an account may fetch. */
const FETCHED_BEFORE_AGREEING: ReadonlySet<string> = new Set([FETCHED.ownFile, FETCHED.myData]);

/** The calls of members, in the order of `RIGHTS`. */
export const memberCalls: readonly Call[] = [...RIGHTS.keys()];

/**
 * Returns the fields that are left out for a kind of session in a call or a fetched file. Undefined if the kind may not
 * make it.
 */
export function leftOutOf(path: string, kind: LesserKind): LeftOut | undefined {
  const right = rightByPath.get(path);
  if (kind === 'beside') return right?.who === 'everyHolder' ? NOTHING_LEFT_OUT : undefined;
  if (kind === 'unagreed') {
    const isOpen = BEFORE_AGREEING.has(path) || FETCHED_BEFORE_AGREEING.has(path);
    return isOpen ? NOTHING_LEFT_OUT : undefined;
  }
  return right?.[kind];
}

/** Returns the act that an executed call writes to the activity log. */
export function actOf(path: string, values: Readonly<Record<string, unknown>>): Act | undefined {
  const act = rightByPath.get(path)?.act;
  return typeof act === 'function' ? act(values) : act;
}
