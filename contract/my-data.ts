import { call } from './call.ts';
import type { Language } from './choices.ts';
import { form } from './form.ts';
import { ofMember, outcomeFacts } from './outcome.ts';
import { password } from './rules.ts';
import * as s from './shape.ts';
import { fact, list, sentOnly } from './wire.ts';

/** Where a member downloads everything that is stored of them: a zip, for a fresh login alone. */
export const MY_DATA_ADDRESS = '/files/my-data.zip';

/** By whose account: one's own, that of the bride or groom, another's who looks after the profile, one that does no more; `''`: of before, or on paper. */
export const GIVERS = ['me', 'candidate', 'guardian', 'family', 'former', ''] as const;

/** Ours: what the member has agreed to, in which words and language, and until when. Times are ISO; `''` is never. */
export interface Consent {
  kind: string;
  /** The other member, where it was for a pair. */
  about: string;
  textVersion: string;
  language: Language;
  givenAt: string;
  withdrawnAt: string;
  by: (typeof GIVERS)[number];
  /** How the phone of that account ended. */
  phoneEnd: string;
}

export const showMyData = call('showmydata', {
  access: 'member',
  returned: {
    /** Whether this account has ticked the boxes of the registration, and taken none back. */
    hasAgreed: fact('agreed', s.boolean()),
    /** To the bride or groom: whether everybody reads the story of their wedding. */
    isStoryShown: fact('story_shown', s.boolean()),
    consents: list<Consent>('consents', {
      kind: 'kind',
      about: 'about',
      textVersion: 'version',
      language: 'lang',
      givenAt: 'given_at',
      withdrawnAt: 'withdrawn_at',
      by: 'by',
      phoneEnd: 'phone_end',
    }),
  },
});

export const deleteProfileForm = form({ password: sentOnly('password', password('yourPasswordRequired')) });

/** Ours: hides the profile at once and removes it after seven days, unless the member logs in and keeps it. */
export const deleteProfile = call('deleteprofile', {
  saves: false,
  ...ofMember,
  form: deleteProfileForm,
  returned: {
    ...outcomeFacts,
    reference: fact('reference', s.optional(s.string())),
    dueAt: fact('due_at', s.optional(s.string())),
  },
});
