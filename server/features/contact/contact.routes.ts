import { addContact, showContacts } from '#contract/contact.ts';
import { messageId } from '#contract/message.ts';
import { listContacts } from '#server/domain/content/contents.queries.ts';
import { isPlaceholderEmail } from '#server/domain/content/placeholders.ts';
import { shownPhones } from '#server/domain/content/shown-phones.ts';
import { sendMessage } from '#server/domain/messages/send-message.ts';
import { registerPublicCall } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { messageFields } from '#server/http/outcome.ts';
import { isTrial } from '#server/is-trial.ts';
import type { Services } from '#server/services.ts';
import { messageText } from '#words/message.ts';

/** Registers the calls of the contact page: the office's phones and e-mails, and a message to the office. */
export function contactRoutes(services: Services): void {
  const { config, db, recent, limits } = services;
  const showsAll = isTrial(config);

  registerPublicCall(services, showContacts, async () => {
    const { phones, emails } = await recent(listContacts);
    return {
      phones: shownPhones(phones, showsAll),
      emails: emails
        .filter((line) => showsAll || !isPlaceholderEmail(line))
        .map(({ name_bn, ...line }) => ({ ...line, nameBn: name_bn })),
    };
  });

  registerPublicCall(services, addContact, async ({ values, request }) => {
    await limits.take('contactByAddress', addressKey(request.ip));
    const reference = await sendMessage(db, values);
    return {
      ...messageFields('contactSaved'),
      confirmation: messageText(messageId('contactReference', { reference }), 'en'),
      colour: 'green',
      reference,
    };
  });
}
