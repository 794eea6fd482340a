import { openContact } from '#contract/member.ts';
import { CONTACT } from '#web/fields/accepting.ts';
import { deeds } from '#web/forms/actions.ts';

/** The small form that opens an accepted family's contact details. */
export const contactDeeds = deeds({
  [CONTACT]: {
    call: openContact,
    action: async (args) => (await import('./open-contact-action.ts')).openContactAction(args),
  },
});
