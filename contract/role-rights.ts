import type { Act } from './acts.ts';
import * as address from './address.ts';
import * as avoidance from './avoidance.ts';
import * as blockedPhones from './blocked-phones.ts';
import type { Call } from './call.ts';
import * as cardLinks from './card-links.ts';
import * as consents from './consents.ts';
import * as contactChanges from './contact-changes.ts';
import * as details from './details.ts';
import * as finding from './finding.ts';
import * as haemoglobin from './haemoglobin.ts';
import * as health from './health.ts';
import * as holders from './holders.ts';
import * as introductions from './introductions.ts';
import { lineage } from './lineage.ts';
import * as matches from './matches.ts';
import * as member from './member.ts';
import * as myData from './my-data.ts';
import * as nomination from './nomination.ts';
import * as notices from './notices.ts';
import * as pairCheck from './pair-check.ts';
import * as papers from './papers.ts';
import * as password from './password.ts';
import * as pause from './pause.ts';
import * as personal from './personal.ts';
import * as picture from './picture.ts';
import * as powerLink from './power-link.ts';
import * as profile from './profile.ts';
import * as quietWord from './quiet-word.ts';
import * as readings from './readings.ts';
import * as registration from './registration.ts';
import * as report from './report.ts';
import * as sessions from './sessions.ts';
import * as shortlist from './shortlist.ts';
import * as showing from './showing.ts';
import * as suspension from './suspension.ts';
import * as telling from './telling.ts';
import * as today from './today.ts';
import * as verification from './verification.ts';
import * as wishes from './wishes.ts';

/** What a call leaves in the list of who did what: one act, or the one that its values tell. */
type Leaves = Act | ((values: Readonly<Record<string, unknown>>) => Act);

interface Right {
  /** Once the candidate looks after the profile with an account of their own. Until then whoever has the profile may. */
  who: 'everyHolder' | 'candidate';
  act?: Leaves;
}

const everyHolder: Right = { who: 'everyHolder' };
const candidate: Right = { who: 'candidate' };
/** Steps of the further details alone have one of these. */
const DETAILS = ['aboutSelf', 'brothers', 'maritalStatus'];
const leaves = (act: Leaves): Right => ({ ...everyHolder, act });

/**
 * Every call of a member: who may make it where several look after one profile, and what it leaves behind. Blocks, reports, health and pair
 * checks are the candidate's alone and leave nothing; a new call is closed to guardians until it stands here.
 */
const RIGHTS: ReadonlyMap<Call, Right> = new Map<Call, Right>([
  [registration.registerStep2, everyHolder],
  [registration.mendPhone, candidate],
  [profile.showProfile, everyHolder],
  [today.showToday, everyHolder],
  [profile.updateProfile, leaves('profile')],
  [address.showAddress, everyHolder],
  [address.updateAddress, leaves('address')],
  [address.stepAddress, leaves('address')],
  [personal.showPersonal, everyHolder],
  [personal.updatePersonal, leaves('personal')],
  [details.stepPersonal, leaves((values) => (DETAILS.some((name) => name in values) ? 'details' : 'personal'))],
  [personal.removeHoroscope, leaves('personal')],
  // The candidate's own answers are left out of both for everybody else.
  [health.showHealth, everyHolder],
  [health.updateHealth, everyHolder],
  [health.stepHealth, everyHolder],
  [lineage.paternal.show, everyHolder],
  [lineage.paternal.update, leaves('paternal')],
  [lineage.paternal.step, leaves('paternal')],
  [lineage.maternal.show, everyHolder],
  [lineage.maternal.update, leaves('maternal')],
  [lineage.maternal.step, leaves('maternal')],
  [picture.updatePicture, leaves('picture')],
  [picture.removePicture, leaves('picture')],
  [member.showCard, everyHolder],
  [picture.showPhotos, everyHolder],
  [picture.addPhoto, leaves('picture')],
  [picture.removePhoto, leaves('picture')],
  [picture.orderPhotos, leaves('picture')],
  [picture.choosePhotoAudience, leaves('picture')],
  [password.updatePassword, everyHolder],
  [powerLink.acknowledgeOpening, everyHolder],
  // Of the account that asks, never of another that looks after the profile.
  [sessions.showSessions, everyHolder],
  [sessions.endSession, everyHolder],
  [sessions.endOtherSessions, everyHolder],
  [myData.showMyData, everyHolder],
  [suspension.showSuspension, everyHolder],
  [suspension.appealSuspension, everyHolder],
  [myData.deleteProfile, candidate],
  [consents.giveConsents, everyHolder],
  [consents.withdrawConsents, leaves('hidden')],
  [nomination.showNomination, candidate],
  [nomination.updateNomination, candidate],
  [readings.showReadings, everyHolder],
  [details.showDetails, everyHolder],
  [details.updateDetails, leaves('details')],
  [wishes.showWishes, everyHolder],
  [wishes.updateWishes, leaves('wishes')],
  [wishes.countWished, everyHolder],
  [showing.showShowing, everyHolder],
  [showing.updateShowing, leaves(({ isWanted }) => (isWanted === 'Yes' ? 'shown' : 'hidden'))],
  [matches.findMatches, everyHolder],
  [finding.findMember, everyHolder],
  [finding.searchMembers, everyHolder],
  [finding.countSearched, everyHolder],
  [finding.saveSearch, everyHolder],
  [finding.removeSearch, everyHolder],
  [finding.listSearches, everyHolder],
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
  [introductions.endAcquaintance, leaves('ended')],
  [introductions.listIntroductions, everyHolder],
  [shortlist.addToShortlist, everyHolder],
  [shortlist.removeFromShortlist, everyHolder],
  [shortlist.listShortlist, everyHolder],
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
  [pause.showPause, everyHolder],
  [haemoglobin.showHaemoglobin, candidate],
  [haemoglobin.updateHaemoglobin, candidate],
  [pairCheck.showPairCheck, candidate],
  [pairCheck.agreeToPairCheck, candidate],
  [pairCheck.withdrawFromPairCheck, candidate],
  [verification.showVerification, everyHolder],
  [verification.sendCode, everyHolder],
  [verification.confirmCode, everyHolder],
  [notices.listNotices, everyHolder],
  // Of the account that asks: its own phone, e-mail and ways of being told.
  [telling.addBrowser, everyHolder],
  [telling.showTelling, everyHolder],
  [telling.updateTelling, everyHolder],
  [contactChanges.showContactChanges, everyHolder],
  [contactChanges.changePhone, everyHolder],
  [contactChanges.changeEmail, everyHolder],
  [contactChanges.sendChangeCode, everyHolder],
  [contactChanges.confirmChange, everyHolder],
  [contactChanges.withdrawChange, everyHolder],
  [contactChanges.objectToClaim, everyHolder],
  [contactChanges.objectToOffice, everyHolder],
  // Whose phone is given is the candidate's to say.
  [verification.giveOwnPhone, candidate],
  [holders.showHolders, everyHolder],
  [holders.sayWhose, leaves('role')],
  [holders.inviteHolder, leaves('invited')],
  [holders.withdrawInvitation, everyHolder],
  // What it leaves depends on whether it waits: its handler writes it down.
  [holders.removeHolder, candidate],
  [holders.askRemovalCode, candidate],
  [holders.keepHolder, { ...candidate, act: 'removalKept' }],
  [holders.objectToRemoval, everyHolder],
  [holders.leaveProfile, everyHolder],
  [holders.switchProfile, everyHolder],
  [holders.reserveAccepting, candidate],
  [holders.chooseReached, candidate],
  [holders.decideHealth, candidate],
  [holders.takeBackAct, candidate],
]);

const byPath = new Map([...RIGHTS].map(([{ path }, right]) => [path, right]));

export const memberCalls: readonly Call[] = [...RIGHTS.keys()];

/** Who may make a member's call where several look after the profile; undefined for one that nobody has classified. */
export const rightOf = (path: string): Right | undefined => byPath.get(path);

/** What a call that was done leaves in the list of who did what. */
export function actOf(path: string, values: Readonly<Record<string, unknown>>): Act | undefined {
  const act = byPath.get(path)?.act;
  return typeof act === 'function' ? act(values) : act;
}
