import { call } from './call.ts';
import { DISABILITIES, DISABILITY_AUDIENCES, DISABILITY_SINCE, YES_NO } from './choices.ts';
import { type FormErrors, form } from './form.ts';
import { choices } from './list-rule.ts';
import { ofMember } from './outcome.ts';
import { choice, readByOthers, requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, field, sentOnly } from './wire.ts';

/** At most this many characters for each text in the member's own words. */
export const DISABILITY_WORDS = 300;

const toldFields = {
  kinds: field('kinds', 'row.kinds', choices(DISABILITIES)),
  since: field('since', 'row.since', choice(DISABILITY_SINCE)),
  helps: field('helps', 'row.helps', readByOthers(text(DISABILITY_WORDS))),
  words: field('words', 'row.words', readByOthers(text(DISABILITY_WORDS))),
};
const audience = field('audience', 'row.audience', requiredChoice(DISABILITY_AUDIENCES, 'chooseFromList'));

/**
 * Returns what a member tells about an own disability and which disabilities are welcome in a partner. Only for the
 * candidate if the candidate has an account. `asked`: the family wrote it before the candidate had an account; nobody
 * reads it until the candidate saves it.
 */
export const showDisability = call('showdisability', {
  access: 'member',
  saves: false,
  returned: {
    ...toldFields,
    audience,
    state: fact('state', s.oneOf(['', 'asked', 'told'])),
    isWelcoming: fact('welcomes', s.boolean()),
  },
});

/** The form about an own disability. A kind or own words are required. */
export const disabilityForm = form(
  {
    ...toldFields,
    audience,
    /** Consent that the answer is stored and read by the chosen audience. */
    agrees: sentOnly('agrees', requiredChoice(['Yes'], 'disabilityConsentRequired')),
  },
  ({ kinds, words }): FormErrors =>
    kinds?.length === 0 && words?.trim() === '' ? { kinds: 'disabilityRequired' } : {},
);

/** Saves the disability together with its consent. A holder may do this while no candidate has an account. */
export const updateDisability = call('updatedisability', { ...ofMember, form: disabilityForm });

/** Withdraws the consent and erases what was told. */
export const eraseDisability = call('erasedisability', { saves: false, ...ofMember });

/** Sets whether every member reads that a partner with a disability would be welcome. */
export const chooseWelcome = call('updatewelcome', {
  ...ofMember,
  form: form({ isWelcoming: sentOnly('welcomes', requiredChoice(YES_NO, 'chooseFromList')) }),
});
