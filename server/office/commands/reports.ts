import { REPORT_OUTCOMES, type ReportOutcome } from '#contract/report.ts';
import { addCaseNote } from '#server/domain/cases/cases.queries.ts';
import { type CaseRow, listCases, listReportsOf, loadCase } from '#server/office/cases.queries.ts';
import { found, OfficeRefusal } from '#server/office/refusal.ts';
import { restForADayAndNotify } from '#server/office/rests.queries.ts';
import { acknowledgeAndNotify, settleAndNotify } from '#server/office/settle-case.ts';
import { type Command, type CommandInput, numberAt, type Office, requiredText } from './command.ts';

const idOf = (input: CommandInput): number => numberAt(input, 0, 'the number of the case');

/** Commands about the cases of reports: `npm run office -- reports`. */
export const reportCommands: Command[] = [
  {
    name: 'reports list',
    usage: '[--all]',
    about: 'Cases that wait, whose time runs out first before the others; --all with those settled',
    options: { all: 'boolean' },
    async run({ db }, { options }) {
      const state = options.all === true ? 'all' : '';
      const rows = await listCases(db, { state, kind: '', page: 1 });
      return {
        rows: rows.map(({ id, kind, memberId, subject, opened, due, settled, outcome, reports }) => ({
          id,
          kind,
          member: memberId ?? subject,
          reports,
          opened,
          due,
          settled,
          outcome,
        })),
      };
    },
  },
  {
    name: 'reports show',
    usage: 'ID',
    about: 'What was reported in a case, in the words of the person who did',
    async run(office, input) {
      const { id, subjects } = await caseOf(office, input);
      const rows = await listReportsOf(office.db, id);
      return {
        rows: rows.map(({ byLink, reporterId, contact, ...report }) => ({
          ...report,
          reporter: byLink ? 'by a link' : reporterId || contact || 'nobody’s name',
        })),
        subjects,
      };
    },
  },
  {
    name: 'reports acknowledge',
    usage: 'ID',
    about: 'Tells the person who reported that it was read',
    async run(office, input) {
      const { id, subjects } = await caseOf(office, input);
      if (!(await acknowledgeAndNotify(office.db, id)))
        throw new OfficeRefusal(`Case ${id}: all have been told already.`);
      return { note: `Case ${id}: the person who reported is told.`, subjects };
    },
  },
  {
    name: 'reports note',
    usage: 'ID --note TEXT',
    about: 'Keeps a note with a case',
    options: { note: 'string' },
    async run(office, input) {
      const { id, subjects } = await caseOf(office, input);
      await addCaseNote(office.db, { caseId: id, by: office.who, words: requiredText(input, 'note') });
      return { note: `Case ${id}: noted.`, subjects };
    },
  },
  {
    name: 'reports rest',
    usage: 'ID',
    about: 'Lets the profile rest for 24 hours, or so much longer; its family is told that it rests, not how long',
    async run(office, input) {
      const { id, memberId, subjects } = await caseOf(office, input);
      const profileId = found(memberId ?? undefined, `profile of case ${id}`);
      if (!(await restForADayAndNotify(office.db, profileId, office.who)))
        throw new OfficeRefusal(`${profileId} is nobody's.`);
      return { note: `${profileId} rests for 24 hours.`, subjects };
    },
  },
  {
    name: 'reports resolve',
    usage: `ID --outcome ${REPORT_OUTCOMES.join('|')} --note TEXT`,
    about: 'Settles a case, with a note of what was done; the person who reported is told the outcome alone',
    options: { note: 'string', outcome: 'string' },
    async run(office, input) {
      const { id, subjects } = await caseOf(office, input);
      const [note, outcome] = [requiredText(input, 'note'), outcomeOf(requiredText(input, 'outcome'))];
      if (!(await settleAndNotify(office.db, id, { outcome, note, by: office.who })))
        throw new OfficeRefusal(`Case ${id} is settled already.`);
      return { note: `Case ${id} is settled.`, subjects };
    },
  },
];

async function caseOf({ db }: Office, input: CommandInput) {
  const id = idOf(input);
  const { memberId }: CaseRow = found(await loadCase(db, id), `case ${id}`);
  const subjects = [{ subject: `case ${id}` }, ...(memberId === null ? [] : [{ profileId: memberId }])];
  return { id, memberId, subjects };
}

function outcomeOf(word: string): ReportOutcome {
  const outcome = REPORT_OUTCOMES.find((known) => known === word);
  if (outcome) return outcome;
  throw new OfficeRefusal(`Please give one of ${REPORT_OUTCOMES.join(', ')}.`);
}
