import { listUses } from '#server/office/office-uses.queries.ts';
import { listPowerLinkUses } from '#server/office/power-link-uses.queries.ts';
import { type Command, type Given, readNumber, textOf } from './command.ts';

const shownUnlessAsked = 50;
const mostOf = (given: Given): number => readNumber(textOf(given, 'most') ?? String(shownUnlessAsked));

export const powerLinkCommands: Command[] = [
  {
    name: 'power-link',
    usage: '[--most 50]',
    about: 'The latest uses of the Power Link; "told": when the member has seen the notice',
    options: { most: 'string' },
    run: async ({ db }, given) => ({ rows: await listPowerLinkUses(db, mostOf(given)) }),
  },
];

export const auditCommands: Command[] = [
  {
    name: 'audit',
    usage: '[--member ID] [--who NAME] [--most 50]',
    about: 'The latest uses of this tool: who did what, on whom, when',
    options: { member: 'string', who: 'string', most: 'string' },
    async run({ db }, given) {
      const profileId = textOf(given, 'member')?.toUpperCase();
      return { rows: await listUses(db, { profileId, who: textOf(given, 'who'), most: mostOf(given) }) };
    },
  },
];
