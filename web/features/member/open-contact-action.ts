import { type ActionFunctionArgs, useActionData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { openContact } from '#contract/member.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { readSentForm } from '#web/forms/sent-form.ts';
import { saidIn } from '#web/i18n/sentence.ts';

/** The deed's name. */
export const CONTACT = 'contact';

export type Contact = ReturnedDraft<typeof openContact>;

interface OpenedContact extends FormResult {
  contact: Contact;
}

/** Opens the contact details: they are in no page before this button has been pressed. */
export async function openContactAction({ request, context }: ActionFunctionArgs): Promise<OpenedContact> {
  const { draft, typed } = await readSentForm(request, openContact.form.fields);
  const contact = await load(visitOf(context), openContact, draft);
  return {
    code: contact.code,
    message: saidIn(contact),
    errors: {},
    typed,
    goTo: '',
    needsLogin: false,
    deed: CONTACT,
    contact,
  };
}

/** The contact details that have just been opened. */
export const useOpenedContact = (): Contact | undefined => useActionData<Partial<OpenedContact>>()?.contact;
