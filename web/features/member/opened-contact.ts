import { useActionData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { openContact } from '#contract/member.ts';
import type { FormResult } from '#web/forms/form-action.ts';

/** The contact details of an accepted family, with the outcome of opening them. */
export type Contact = ReturnedDraft<typeof openContact>;

/** The result of opening an accepted family's contact details. */
export interface OpenedContact extends FormResult {
  contact: Contact;
}

/** Returns the contact details that have just been opened; undefined if none have. */
export const useOpenedContact = (): Contact | undefined => useActionData<Partial<OpenedContact>>()?.contact;
