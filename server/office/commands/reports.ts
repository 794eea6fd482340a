import { found, OfficeRefusal } from '#server/office/refusal.ts';
import { listReports, loadReport, settleReport } from '#server/office/reports.queries.ts';
import { type Command, type Given, numberAt, requiredText } from './command.ts';

const idOf = (given: Given): number => numberAt(given, 0, 'the number of the report');
const about = (id: number) => [{ subject: `report ${id}` }];

export const reportCommands: Command[] = [
  {
    name: 'reports list',
    usage: '[--all]',
    about: 'What members reported about others and is not settled; --all with those settled',
    options: { all: 'boolean' },
    run: async ({ db }, { options }) => ({ rows: await listReports(db, options.all === true) }),
  },
  {
    name: 'reports show',
    usage: 'ID',
    about: 'One report, in the words of who made it',
    async run({ db }, given) {
      const id = idOf(given);
      return { record: found(await loadReport(db, id), `report ${id}`), subjects: about(id) };
    },
  },
  {
    name: 'reports resolve',
    usage: 'ID --note TEXT',
    about: 'Settles a report, with a note of what was done',
    options: { note: 'string' },
    async run({ db }, given) {
      const id = idOf(given);
      const note = requiredText(given, 'note');
      found(await loadReport(db, id), `report ${id}`);
      if (!(await settleReport(db, id, note))) throw new OfficeRefusal(`Report ${id} is settled already.`);
      return { note: `Report ${id} is settled.`, subjects: about(id) };
    },
  },
];
