import {
  addStaff,
  changeStaffRoles,
  endStaff,
  giveFactor,
  listStaff,
  renewStaff,
  setFactor,
  showDesk,
  showFactor,
  staffLogOut,
} from './accounts.ts';
import { approve, listApprovals, listOwnEntries, openApproval, reject, sendBack } from './approvals.ts';
import {
  addBreachPeople,
  closeBreach,
  listBreaches,
  noteBreachDeed,
  openBreach,
  saveBreachLetter,
  sendBreachLetter,
  showBreach,
} from './breaches.ts';
import {
  allowReading,
  changeContactOf,
  deleteMemberByLetter,
  listReaders,
  makeExport,
  spokeToCandidate,
} from './care.ts';
import { acknowledgeCase, endRest, listCases, noteCase, restProfile, settleCase, showCase } from './cases.ts';
import {
  answerLetter,
  bringTextBack,
  callNow,
  listLetters,
  listRecords,
  listTexts,
  listWaitingCalls,
  markLetterAnswered,
  previewText,
  saveText,
  setOwnPhone,
  showText,
} from './desk.ts';
import { seeIdentity } from './identity.ts';
import {
  bringSiteRowBack,
  listSiteRows,
  moveSiteRow,
  removeSiteRow,
  saveBanner,
  saveFaq,
  saveHelpline,
  saveLink,
  saveMailbox,
  saveStory,
  turnSiteRow,
} from './lists.ts';
import {
  addMemberNote,
  findMembers,
  giveBadgeTo,
  makeMemberResetLink,
  restoreMember,
  showMemberToStaff,
  suspendMember,
  takeBadgeFrom,
} from './members.ts';
import { bringCodeToFamily, enterPaper, showPaper } from './paper.ts';
import { readRegister } from './register.ts';
import { STAFF_ROLES, type StaffRole } from './roles.ts';
import { exportFigures, showPowerLink, showSystem, turnPowerLink } from './system.ts';
import { showToday } from './today.ts';

/** `halfway`: whoever has given the password, and the second factor not yet. */
type Right = 'halfway' | readonly StaffRole[];

const administrators = ['administrator'] as const;
const moderators = ['moderator'] as const;
const helpers = ['helper'] as const;
const editors = ['editor'] as const;
const both = ['helper', 'moderator'] as const;

/** Who of the office may make each call of staff. One that is not here is nobody's. */
const rights = new Map<string, Right>([
  [staffLogOut.path, 'halfway'],
  [showFactor.path, 'halfway'],
  [setFactor.path, 'halfway'],
  [giveFactor.path, 'halfway'],
  [showDesk.path, 'halfway'],
  [showToday.path, STAFF_ROLES],
  [listStaff.path, administrators],
  [addStaff.path, administrators],
  [changeStaffRoles.path, administrators],
  [renewStaff.path, administrators],
  [endStaff.path, administrators],
  [listRecords.path, administrators],
  [showPowerLink.path, administrators],
  [turnPowerLink.path, administrators],
  [showSystem.path, administrators],
  [exportFigures.path, administrators],
  [findMembers.path, both],
  [showMemberToStaff.path, both],
  [addMemberNote.path, both],
  [seeIdentity.path, moderators],
  [changeContactOf.path, moderators],
  [spokeToCandidate.path, both],
  [makeExport.path, administrators],
  [deleteMemberByLetter.path, administrators],
  [listReaders.path, administrators],
  [allowReading.path, administrators],
  [suspendMember.path, moderators],
  [readRegister.path, moderators],
  [restoreMember.path, moderators],
  [giveBadgeTo.path, moderators],
  [takeBadgeFrom.path, moderators],
  [listCases.path, moderators],
  [showCase.path, moderators],
  [acknowledgeCase.path, moderators],
  [settleCase.path, moderators],
  [restProfile.path, moderators],
  [endRest.path, moderators],
  [noteCase.path, moderators],
  [listApprovals.path, moderators],
  [openApproval.path, moderators],
  [approve.path, moderators],
  [sendBack.path, moderators],
  [reject.path, moderators],
  [listOwnEntries.path, [...moderators, ...administrators]],
  [listBreaches.path, administrators],
  [showBreach.path, administrators],
  [openBreach.path, administrators],
  [addBreachPeople.path, administrators],
  [saveBreachLetter.path, administrators],
  [sendBreachLetter.path, administrators],
  [noteBreachDeed.path, administrators],
  [closeBreach.path, administrators],
  [makeMemberResetLink.path, helpers],
  [showPaper.path, helpers],
  [enterPaper.path, helpers],
  [bringCodeToFamily.path, helpers],
  [listLetters.path, helpers],
  [answerLetter.path, helpers],
  [markLetterAnswered.path, helpers],
  [listWaitingCalls.path, helpers],
  [setOwnPhone.path, helpers],
  [callNow.path, helpers],
  [listTexts.path, editors],
  [showText.path, editors],
  [previewText.path, editors],
  [saveText.path, editors],
  [bringTextBack.path, editors],
  [listSiteRows.path, editors],
  [saveFaq.path, editors],
  [saveHelpline.path, editors],
  [saveMailbox.path, editors],
  [saveLink.path, editors],
  [saveStory.path, editors],
  [saveBanner.path, editors],
  [moveSiteRow.path, editors],
  [turnSiteRow.path, editors],
  [removeSiteRow.path, editors],
  [bringSiteRowBack.path, editors],
]);

/** Whether a call needs no second factor yet. */
export const isHalfway = (path: string): boolean => rights.get(path) === 'halfway';

/** The roles that may make a call: all of them where it needs none in particular. */
export function rolesFor(path: string): readonly StaffRole[] {
  const right = rights.get(path);
  return right === 'halfway' ? STAFF_ROLES : (right ?? []);
}

export const mayMake = (roles: readonly StaffRole[], path: string): boolean =>
  rolesFor(path).some((role) => roles.includes(role));
