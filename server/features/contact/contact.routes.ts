import { addContact, showContacts } from '#contract/contact.ts';
import { saying } from '#contract/saying.ts';
import { isPlaceholderEmail, isPlaceholderPhone } from '#server/content/placeholders.ts';
import { answer } from '#server/door/answer.ts';
import { addressKey } from '#server/door/limits.ts';
import { told } from '#server/door/outcome.ts';
import { makeReference } from '#server/door/reference.ts';
import { isTrial } from '#server/is-trial.ts';
import type { Services } from '#server/services.ts';
import { say } from '#words/say.ts';
import { insertMessage, loadEmails, loadPhones } from './contact.queries.ts';

export function contactRoutes(services: Services): void {
  const { config, db, limits } = services;
  const showsAll = isTrial(config);

  answer(services, showContacts, async () => {
    const phones = (await loadPhones(db)).filter((line) => showsAll || !isPlaceholderPhone(line));
    const emails = (await loadEmails(db)).filter((line) => showsAll || !isPlaceholderEmail(line));
    return {
      phones: phones.map(({ name_bn, phone_code, ...line }) => ({ ...line, nameBn: name_bn, phoneCode: phone_code })),
      emails: emails.map(({ name_bn, ...line }) => ({ ...line, nameBn: name_bn })),
    };
  });

  answer(services, addContact, async ({ values, request }) => {
    await limits.take('contactByAddress', addressKey(request.ip));
    let reference = makeReference();
    while (!(await insertMessage(db, { ...values, reference }))) reference = makeReference();
    return {
      ...told('contactSaved'),
      confirmation: say(saying('contactReference', { reference }), 'en'),
      colour: 'green',
      reference,
    };
  });
}
