import { listUses } from '#server/domain/office-log/uses.queries.ts';
import { turnPowerLinkTo } from '#server/office/power-link-switch.ts';
import { listPowerLinkUses } from '#server/office/power-link-uses.queries.ts';
import { type Command, type CommandInput, type Office, readNumber, textOf } from './command.ts';

/** The number of rows that are printed unless `--most` says otherwise. */
const DEFAULT_ROWS = 50;
const mostOf = (input: CommandInput): number => readNumber(textOf(input, 'most') ?? String(DEFAULT_ROWS));

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
    run: async ({ db }, input) => ({ rows: await listPowerLinkUses(db, mostOf(input)) }),
  },
];

/** Commands about the records of the office: `npm run office -- audit`. */
export const auditCommands: Command[] = [
  {
    name: 'audit',
    usage: '[--member ID] [--who NAME] [--most 50]',
    about: 'The latest uses of this tool: who did what, on whom, when',
    options: { member: 'string', who: 'string', most: 'string' },
    async run({ db }, input) {
      const profileId = textOf(input, 'member')?.toUpperCase();
      return { rows: await listUses(db, { profileId, who: textOf(input, 'who'), most: mostOf(input) }) };
    },
  },
];
