import { showAddress, statesOfCountry, updateAddress } from './address.ts';
import { blockMember, hideMember, listAvoided, unblockMember, unhideMember } from './avoidance.ts';
import type { Call } from './call.ts';
import { addContact, showContacts } from './contact.ts';
import { listFaqs, listSocialLinks, listTestimonials, showContent, welcome, welcomeInEnglish } from './content.ts';
import { showDetails, updateDetails } from './details.ts';
import { showHaemoglobin, updateHaemoglobin } from './haemoglobin.ts';
import { showHealth, updateHealth } from './health.ts';
import {
  acceptIntroduction,
  declineIntroduction,
  endAcquaintance,
  listIntroductions,
  sendIntroduction,
  withdrawIntroduction,
} from './introductions.ts';
import { lineage } from './lineage.ts';
import { logIn, logOut } from './login.ts';
import { regCast, regOther, stateList } from './lookups.ts';
import { findMatches } from './matches.ts';
import { listOpenings, openContact, showMember } from './member.ts';
import { deleteProfile, showMyData } from './my-data.ts';
import { agreeToPairCheck, showPairCheck, withdrawFromPairCheck } from './pair-check.ts';
import { resetPassword, updatePassword } from './password.ts';
import { pauseProfile, resumeProfile, showPause } from './pause.ts';
import { removeHoroscope, showPersonal, updatePersonal } from './personal.ts';
import { removePicture, updatePicture } from './picture.ts';
import { acknowledgeOpening, checkRegisteredPhone, checkSecurityKey } from './power-link.ts';
import { showProfile, updateProfile } from './profile.ts';
import { registerStep1, registerStep2 } from './registration.ts';
import { reportMember } from './report.ts';
import { addToShortlist, listShortlist, removeFromShortlist } from './shortlist.ts';
import { showShowing, updateShowing } from './showing.ts';
import { showToday } from './today.ts';
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
  logOut,
  showContent,
  listSocialLinks,
  listTestimonials,
  resetPassword,
  showMyData,
  deleteProfile,
  removePicture,
  removeHoroscope,
  acknowledgeOpening,
  showDetails,
  updateDetails,
  showWishes,
  updateWishes,
  countWished,
  showShowing,
  updateShowing,
  findMatches,
  showMember,
  openContact,
  listOpenings,
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
  reportMember,
  pauseProfile,
  resumeProfile,
  showPause,
  showToday,
  showHaemoglobin,
  updateHaemoglobin,
  showPairCheck,
  agreeToPairCheck,
  withdrawFromPairCheck,
];

export const api: readonly Call[] = [...specifiedCalls, ...ownCalls];
