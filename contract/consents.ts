import type { ConsentKind } from './agreed-words.ts';
import { call } from './call.ts';
import { type FormErrors, form } from './form.ts';
import { ofMember } from './outcome.ts';
import { tick } from './rules.ts';
import { sentOnly } from './wire.ts';

/** What a visitor who registers agrees to, one box for each; a profile is shown only once all of them stand. */
export const AT_REGISTRATION = ['registration', 'marriageOnly', 'truthful'] as const satisfies ConsentKind[];

/** What each account agrees to for itself; of all else the profile has one consent. */
const BY_ACCOUNT: ReadonlySet<string> = new Set<ConsentKind>([...AT_REGISTRATION, 'health']);
export const isByAccount = (kind: string): boolean => BY_ACCOUNT.has(kind);

/** The boxes: none is ticked beforehand. */
export const consentBoxes = {
  registration: sentOnly('agreed', tick),
  marriageOnly: sentOnly('marriageonly', tick),
  truthful: sentOnly('truthful', tick),
};

const UNTICKED = {
  registration: 'agreeToNotice',
  marriageOnly: 'declareMarriage',
  truthful: 'declareTrue',
} as const;

/** A sentence for each box that is not ticked. */
export const untickedErrors = (ticked: Partial<Record<(typeof AT_REGISTRATION)[number], string>>): FormErrors =>
  Object.fromEntries(AT_REGISTRATION.flatMap((box) => (ticked[box] === 'Yes' ? [] : [[box, UNTICKED[box]]])));

/** Ours: ticks the boxes of the registration afterwards. */
export const giveConsents = call('giveconsents', { ...ofMember, form: form(consentBoxes, untickedErrors) });

/**
 * Ours: takes one's own back, all at once. The profile is then shown to nobody, unless it rests on another's: on the candidate's where one has
 * an account, else on that of anybody who looks after it.
 */
export const withdrawConsents = call('withdrawconsents', ofMember);

/** Ours: agrees that answers about health are kept. Our forms take none before; the specified calls do. */
export const giveHealthConsent = call('givehealthconsent', ofMember);

/** Ours: takes that back; what rests on it is erased. */
export const withdrawHealthConsent = call('withdrawhealthconsent', ofMember);
