import { addContact, showContacts } from '#contract/contact.ts';
import { messages } from '#contract/messages.ts';
import { answer } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { makeReference } from '#server/http/reference.ts';
import type { Services } from '#server/services.ts';
import { insertMessage, loadEmails, loadPhones } from './contact.queries.ts';

export function contactRoutes(services: Services): void {
  const { db, limits } = services;

  answer(services, showContacts, async () => ({ phones: await loadPhones(db), emails: await loadEmails(db) }));

  answer(services, addContact, async ({ values, request }) => {
    await limits.take('contactByAddress', addressKey(request.ip));
    let reference = makeReference();
    while (!(await insertMessage(db, { ...values, reference }))) reference = makeReference();
    return {
      message: messages.contactSaved,
      confirmation: `${messages.contactReference}: ${reference}`,
      colour: 'green',
      reference,
    };
  });
}
