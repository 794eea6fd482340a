import { call } from './call.ts';
import { form } from './form.ts';
import { helplinePhones } from './helpline.ts';
import { sentenceFacts } from './outcome.ts';
import { phone } from './phone.ts';
import { requiredEmail, requiredText } from './rules.ts';
import * as s from './shape.ts';
import { fact, list, sentOnly } from './wire.ts';

/** One e-mail address of the office on the contact page, with its name in both languages. */
export interface HelplineEmail {
  id: number;
  emoji: string;
  name: string;
  nameBn: string;
  email: string;
}

/** Returns the phones and e-mail addresses of the contact page. A real site leaves out placeholders. */
export const showContacts = call('contact', {
  method: 'GET',
  returned: {
    phones: helplinePhones('obj'),
    emails: list<HelplineEmail>('obj2', { id: 'id', emoji: 'emoji', name: 'name', nameBn: 'name_bn', email: 'email' }),
  },
});

/** Maximum number of characters of a contact message. */
const MESSAGE_LIMIT = 5000;

/** The form of the contact page. */
export const contactForm = form({
  name: sentOnly('name', requiredText('contactNameRequired')),
  email: sentOnly('email', requiredEmail('contactEmailRequired')),
  phone: sentOnly('phone', phone('contactPhoneRequired')),
  subject: sentOnly('subject', requiredText('subjectRequired')),
  content: sentOnly('content', requiredText('messageRequired', MESSAGE_LIMIT)),
});

/**
 * Stores a contact message. `confirmation` is the specification's sendmsg; `reference` is ours, for later questions
 * about the message.
 */
export const addContact = call('addcontact', {
  form: contactForm,
  returned: {
    ...sentenceFacts,
    confirmation: fact('sendmsg', s.string()),
    colour: fact('msgcolor', s.string()),
    reference: fact('reference', s.string()),
  },
  refused: { msgcolor: 'red', sendmsg: '' },
});
