import type { Answers } from './answers.ts';
import { call } from './call.ts';
import { GENDERS } from './choices.ts';
import { type FormErrors, form } from './form.ts';
import { ofMember } from './outcome.ts';
import { phone } from './phone.ts';
import { emailText, isEmail, readByOthers, requiredChoice, requiredText, text } from './rules.ts';
import { field, type Values } from './wire.ts';

/** The form of the basic information: name, gender, e-mail and phone. */
export const profileForm = form(
  {
    name: field('name', 'name', readByOthers(requiredText('nameRequired'))),
    /** Ours: the same name in the other script. The server checks by its sound that it is the same name. */
    nameSpelled: field('namespelled', 'namespelled', text()),
    email: field('email', 'email', emailText),
    gender: field('gender', 'gender', requiredChoice(GENDERS, 'selectGender')),
    phone: field('phone', 'phone', phone('phoneNumberRequired')),
  },
  // Registration accepts any text as e-mail (spec 5). A stored e-mail must not block this form.
  ({ email = '' }, stored): FormErrors =>
    email === '' || email === stored.email || isEmail(email) ? {} : { email: 'emailRequired' },
);

/** Metadata of the answers that belong to the profile. E-mail and phone belong to the account. */
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

/** Changes name and gender. The phone never changes here; the e-mail only if no address is stored. */
export const updateProfile = call('updatedashboard', {
  ...ofMember,
  form: profileForm,
  handsOver: { what: 'account', tells: 'emailChanged', onlyWith: 'email' },
});
