import { pageRefusals } from './page-refusals.ts';

/** Sentences for a request of any kind that is refused or cannot be answered. */
export const refusals = {
  ...pageRefusals,
  notLoggedIn: 'Please log in first',
  recordRequired: 'The form does not say whose profile it is for. Please open the page again.',
  loginAgain: 'Please log in again before you change this',
  powerLinkMayNot:
    'This is not possible when the account was opened through the Power Link. Please log in with your password.',
  closedAfterReset:
    'A new password was set. To keep strangers out, this stays closed for three days, unless you show through your e-mail that it was you.',
  notYours: 'This profile is not yours',
  otherIsOpen: 'Another of your profiles is open in this browser. Please open the page again.',
  drawnForAnother:
    'Since this page was opened, somebody else has logged in on this browser. Nothing was saved, and what you typed is still here. Please log in again as yourself in another tab, then save here once more.',
  drawnForOther:
    'This page belongs to another of your profiles, not to the one that is open now. Nothing was saved, and what you typed is still here. Please open that profile again in another tab, then save here once more.',
  agreeFirst:
    'Others in your family have agreed to what we keep here, and you have not yet. Please read the text and agree on the page “What We Agreed To”; until then you cannot see other families.',
  healthConsentFirst:
    'We keep nothing about health before you agree. Please read what it is for, and agree, on the page “Health Details”.',
  candidateAlone: 'This is for the bride or groom alone',
  staffOnly: 'This is only for our office staff',
  foreignSite: 'This form came from another site. Please open our own page and try again.',
  tooLarge: 'This is too large to send',
  tooMany: 'Too many attempts. Please wait a while and try again.',
  phonesTakenTooOften:
    'Several numbers that are registered already were tried here. Please call our office, whose number is on this page, or try again tomorrow.',
  busy: 'Many families are here just now. Please try again in a moment.',
  diskFull: 'We cannot save anything new just now. Please try again later; everything you saved before is safe.',
  stopping: 'The site is being restarted. Please try again in a moment.',
  unavailable: 'We cannot reach our records just now. Please try again in a minute.',
} as const;
