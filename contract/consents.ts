import type { ConsentKind } from './agreed-words.ts';
import { call } from './call.ts';
import { type FormErrors, form } from './form.ts';
import { ofMember } from './outcome.ts';
import { tick } from './rules.ts';
import { sentOnly } from './wire.ts';

/** What whoever registers agrees to, one box for each; a profile is shown only once all of them stand. */
export const AT_REGISTRATION = ['registration', 'marriageOnly', 'truthful'] as const satisfies ConsentKind[];

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

/** Ours: takes them back, all at once; the profile is then shown to nobody. */
export const withdrawConsents = call('withdrawconsents', ofMember);
