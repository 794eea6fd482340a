import type { Answers } from './answers.ts';
import { call } from './call.ts';
import { GENDERS } from './choices.ts';
import { type FormErrors, form } from './form.ts';
import { ofMember } from './outcome.ts';
import { phone } from './phone.ts';
import { emailText, isEmail, readByOthers, requiredChoice, requiredText, text } from './rules.ts';
import { field, type Values } from './wire.ts';

export const profileForm = form(
  {
    name: field('name', 'name', readByOthers(requiredText('nameRequired'))),
    /** Ours: the same name in the other script; that it is the same is seen by its sound, which the server alone reads. */
    nameSpelled: field('namespelled', 'namespelled', text()),
    email: field('email', 'email', emailText),
    gender: field('gender', 'gender', requiredChoice(GENDERS, 'selectGender')),
    phone: field('phone', 'phone', phone('phoneNumberRequired')),
  },
  // Registration takes any text for an e-mail (spec 5), and it must not lock the form afterwards.
  ({ email = '' }, stored): FormErrors =>
    email === '' || email === stored.email || isEmail(email) ? {} : { email: 'emailRequired' },
);

/** What the product knows of each that is the profile's; e-mail and phone are the account's. */
export const profileAnswers = {
  name: { column: 'name', kind: 'text', layer: 'accepted', as: 'family.fullName', isWatched: true, isRequired: true },
  nameSpelled: {
    column: 'name_spelled',
    kind: 'text',
    layer: 'accepted',
    as: 'family.fullNameSpelled',
    goesWith: 'name',
    isSpare: true,
  },
  gender: {
    column: 'gender',
    kind: 'choice',
    of: GENDERS,
    layer: 'members',
    as: null,
    isCompared: true,
    isWatched: true,
    isRequired: true,
  },
} as const satisfies Answers<Omit<Values<typeof profileForm.fields>, 'email' | 'phone'>>;

/** Name and gender change; the phone never, the e-mail only where no address is stored. */
export const updateProfile = call('updatedashboard', {
  ...ofMember,
  form: profileForm,
  handsOver: { what: 'account', tells: 'emailChanged', onlyWith: 'email' },
});
