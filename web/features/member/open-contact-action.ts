import type { ActionFunctionArgs } from 'react-router';
import { openContact } from '#contract/member.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { CONTACT } from '#web/fields/accepting.ts';
import { readSentForm } from '#web/forms/sent-form.ts';
import { messageIn } from '#web/i18n/message.ts';
import type { OpenedContact } from './opened-contact.ts';

/** Opens an accepted family's contact details. No page contains them before this button has been pressed. */
export async function openContactAction({ request, context }: ActionFunctionArgs): Promise<OpenedContact> {
  const { draft, typed } = await readSentForm(request, openContact.form.fields);
  const contact = await load(visitOf(context), openContact, draft);
  return {
    code: contact.code,
    message: messageIn(contact),
    errors: {},
    typed,
    goTo: '',
    needsLogin: false,
    deed: CONTACT,
    contact,
  };
}
