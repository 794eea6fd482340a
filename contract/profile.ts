import * as z from 'zod/mini';
import { call } from './call.ts';
import { GENDERS } from './choices.ts';
import { form } from './form.ts';
import { messages } from './messages.ts';
import { outcomeFacts, refusedOutcome } from './outcome.ts';
import { email, phone, requiredChoice, requiredText } from './rules.ts';
import { fact, field } from './wire.ts';

export const profileForm = form({
  name: field('name', 'name', requiredText(messages.nameRequired)),
  email: field('email', 'email', email(messages.emailRequired)),
  gender: field('gender', 'gender', requiredChoice(GENDERS, messages.selectGender)),
  phone: field('phone', 'phone', phone(messages.phoneNumberRequired)),
});

export const showProfile = call('showprofile', {
  access: 'member',
  returned: {
    ...profileForm.fields,
    picture: fact('pic', z.string()),
    profileId: fact('profile_id', z.string()),
    /** Ours: whether step 2 of the registration is done. */
    isRegistered: fact('registered', z.boolean()),
    /** Ours: whether this session came through the Power Link and may do less. */
    isRestricted: fact('restricted', z.boolean()),
    /** Ours: when the account was opened through the Power Link, until the member acknowledges it; ISO time or ''. */
    powerLinkOpenedAt: fact('powerlink_opened_at', z.string()),
  },
});

/** Name and gender change; the phone never, the e-mail only where none is stored. */
export const updateProfile = call('updatedashboard', {
  access: 'member',
  form: profileForm,
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
