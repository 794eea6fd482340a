import * as address from './address.ts';
import type { Call } from './call.ts';
import * as callMe from './call-me.ts';
import * as cardLinks from './card-links.ts';
import * as contact from './contact.ts';
import * as contactChanges from './contact-changes.ts';
import * as content from './content.ts';
import * as health from './health.ts';
import * as invitations from './invitations.ts';
import * as keptNames from './kept-names.ts';
import * as letters from './letters.ts';
import { lineage } from './lineage.ts';
import * as login from './login.ts';
import * as lookups from './lookups.ts';
import * as telling from './notification-settings.ts';
import * as ownProfile from './own-profile.ts';
import * as paperClaim from './paper-claim.ts';
import * as password from './password.ts';
import * as personal from './personal.ts';
import * as picture from './picture.ts';
import * as powerLink from './power-link.ts';
import * as profile from './profile.ts';
import * as registration from './registration.ts';
import * as report from './report.ts';
import { memberCalls } from './session-rights.ts';
import * as trustFigures from './trust-figures.ts';

/** The 28 calls of the specification's section 7, in the order of that section. */
export const specifiedCalls: readonly Call[] = [
  content.welcomeInEnglish,
  content.welcome,
  powerLink.checkSecurityKey,
  powerLink.checkRegisteredPhone,
  login.logIn,
  registration.registerStep1,
  registration.registerStep2,
  lookups.regCast,
  lookups.regOther,
  lookups.stateList,
  contact.showContacts,
  contact.addContact,
  content.listFaqs,
  ownProfile.showProfile,
  profile.updateProfile,
  address.showAddress,
  address.statesOfCountry,
  address.updateAddress,
  personal.showPersonal,
  personal.updatePersonal,
  health.showHealth,
  health.updateHealth,
  lineage.paternal.show,
  lineage.paternal.update,
  lineage.maternal.show,
  lineage.maternal.update,
  picture.updatePicture,
  password.updatePassword,
];

const isOurs = (call: Call): boolean => !specifiedCalls.includes(call);

/**
 * Our own calls, which are not in the specification: those that anybody may make, then those of members. `RIGHTS` in
 * `session-rights.ts` says who may make a member's call.
 */
export const ownCalls: readonly Call[] = [
  registration.openRegistration,
  callMe.askCall,
  letters.setLetters,
  telling.stopLetters,
  login.logOut,
  keptNames.showKeptNames,
  keptNames.logInByName,
  keptNames.dropKeptName,
  keptNames.clearBrowser,
  content.showContent,
  content.listSocialLinks,
  content.listTestimonials,
  content.listBanners,
  content.listPolicyChanges,
  content.showFormerPolicy,
  trustFigures.showTrustFigures,
  password.resetPassword,
  password.askReset,
  password.resetByCode,
  report.reportCardLink,
  report.addReport,
  report.showReport,
  cardLinks.openCardLink,
  invitations.lookAtInvitation,
  invitations.agreeToInvitation,
  invitations.refuseInvitation,
  paperClaim.askPaperClaim,
  paperClaim.claimPaper,
  contactChanges.confirmEmail,
  contactChanges.objectByLink,
  contactChanges.askClaim,
  contactChanges.claimPhone,
  ...memberCalls.filter(isOurs),
];

/** All calls for members and visitors. The calls of the office are in `staff/api.ts`. */
export const api: readonly Call[] = [...specifiedCalls, ...ownCalls];
