import { BREACH_NOTED, BREACH_SOURCES, momentIn } from '#contract/staff/breaches.ts';
import { addBreachPeople } from '#server/office/add-breach-people.ts';
import {
  type BreachRow,
  closeBreachRecord,
  listBreachRows,
  listDeeds,
  noteDeed,
  openBreach,
  saveLetter,
} from '#server/office/breaches.queries.ts';
import { found, OfficeRefusal } from '#server/office/refusal.ts';
import { letterOf, sendBreach } from '#server/office/send-breach.ts';
import { type Command, type CommandInput, numberAt, type Office, requiredText, textOf, wordAt } from './command.ts';
import { readText } from './text-file.ts';

const MOMENT = 'YYYY-MM-DDTHH:MM';

const BUSY = 'Something is still under way here: please wait until it is done.';
const BEGUN = 'Begun. The running site does it part by part; breaches and breaches show tell how far it is.';

/** Commands about data breaches: `npm run office -- breaches`. */
export const breachCommands: Command[] = [
  {
    name: 'breaches open',
    usage: `--what TEXT [--known ${MOMENT}]`,
    about: 'Begins the record of a breach; the hours of the law count from --known (Indian time), else from now',
    options: { what: 'string', known: 'string' },
    async run({ db, who }, input) {
      const id = await openBreach(db, {
        what: requiredText(input, 'what'),
        known: momentOf(input, 'known'),
        by: who,
      });
      return { note: `Breach ${id} is open.`, subjects: subjectsOf(id) };
    },
  },
  {
    name: 'breaches show',
    usage: 'ID',
    about: 'What was done when',
    async run(office, input) {
      const { id } = await breachOf(office, input);
      return { rows: await listDeeds(office.db, id), subjects: subjectsOf(id) };
    },
  },
  {
    name: 'breaches people',
    usage: `ID ${BREACH_SOURCES.join('|')} [--who ID|EMAIL] [--from ${MOMENT}] [--until ${MOMENT}]`,
    about: 'Adds those whom a register names',
    options: { who: 'string', from: 'string', until: 'string' },
    async run({ db, who: by }, input) {
      const { id } = await breachOf({ db }, input);
      const word = wordAt(input, 1, 'a register');
      const source = BREACH_SOURCES.find((known) => known === word);
      if (source === undefined) throw new OfficeRefusal(`Please give one of ${BREACH_SOURCES.join(', ')}.`);
      const who = textOf(input, 'who') ?? '';
      const sought = { source, who, from: momentOf(input, 'from'), until: momentOf(input, 'until') };
      const added = await addBreachPeople(db, { id, by, ...sought });
      if (added === 'busy') throw new OfficeRefusal(BUSY);
      return { note: added === 'begun' ? BEGUN : `${added} more.`, subjects: subjectsOf(id) };
    },
  },
  {
    name: 'breaches letter',
    usage: 'ID en|bn --subject TEXT --file FILE',
    about: 'Saves the subject and the text of the letter in one language',
    options: { subject: 'string', file: 'string' },
    async run({ db, who: by }, input) {
      const breach = await breachOf({ db }, input);
      const language = wordAt(input, 1, 'en or bn');
      const subject = requiredText(input, 'subject');
      const letter = (await readText(requiredText(input, 'file'))).trim();
      const saved = letterOf(breach);
      const isBengali = language === 'bn';
      if (!isBengali && language !== 'en') throw new OfficeRefusal('Please give en or bn.');
      await saveLetter(db, breach.id, {
        ...saved,
        ...(isBengali ? { subjectBn: subject, letterBn: letter } : { subjectEn: subject, letterEn: letter }),
      });
      await noteDeed(db, { id: breach.id, by, kind: 'letter', words: language });
      return { note: 'Saved.', subjects: subjectsOf(breach.id) };
    },
  },
  {
    name: 'breaches send',
    usage: 'ID',
    about: 'Sends the letter to all who are named and have not had it',
    async run({ db, who }, input) {
      const breach = await breachOf({ db }, input);
      const sent = await sendBreach(db, breach, who);
      if (sent === 'unfinished') throw new OfficeRefusal('Something in the letter still stands in square brackets.');
      if (sent === 'busy') throw new OfficeRefusal(BUSY);
      return { note: BEGUN, subjects: subjectsOf(breach.id) };
    },
  },
  {
    name: 'breaches did',
    usage: `ID ${BREACH_NOTED.join('|')} --words TEXT`,
    about: 'Puts down what was done: CERT-In, the Board or the police told, or something else',
    options: { words: 'string' },
    async run({ db, who: by }, input) {
      const { id } = await breachOf({ db }, input);
      const word = wordAt(input, 1, 'what');
      const kind = BREACH_NOTED.find((known) => known === word);
      if (kind === undefined) throw new OfficeRefusal(`Please give one of ${BREACH_NOTED.join(', ')}.`);
      await noteDeed(db, { id, by, kind, words: requiredText(input, 'words') });
      return { note: 'Put down.', subjects: subjectsOf(id) };
    },
  },
  {
    name: 'breaches close',
    usage: 'ID --words TEXT',
    about: 'Closes the record',
    options: { words: 'string' },
    async run({ db, who: by }, input) {
      const { id } = await breachOf({ db }, input);
      const words = requiredText(input, 'words');
      if (!(await closeBreachRecord(db, id))) throw new OfficeRefusal(`Breach ${id} is closed already.`);
      await noteDeed(db, { id, by, kind: 'closed', words });
      return { note: `Breach ${id} is closed.`, subjects: subjectsOf(id) };
    },
  },
  {
    name: 'breaches',
    usage: '',
    about: 'Records of data that went where they should not, with the hours of the law',
    run: async ({ db }) => ({
      rows: (await listBreachRows(db)).map(({ id, known, certinBy, boardBy, people, told, closed }) => ({
        id,
        known,
        'CERT-In by': certinBy,
        'Board by': boardBy,
        people,
        told,
        closed,
      })),
    }),
  },
];

const subjectsOf = (id: number) => [{ subject: `breach ${id}` }];

async function breachOf({ db }: Pick<Office, 'db'>, input: CommandInput): Promise<BreachRow> {
  const id = numberAt(input, 0, 'the number of the breach');
  return found((await listBreachRows(db, id))[0], `breach ${id}`);
}

/** Returns the moment of an option in Indian time; null if it was not given. Throws a refusal if it is no moment. */
function momentOf(input: CommandInput, name: string): Date | null {
  const typed = textOf(input, name) ?? '';
  const moment = momentIn(typed);
  if (moment === null || !Number.isNaN(moment.getTime())) return moment;
  throw new OfficeRefusal(`Please give --${name} as ${MOMENT}, Indian time.`);
}
