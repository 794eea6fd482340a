import { call } from './call.ts';
import type { Language } from './choices.ts';
import { form } from './form.ts';
import { ofMember, outcomeFacts } from './outcome.ts';
import { password } from './rules.ts';
import * as s from './shape.ts';
import { fact, list, sentOnly } from './wire.ts';

/** Where a member downloads all data stored about them: a zip. It requires a fresh login. */
export const MY_DATA_ADDRESS = '/files/my-data.zip';

/**
 * Whose account gave a consent: the reader's own, the bride's or groom's, another holder's, a former holder's. `''`:
 * from earlier times, or on paper.
 */
export const GIVERS = ['me', 'candidate', 'guardian', 'family', 'former', ''] as const;

/** Ours: one consent of the member: its words, language and period. Times are ISO; `''` means never. */
export interface Consent {
  kind: string;
  /** The other member, if the consent was for a pair. */
  about: string;
  textVersion: string;
  language: Language;
  givenAt: string;
  withdrawnAt: string;
  /** Whose account gave the consent (`GIVERS`). */
  by: (typeof GIVERS)[number];
  /** The last digits of that account's phone. */
  phoneEnd: string;
}

/** Ours: lists the consents that this account may read, and whether its own are complete. */
export const showMyData = call('showmydata', {
  access: 'member',
  returned: {
    /** Whether this account has given all consents of the registration and withdrawn none. */
    hasAgreed: fact('agreed', s.boolean()),
    /** For the bride or groom: whether their wedding story is public. */
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

/** Ours: hides the profile at once and removes it after `KEPT.deletion`, unless the member logs in and keeps it. */
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
