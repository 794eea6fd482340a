import { listPlaceholders } from '#server/office/placeholders.queries.ts';
import type { Command } from './command.ts';

/** Commands about texts and rows that the trust has not replaced yet: `npm run office -- placeholders`. */
export const placeholderCommands: Command[] = [
  {
    name: 'placeholders',
    usage: '',
    about: 'What still stands where the trust’s own should; a real site hides it from its visitors',
    run: async ({ db }) => ({ rows: await listPlaceholders(db) }),
  },
];
