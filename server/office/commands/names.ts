import { countNames, FEWEST_FAMILIES } from '#server/office/count-names.ts';
import type { Command } from './command.ts';

/** Commands about how common names are: `npm run office -- names`. */
export const nameCommands: Command[] = [
  {
    name: 'names count',
    usage: '',
    about: `How many families bear each name, without those that fewer than ${FEWEST_FAMILIES} bear`,
    async run({ db }) {
      const rows = (await countNames(db)).map((row) => ({ ...row }));
      return { rows, ...(rows.length === 0 && { note: 'There are too few families yet.' }) };
    },
  },
];
