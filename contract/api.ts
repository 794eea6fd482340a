import { showAddress, statesOfCountry, stepAddress, updateAddress } from './address.ts';
import { blockMember, hideMember, listAvoided, unblockMember, unhideMember } from './avoidance.ts';
import { blockPhoneNumber, listBlockedPhones, unblockPhoneNumber } from './blocked-phones.ts';
import type { Call } from './call.ts';
import { agreeToCardLink, endCardLinks, listCardLinks, makeCardLink, openCardLink } from './card-links.ts';
import { giveConsents, withdrawConsents } from './consents.ts';
import { addContact, showContacts } from './contact.ts';
import {
  askClaim,
  changeEmail,
  changePhone,
  claimPhone,
  confirmChange,
  confirmEmail,
  objectByLink,
  objectToClaim,
  sendChangeCode,
  showContactChanges,
  withdrawChange,
} from './contact-changes.ts';
import {
  listBanners,
  listFaqs,
  listPolicyChanges,
  listSocialLinks,
  listTestimonials,
  showContent,
  welcome,
  welcomeInEnglish,
} from './content.ts';
import { showDetails, stepPersonal, updateDetails } from './details.ts';
import { countSearched, findMember, listSearches, removeSearch, saveSearch, searchMembers } from './finding.ts';
import { showHaemoglobin, updateHaemoglobin } from './haemoglobin.ts';
import { showHealth, stepHealth, updateHealth } from './health.ts';
import {
  chooseReached,
  decideHealth,
  inviteHolder,
  leaveProfile,
  removeHolder,
  reserveAccepting,
  sayWhose,
  showHolders,
  switchProfile,
  takeBackAct,
  withdrawInvitation,
} from './holders.ts';
import {
  acceptIntroduction,
  declineIntroduction,
  endAcquaintance,
  listIntroductions,
  sendIntroduction,
  withdrawIntroduction,
} from './introductions.ts';
import { agreeToInvitation, lookAtInvitation, refuseInvitation } from './invitations.ts';
import { lineage } from './lineage.ts';
import { logIn, logOut } from './login.ts';
import { regCast, regOther, stateList } from './lookups.ts';
import { findMatches } from './matches.ts';
import { listOpenings, openContact, showCard, showMember } from './member.ts';
import { deleteProfile, showMyData } from './my-data.ts';
import { showNomination, updateNomination } from './nomination.ts';
import { listNotices } from './notices.ts';
import { agreeToPairCheck, showPairCheck, withdrawFromPairCheck } from './pair-check.ts';
import { askPaperClaim, claimPaper } from './paper-claim.ts';
import { biodataPaper, pairPaper, showBiodata, updateBiodata } from './papers.ts';
import { askReset, resetByCode, resetPassword, updatePassword } from './password.ts';
import { pauseProfile, resumeProfile, showPause } from './pause.ts';
import { removeHoroscope, showPersonal, updatePersonal } from './personal.ts';
import {
  addPhoto,
  choosePhotoAudience,
  orderPhotos,
  removePhoto,
  removePicture,
  showPhotos,
  updatePicture,
} from './picture.ts';
import { acknowledgeOpening, checkRegisteredPhone, checkSecurityKey } from './power-link.ts';
import { showProfile, updateProfile } from './profile.ts';
import { showReadings } from './readings.ts';
import { registerStep1, registerStep2 } from './registration.ts';
import { addReport, reportCardLink, reportMember, showReport } from './report.ts';
import { addToShortlist, listShortlist, removeFromShortlist } from './shortlist.ts';
import { showShowing, updateShowing } from './showing.ts';
import { appealSuspension, showSuspension } from './suspension.ts';
import { addBrowser, showTelling, stopLetters, updateTelling } from './telling.ts';
import { showToday } from './today.ts';
import { showTrustFigures } from './trust-figures.ts';
import { confirmCode, giveOwnPhone, sendCode, showVerification } from './verification.ts';
import { countWished, showWishes, updateWishes } from './wishes.ts';

/** The 28 calls of the specification's section 7, in its order. */
export const specifiedCalls: readonly Call[] = [
  welcomeInEnglish,
  welcome,
  checkSecurityKey,
  checkRegisteredPhone,
  logIn,
  registerStep1,
  registerStep2,
  regCast,
  regOther,
  stateList,
  showContacts,
  addContact,
  listFaqs,
  showProfile,
  updateProfile,
  showAddress,
  statesOfCountry,
  updateAddress,
  showPersonal,
  updatePersonal,
  showHealth,
  updateHealth,
  lineage.paternal.show,
  lineage.paternal.update,
  lineage.maternal.show,
  lineage.maternal.update,
  updatePicture,
  updatePassword,
];

/** Calls of our own. */
export const ownCalls: readonly Call[] = [
  addBrowser,
  stopLetters,
  logOut,
  showContent,
  listSocialLinks,
  listTestimonials,
  listBanners,
  listPolicyChanges,
  showTrustFigures,
  resetPassword,
  askReset,
  resetByCode,
  showMyData,
  deleteProfile,
  giveConsents,
  withdrawConsents,
  showNomination,
  updateNomination,
  showReadings,
  showSuspension,
  appealSuspension,
  removePicture,
  showPhotos,
  addPhoto,
  removePhoto,
  orderPhotos,
  choosePhotoAudience,
  removeHoroscope,
  acknowledgeOpening,
  showDetails,
  updateDetails,
  stepAddress,
  stepPersonal,
  stepHealth,
  lineage.paternal.step,
  lineage.maternal.step,
  showWishes,
  updateWishes,
  countWished,
  showShowing,
  updateShowing,
  findMatches,
  findMember,
  searchMembers,
  countSearched,
  saveSearch,
  removeSearch,
  listSearches,
  showMember,
  showCard,
  openContact,
  listOpenings,
  showBiodata,
  updateBiodata,
  biodataPaper,
  pairPaper,
  sendIntroduction,
  withdrawIntroduction,
  acceptIntroduction,
  declineIntroduction,
  endAcquaintance,
  listIntroductions,
  addToShortlist,
  removeFromShortlist,
  listShortlist,
  hideMember,
  unhideMember,
  blockMember,
  unblockMember,
  listAvoided,
  blockPhoneNumber,
  unblockPhoneNumber,
  listBlockedPhones,
  reportMember,
  reportCardLink,
  addReport,
  showReport,
  listCardLinks,
  makeCardLink,
  agreeToCardLink,
  endCardLinks,
  openCardLink,
  pauseProfile,
  resumeProfile,
  showPause,
  showToday,
  listNotices,
  showTelling,
  updateTelling,
  showHaemoglobin,
  updateHaemoglobin,
  showPairCheck,
  agreeToPairCheck,
  withdrawFromPairCheck,
  showVerification,
  sendCode,
  confirmCode,
  showHolders,
  sayWhose,
  inviteHolder,
  withdrawInvitation,
  removeHolder,
  leaveProfile,
  switchProfile,
  reserveAccepting,
  chooseReached,
  decideHealth,
  takeBackAct,
  lookAtInvitation,
  agreeToInvitation,
  refuseInvitation,
  askPaperClaim,
  claimPaper,
  giveOwnPhone,
  showContactChanges,
  changePhone,
  sendChangeCode,
  confirmChange,
  changeEmail,
  confirmEmail,
  objectByLink,
  withdrawChange,
  objectToClaim,
  askClaim,
  claimPhone,
];

export const api: readonly Call[] = [...specifiedCalls, ...ownCalls];
