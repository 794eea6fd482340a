import { openContact } from '#contract/member.ts';
import { deeds } from '#web/forms/deeds.ts';
import { CONTACT, openContactAction } from './open-contact-action.ts';

export const contactDeeds = deeds({ [CONTACT]: { call: openContact, action: openContactAction } });
