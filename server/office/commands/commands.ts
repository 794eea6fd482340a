import type { Command } from './command.ts';

type Load = () => Promise<readonly Command[]>;

// Each group is loaded on demand: most uses need neither the matching engine nor the HTML sanitiser.
const groups: Readonly<Record<string, Load>> = {
  placeholders: async () => (await import('./placeholders.ts')).placeholderCommands,
  approvals: async () => (await import('./approvals.ts')).approvalCommands,
  messages: async () => (await import('./messages.ts')).messageCommands,
  reports: async () => (await import('./reports.ts')).reportCommands,
  breaches: async () => (await import('./breaches.ts')).breachCommands,
  content: async () => (await import('./content.ts')).contentCommands,
  faqs: async () => (await import('./faqs.ts')).faqCommands,
  contacts: async () => (await import('./contacts.ts')).contactCommands,
  'social-links': async () => (await import('./social-links.ts')).socialLinkCommands,
  members: async () => [
    ...(await import('./members.ts')).memberCommands,
    ...(await import('./member-contacts.ts')).memberContactCommands,
  ],
  candidates: async () => (await import('./holders.ts')).candidateCommands,
  accounts: async () => (await import('./holders.ts')).accountCommands,
  staff: async () => (await import('./staff.ts')).staffCommands,
  names: async () => (await import('./names.ts')).nameCommands,
  badges: async () => (await import('./badges.ts')).badgeCommands,
  'reset-password': async () => (await import('./reset-password.ts')).resetCommands,
  'power-link': async () => (await import('./records.ts')).powerLinkCommands,
  calls: async () => (await import('./calls.ts')).callCommands,
  codes: async () => (await import('./calls.ts')).codeCommands,
  outbox: async () => (await import('./outbox.ts')).outboxCommands,
  'sms-templates': async () => (await import('./outbox.ts')).smsTemplateCommands,
  audit: async () => (await import('./records.ts')).auditCommands,
};

/** Loads the commands that begin with this word; an empty list if there are none. */
export async function loadGroup(word: string): Promise<readonly Command[]> {
  const load = Object.hasOwn(groups, word) ? groups[word] : undefined;
  return (await load?.()) ?? [];
}

/** Loads every command of the office's tool, in the order of its help. */
export async function loadAll(): Promise<readonly Command[]> {
  return (await Promise.all(Object.keys(groups).map(loadGroup))).flat();
}
