import { pageRefusals } from './page-refusals.ts';

/** What is said when a request is not granted or cannot be answered, whatever it asked for. */
export const refusals = {
  ...pageRefusals,
  notLoggedIn: 'Please log in first',
  recordRequired: 'The form does not say whose record it means. Please open the page again.',
  loginAgain: 'Please log in again before you change this',
  powerLinkMayNot:
    'This is not possible when the account was opened through the Power Link. Please log in with your password.',
  closedAfterReset:
    'Your password was set anew. For three days this stays closed, so that no stranger opens it, unless you prove by your e-mail that it was you.',
  notYours: 'This profile is not yours',
  otherIsOpen: 'Another profile of yours is open in this browser. Please open the page again.',
  drawnForAnother:
    'Since this page was opened, somebody else has logged in in this browser. Nothing was saved, and what you typed is still here. Please log in again as yourself in another tab, then save here once more.',
  drawnForOther:
    'This page belongs to another profile of yours than the one that is open now. Nothing was saved, and what you typed is still here. Please open that profile again in another tab, then save here once more.',
  agreeFirst:
    'Others of your family have agreed to what is kept here, and you have not. Please read it and agree on the page “What We Agreed To”; other families are closed to you until then.',
  healthConsentFirst:
    'Nothing about health is kept before you agree to it. Please read what it is for, and agree, on the page “Health Details”.',
  candidateAlone: 'This is for the bride or groom alone',
  staffOnly: 'This is for the people of the office alone',
  foreignSite: 'This form came from another site. Please open our own page and try again.',
  tooLarge: 'This is too large to send',
  tooMany: 'Too many attempts. Please wait a while and try again.',
  phonesTakenTooOften:
    'Several numbers that are registered already were tried here. Please call our office, whose number is on this page, or try again tomorrow.',
  busy: 'Many families are here just now. Please try again in a moment.',
  diskFull: 'We cannot keep anything new just now. Please try again later; everything you saved before is safe.',
  stopping: 'The site is being restarted. Please try again in a moment.',
  unavailable: 'We cannot reach our records just now. Please try again in a minute.',
} as const;
