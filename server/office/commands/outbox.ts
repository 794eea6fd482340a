import { LANGUAGES } from '#contract/languages.ts';
import { retryFailed } from '#server/notices/deliveries.queries.ts';
import { listFailed, listQueues } from '#server/office/outbox.queries.ts';
import { countParts, registeredText, SMS, type SmsTemplate } from '#words/sms.ts';
import type { Command } from './command.ts';

/** Commands about messages that wait to be sent: `npm run office -- outbox`. */
export const outboxCommands: Command[] = [
  {
    name: 'outbox failed',
    usage: '',
    about: 'What could not be sent within thirty days, and why',
    run: async ({ db }) => ({ rows: await listFailed(db) }),
  },
  {
    name: 'outbox retry',
    usage: '',
    about: 'Tries once more what was given up and is still worth sending',
    async run({ db }) {
      const count = await retryFailed(db);
      return { note: `${count} wait to be sent again.`, subjects: [{ subject: 'outbox' }] };
    },
  },
  {
    name: 'outbox',
    usage: '',
    about: 'How much waits to be sent, by queue',
    run: async ({ db }) => ({ rows: await listQueues(db) }),
  },
];

const templates = Object.keys(SMS).filter((name): name is SmsTemplate => name in SMS);

/** Commands about the texts of SMS: `npm run office -- sms-templates`. */
export const smsTemplateCommands: Command[] = [
  {
    name: 'sms-templates',
    usage: '',
    about: 'The texts of SMS as they are to be registered with the operators (DLT)',
    async run({ siteUrl }) {
      const site = new URL(siteUrl).host;
      const texts = templates.flatMap((name) =>
        LANGUAGES.map((language) => {
          const text = registeredText(name, language, site);
          const { alphabet, parts } = countParts(text);
          return [`${name} ${language}`, `${alphabet}, parts: ${parts}\n${text}`] as const;
        }),
      );
      return { record: Object.fromEntries(texts) };
    },
  },
];
