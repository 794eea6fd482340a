import { call } from './call.ts';
import { DISABILITIES, DISABILITY_AUDIENCES, DISABILITY_SINCE, YES_NO } from './choices.ts';
import { type FormErrors, form } from './form.ts';
import { choices } from './list-rule.ts';
import { ofMember } from './outcome.ts';
import { choice, readByOthers, requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, field, sentOnly } from './wire.ts';

/** So long each of the own words may be. */
export const DISABILITY_WORDS = 300;

const told = {
  kinds: field('kinds', 'row.kinds', choices(DISABILITIES)),
  since: field('since', 'row.since', choice(DISABILITY_SINCE)),
  helps: field('helps', 'row.helps', readByOthers(text(DISABILITY_WORDS))),
  words: field('words', 'row.words', readByOthers(text(DISABILITY_WORDS))),
};
const audience = field('audience', 'row.audience', requiredChoice(DISABILITY_AUDIENCES, 'chooseFromList'));

/**
 * What one tells of an own disability, and whom one would welcome: the candidate's alone where one has an account. `asked`: the family wrote it
 * before the candidate had an account, and nobody reads it until the candidate saves it.
 */
export const showDisability = call('showdisability', {
  access: 'member',
  saves: false,
  returned: {
    ...told,
    audience,
    state: fact('state', s.oneOf(['', 'asked', 'told'])),
    isWelcoming: fact('welcomes', s.boolean()),
  },
});

export const disabilityForm = form(
  {
    ...told,
    audience,
    /** That it is kept, and read by those who were chosen. */
    agrees: sentOnly('agrees', requiredChoice(['Yes'], 'disabilityConsentRequired')),
  },
  ({ kinds, words }): FormErrors =>
    kinds?.length === 0 && words?.trim() === '' ? { kinds: 'disabilityRequired' } : {},
);

/** Tells it, with the consent that goes with it; in the candidate's place while no candidate has an account. */
export const updateDisability = call('updatedisability', { ...ofMember, form: disabilityForm });

/** Takes the consent back: what was told is erased. */
export const eraseDisability = call('erasedisability', { saves: false, ...ofMember });

/** That a partner with a disability would be welcome, said to every member, or not said. */
export const chooseWelcome = call('updatewelcome', {
  ...ofMember,
  form: form({ isWelcoming: sentOnly('welcomes', requiredChoice(YES_NO, 'chooseFromList')) }),
});
