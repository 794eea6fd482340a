import type { Command } from './command.ts';
import { contactCommands } from './contacts.ts';
import { contentCommands } from './content.ts';
import { faqCommands } from './faqs.ts';
import { memberCommands } from './members.ts';
import { messageCommands } from './messages.ts';
import { recordCommands } from './records.ts';
import { reportCommands } from './reports.ts';

/** Every command of the office's tool, in the order of its help. */
export const commands: readonly Command[] = [
  ...messageCommands,
  ...reportCommands,
  ...contentCommands,
  ...faqCommands,
  ...contactCommands,
  ...memberCommands,
  ...recordCommands,
];
