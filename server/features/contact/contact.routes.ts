import { addContact, showContacts } from '#contract/contact.ts';
import { saying } from '#contract/saying.ts';
import { listContacts } from '#server/domain/content/contacts.queries.ts';
import { isPlaceholderEmail } from '#server/domain/content/placeholders.ts';
import { shownPhones } from '#server/domain/content/shown-phones.ts';
import { sendMessage } from '#server/domain/messages/send-message.ts';
import { answer } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { told } from '#server/http/outcome.ts';
import { isTrial } from '#server/is-trial.ts';
import type { Services } from '#server/services.ts';
import { say } from '#words/say.ts';

export function contactRoutes(services: Services): void {
  const { config, db, recent, limits } = services;
  const showsAll = isTrial(config);

  answer(services, showContacts, async () => {
    const { phones, emails } = await recent(listContacts);
    return {
      phones: shownPhones(phones, showsAll),
      emails: emails
        .filter((line) => showsAll || !isPlaceholderEmail(line))
        .map(({ name_bn, ...line }) => ({ ...line, nameBn: name_bn })),
    };
  });

  answer(services, addContact, async ({ values, request }) => {
    await limits.take('contactByAddress', addressKey(request.ip));
    const reference = await sendMessage(db, values);
    return {
      ...told('contactSaved'),
      confirmation: say(saying('contactReference', { reference }), 'en'),
      colour: 'green',
      reference,
    };
  });
}
