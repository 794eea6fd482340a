import type { ConsentKind } from './agreed-words.ts';
import { call } from './call.ts';
import { type FormErrors, form } from './form.ts';
import { ofMember } from './outcome.ts';
import { tick } from './rules.ts';
import { sentOnly } from './wire.ts';

/** Consents of a visitor who registers, one box each. A profile is shown only while all of them are given. */
export const AT_REGISTRATION = ['registration', 'marriageOnly', 'truthful'] as const satisfies ConsentKind[];

/** Consents that each account gives for itself. Every other consent is given once for the profile. */
const BY_ACCOUNT: ReadonlySet<string> = new Set<ConsentKind>([...AT_REGISTRATION, 'health']);
/** Whether each account gives this consent for itself. */
export const isByAccount = (kind: string): boolean => BY_ACCOUNT.has(kind);

/** The boxes for the consents. None is ticked in advance. */
export const consentBoxes = {
  registration: sentOnly('agreed', tick),
  marriageOnly: sentOnly('marriageonly', tick),
  truthful: sentOnly('truthful', tick),
};

/** The sentence for each box of the registration that is not ticked. */
const UNTICKED = {
  registration: 'agreeToNotice',
  marriageOnly: 'declareMarriage',
  truthful: 'declareTrue',
} as const;

/** Returns a sentence for each box that is not ticked. */
export const untickedErrors = (ticked: Partial<Record<(typeof AT_REGISTRATION)[number], string>>): FormErrors =>
  Object.fromEntries(AT_REGISTRATION.flatMap((box) => (ticked[box] === 'Yes' ? [] : [[box, UNTICKED[box]]])));

/** Ours: gives the consents of the registration later. */
export const giveConsents = call('giveconsents', { ...ofMember, form: form(consentBoxes, untickedErrors) });

/**
 * Ours: withdraws all the account's own registration consents at once. The profile is then shown to nobody, unless it
 * rests on another account's consents: the candidate's if the candidate has an account, else any holder's.
 */
export const withdrawConsents = call('withdrawconsents', ofMember);

/**
 * Ours: consents to the storage of health answers. Our own forms accept no such answers before this consent; the
 * specified calls do.
 */
export const giveHealthConsent = call('givehealthconsent', ofMember);

/** Ours: withdraws the consent for health answers and erases the data that rests on it. */
export const withdrawHealthConsent = call('withdrawhealthconsent', ofMember);
