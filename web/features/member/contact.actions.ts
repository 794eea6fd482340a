import { openContact } from '#contract/member.ts';
import { deeds } from '#web/forms/actions.ts';
import { CONTACT } from './opened-contact.ts';

export const contactDeeds = deeds({
  [CONTACT]: {
    call: openContact,
    action: async (args) => (await import('./open-contact-action.ts')).openContactAction(args),
  },
});
