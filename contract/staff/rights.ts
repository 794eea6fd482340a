import type { Call } from '../call.ts';
import * as accounts from './accounts.ts';
import * as approvals from './approvals.ts';
import * as assisted from './assisted.ts';
import * as board from './board.ts';
import * as booklets from './booklets.ts';
import * as breaches from './breaches.ts';
import * as calls from './calls.ts';
import * as care from './care.ts';
import * as cases from './cases.ts';
import * as desk from './desk.ts';
import * as deskHints from './desk-hints.ts';
import * as heavyReaders from './heavy-readers.ts';
import * as identity from './identity.ts';
import * as keys from './keys.ts';
import * as lists from './lists.ts';
import * as marriages from './marriages.ts';
import * as melans from './melans.ts';
import * as members from './members.ts';
import * as near from './near.ts';
import * as oldRegister from './old-register.ts';
import * as paper from './paper.ts';
import * as register from './register.ts';
import * as requests from './requests.ts';
import { STAFF_ROLES, type StaffRole } from './roles.ts';
import * as security from './security.ts';
import * as slips from './slips.ts';
import * as stories from './stories.ts';
import * as system from './system.ts';
import * as tasks from './tasks.ts';
import * as timeline from './timeline.ts';
import * as today from './today.ts';
import * as whose from './whose.ts';
import * as womensDesk from './womens-desk.ts';
import * as works from './works.ts';

/** `halfway`: a member of staff who has given the password but not the second factor. */
type Right = 'halfway' | readonly StaffRole[];

const administrators = ['administrator'] as const;
const moderators = ['moderator'] as const;
const helpers = ['helper'] as const;
const editors = ['editor'] as const;
const womensDeskRole = ['womensDesk'] as const;
const allButVolunteers = STAFF_ROLES.filter((role) => role !== 'matchmaker');
/** Roles that search for assisted families. */
const searchers = ['helper', 'matchmaker'] as const;
const volunteers = ['matchmaker'] as const;
/** Roles that prepare a melan and take the tablets to the hall. */
const hosts = ['helper', 'administrator'] as const;
const helpersAndModerators = ['helper', 'moderator'] as const;
const helpersAndAdministrators = ['helper', 'administrator'] as const;
/** Roles that deal with families. */
const familyRoles = [...helpersAndModerators, 'administrator'] as const;

/** The roles that may make each staff call. A call that is missing here is refused for everybody. */
const rights: ReadonlyMap<Call, Right> = new Map<Call, Right>([
  [accounts.staffLogOut, 'halfway'],
  [accounts.showFactor, 'halfway'],
  [accounts.setFactor, 'halfway'],
  [accounts.giveFactor, 'halfway'],
  [accounts.showDesk, 'halfway'],
  [today.showToday, allButVolunteers],
  [today.showWeekNear, familyRoles],
  [keys.setKeys, STAFF_ROLES],
  [keys.setLinkCode, allButVolunteers],
  [accounts.changeOwnPassword, STAFF_ROLES],
  [accounts.listStaff, administrators],
  [accounts.addStaff, administrators],
  [accounts.changeStaffRoles, administrators],
  [accounts.renewStaff, administrators],
  [accounts.endStaff, administrators],
  [desk.listRecords, administrators],
  [system.showPowerLink, administrators],
  [system.turnPowerLink, administrators],
  [system.showSystem, administrators],
  [system.exportFigures, administrators],
  [board.showBoard, administrators],
  // The page of a member. The actions on it have separate rights.
  [members.findMembers, familyRoles],
  [members.showMemberToStaff, familyRoles],
  [members.sayWhyToOpen, familyRoles],
  [members.addMemberNote, familyRoles],
  [timeline.showTimeline, familyRoles],
  [tasks.showFamilyWork, familyRoles],
  [tasks.showMyDay, familyRoles],
  [tasks.listTasks, familyRoles],
  [tasks.addTask, familyRoles],
  [tasks.finishTask, familyRoles],
  [tasks.handOverTask, familyRoles],
  [tasks.handOverAll, familyRoles],
  [tasks.logCall, familyRoles],
  [tasks.assignTo, helpersAndModerators],
  [tasks.markLettersAnswered, helpers],
  [near.listDeskLists, administrators],
  [near.savePlace, administrators],
  [near.removePlace, administrators],
  [near.saveTemplate, administrators],
  [near.removeTemplate, administrators],
  [near.setOwnNear, familyRoles],
  [near.setNearOf, familyRoles],
  [identity.seeIdentity, moderators],
  [care.changeContactOf, moderators],
  [care.spokeToCandidate, helpersAndModerators],
  [care.makeExport, administrators],
  [care.deleteMemberByLetter, administrators],
  [care.lookAtDeletion, familyRoles],
  [care.cancelDeletion, familyRoles],
  [care.listReaders, administrators],
  [care.allowReading, administrators],
  [care.raiseReading, administrators],
  [members.suspendMember, moderators],
  [register.askRegister, moderators],
  [register.readRegister, moderators],
  [heavyReaders.listHeavyReaders, moderators],
  [heavyReaders.pauseAndAsk, moderators],
  [security.askSecurity, administrators],
  [security.readSecurity, administrators],
  [requests.listRequests, familyRoles],
  [requests.agreeToRequest, familyRoles],
  [requests.endRequest, familyRoles],
  [requests.doRequest, familyRoles],
  [requests.changeRoleOf, moderators],
  [requests.actForNominee, administrators],
  [marriages.listMarriages, familyRoles],
  [marriages.answerMarriage, helpersAndModerators],
  [marriages.countCertificate, helpersAndModerators],
  [melans.listMelans, hosts],
  [melans.makeMelan, hosts],
  [melans.callOffMelan, hosts],
  [melans.showMelan, hosts],
  [melans.inviteFamilies, hosts],
  [melans.noteMelanAnswer, hosts],
  [melans.planMelan, hosts],
  [melans.showMelanPlan, hosts],
  [melans.noteCardsPrinted, hosts],
  [melans.packMelan, hosts],
  [melans.bringMelanHome, hosts],
  [melans.decideMelanEntry, hosts],
  [melans.nameWalkIn, hosts],
  [melans.pairMelan, hosts],
  [melans.thankGuests, hosts],
  [whose.listWhose, [...moderators, ...administrators]],
  [whose.spokeWith, helpersAndModerators],
  [whose.refuseWhose, moderators],
  [members.restoreMember, moderators],
  [members.giveBadgeTo, moderators],
  [members.takeBadgeFrom, moderators],
  [cases.listCases, moderators],
  [cases.showCase, moderators],
  [cases.acknowledgeCase, moderators],
  [cases.settleCase, moderators],
  [cases.restProfile, moderators],
  [cases.noteCase, moderators],
  [cases.assignCase, moderators],
  [cases.askReporter, moderators],
  [approvals.listApprovals, moderators],
  [approvals.openApproval, moderators],
  [approvals.approve, moderators],
  [approvals.returnForCorrection, moderators],
  [approvals.reject, moderators],
  [approvals.listDecided, moderators],
  [approvals.undoDecided, moderators],
  [approvals.listOwnEntries, [...moderators, ...administrators]],
  [womensDesk.listQuietWords, womensDeskRole],
  [womensDesk.endQuietWord, womensDeskRole],
  [womensDesk.readLetterAnswer, womensDeskRole],
  [breaches.listBreaches, administrators],
  [breaches.showBreach, administrators],
  [breaches.openBreach, administrators],
  [breaches.addBreachPeople, administrators],
  [breaches.saveBreachLetter, administrators],
  [breaches.sendBreachLetter, administrators],
  [breaches.noteBreachDeed, administrators],
  [breaches.closeBreach, administrators],
  [members.makeMemberResetLink, helpers],
  [paper.showPaper, helpers],
  [paper.enterPaper, helpers],
  [paper.keepPaperDraft, helpers],
  [paper.correctPaper, helpers],
  [paper.bringCodeToFamily, helpers],
  [slips.familySheet, searchers],
  [slips.showSlip, searchers],
  [slips.enterSlip, searchers],
  [slips.carryWish, helpers],
  [booklets.listBooklets, helpers],
  [booklets.makeBookletCopies, helpers],
  [booklets.bookletPaper, helpers],
  [desk.listLetters, helpers],
  [desk.answerLetter, helpers],
  [desk.markLetterAnswered, helpers],
  [desk.listWaitingCalls, helpers],
  [desk.noteAskedCall, helpers],
  [desk.setOwnPhone, helpers],
  [desk.callNow, helpers],
  [oldRegister.listRegisters, helpersAndAdministrators],
  [oldRegister.showRegister, helpersAndAdministrators],
  [oldRegister.sendRegister, helpersAndAdministrators],
  [oldRegister.matchColumns, helpersAndAdministrators],
  [oldRegister.enterRegister, helpersAndAdministrators],
  [oldRegister.releaseRegister, helpersAndAdministrators],
  [oldRegister.undoRegister, administrators],
  [oldRegister.answerRegister, helpersAndAdministrators],
  [oldRegister.fetchFaults, helpersAndAdministrators],
  [works.listWorks, helpersAndAdministrators],
  [works.stopWork, helpersAndAdministrators],
  [calls.noteCall, helpers],
  [deskHints.listDeskHints, helpersAndModerators],
  [deskHints.closeDeskHint, helpersAndModerators],
  [assisted.listAssisted, [...searchers, ...administrators]],
  [assisted.openAssisted, searchers],
  [assisted.listForFamily, searchers],
  [assisted.searchForFamily, searchers],
  [assisted.keptOfFamily, searchers],
  [assisted.proposeFor, searchers],
  [assisted.noteAnswer, helpers],
  [assisted.noteAsking, helpers],
  [assisted.stopAsking, helpers],
  [assisted.giveFamily, [...helpers, ...administrators]],
  [assisted.signPromise, volunteers],
  [assisted.sayKin, volunteers],
  [desk.listTexts, editors],
  [desk.showText, editors],
  [desk.previewText, editors],
  [desk.saveText, editors],
  [desk.bringTextBack, editors],
  [desk.saveTextDraft, editors],
  [desk.dropDraft, editors],
  [lists.listSiteRows, editors],
  [lists.saveFaq, editors],
  [lists.saveFaqDraft, editors],
  [lists.saveStoryDraft, editors],
  [lists.saveHelpline, editors],
  [lists.saveMailbox, editors],
  [lists.saveLink, editors],
  [lists.saveStory, editors],
  [lists.saveBanner, editors],
  [lists.saveCentre, editors],
  [stories.listStories, editors],
  [stories.approveStory, editors],
  [stories.returnStory, editors],
  [lists.moveSiteRow, editors],
  [lists.turnSiteRow, editors],
  [lists.removeSiteRow, editors],
  [lists.bringSiteRowBack, editors],
]);

const rightByPath = new Map([...rights].map(([{ path }, right]) => [path, right]));

/** The calls of a member of staff who has given the password. */
export const deskCalls: readonly Call[] = [...rights.keys()];

/** Whether a call needs no second factor. */
export const isHalfway = (path: string): boolean => rightByPath.get(path) === 'halfway';

/** Returns the roles that may make a call: all roles for a call before the second factor, none for an unlisted call. */
export function rolesFor(path: string): readonly StaffRole[] {
  const right = rightByPath.get(path);
  return right === 'halfway' ? STAFF_ROLES : (right ?? []);
}

/** Whether one of these roles may make the call. */
export const mayMake = (roles: readonly StaffRole[], path: string): boolean =>
  rolesFor(path).some((role) => roles.includes(role));
