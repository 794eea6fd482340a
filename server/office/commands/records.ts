import { listUses } from '#server/domain/office-log/uses.queries.ts';
import { turnPowerLinkTo } from '#server/office/power-link-switch.ts';
import { listPowerLinkUses } from '#server/office/power-link-uses.queries.ts';
import { type Command, type Given, type Office, readNumber, textOf } from './command.ts';

const DEFAULT_ROWS = 50;
const mostOf = (given: Given): number => readNumber(textOf(given, 'most') ?? String(DEFAULT_ROWS));

/** Commands about the Power Link: `npm run office -- power-link`. */
export const powerLinkCommands: Command[] = [
  ...(['on', 'off'] as const).map((word) => ({
    name: `power-link ${word}`,
    usage: '',
    about: word === 'on' ? 'Opens the Power Link again' : 'Closes the Power Link; everybody whom it has let in is out',
    async run({ db, who }: Office) {
      await turnPowerLinkTo(db, { isOn: word === 'on', by: who });
      return { note: `The Power Link is ${word}.`, subjects: [{ subject: `power link ${word}` }] };
    },
  })),
  {
    name: 'power-link',
    usage: '[--most 50]',
    about: 'The latest uses of the Power Link; "told": when the member has seen the notice',
    options: { most: 'string' },
    run: async ({ db }, given) => ({ rows: await listPowerLinkUses(db, mostOf(given)) }),
  },
];

/** Commands about the records of the office: `npm run office -- audit`. */
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
