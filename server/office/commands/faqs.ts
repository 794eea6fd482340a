import { FAQ_SUBJECTS } from '#contract/content.ts';
import { keepFormerRow } from '#server/office/lists.queries.ts';
import { addRow, changeRow, listFaqs, loadFaq, orderRows, removeRow } from '#server/office/ordered-rows.queries.ts';
import { found, OfficeRefusal } from '#server/office/refusal.ts';
import { type Command, type CommandInput, numberAt, readNumber } from './command.ts';
import { changedTexts, type RowFields, requiredTexts } from './row-texts.ts';
import { readHtml } from './text-file.ts';

const textOptions = {
  subject: 'string',
  question: 'string',
  'question-bn': 'string',
  answer: 'string',
  'answer-bn': 'string',
} as const;
const fields: RowFields = {
  subject: ['subject', readSubject],
  question: ['question'],
  'question-bn': ['question_bn'],
  answer: ['answer', readHtml],
  'answer-bn': ['answer_bn', readHtml],
};
const textsUsage = '--subject SUBJECT --question TEXT --question-bn TEXT --answer FILE --answer-bn FILE';
const idOf = (input: CommandInput) => numberAt(input, 0, 'the number of the question');
const subjectsOf = (id: number) => [{ subject: `faq ${id}` }];

/** Commands about the questions of the FAQ page: `npm run office -- faqs`. */
export const faqCommands: Command[] = [
  {
    name: 'faqs list',
    usage: '',
    about: 'The questions in their order',
    run: async ({ db }) => ({ rows: await listFaqs(db) }),
  },
  {
    name: 'faqs show',
    usage: 'ID',
    about: 'One question with its answers',
    async run({ db }, input) {
      const id = idOf(input);
      return { record: found(await loadFaq(db, id), `question ${id}`), subjects: subjectsOf(id) };
    },
  },
  {
    name: 'faqs add',
    usage: textsUsage,
    about: 'Adds a question at the end; the answers are HTML in files',
    options: textOptions,
    async run({ db }, input) {
      const id = await addRow(db, 'faqs', await requiredTexts(input, fields));
      return { note: `The question is added as number ${id}.`, subjects: subjectsOf(id) };
    },
  },
  {
    name: 'faqs change',
    usage: `ID [${textsUsage}]`,
    about: 'Changes the texts that are given',
    options: textOptions,
    async run({ db, who }, input) {
      const id = idOf(input);
      const texts = await changedTexts(input, fields, textsUsage);
      await keepFormerRow(db, 'faqs', { id, by: who, isGone: false });
      found(await changeRow(db, 'faqs', texts, ['id', id]), `question ${id}`);
      return { note: `Question ${id} is changed.`, subjects: subjectsOf(id) };
    },
  },
  {
    name: 'faqs remove',
    usage: 'ID',
    about: 'Removes a question',
    async run({ db, who }, input) {
      const id = idOf(input);
      await keepFormerRow(db, 'faqs', { id, by: who, isGone: true });
      found(await removeRow(db, 'faqs', id), `question ${id}`);
      return { note: `Question ${id} is removed.`, subjects: subjectsOf(id) };
    },
  },
  {
    name: 'faqs order',
    usage: 'ID [ID …]',
    about: 'Puts these questions first, in this order',
    async run({ db }, input) {
      idOf(input);
      const [unknown] = await orderRows(db, 'faqs', input.words.map(readNumber));
      if (unknown !== undefined) throw new OfficeRefusal(`There is no question ${unknown}.`);
      return { rows: await listFaqs(db) };
    },
  },
];

function readSubject(word: string): string {
  if (FAQ_SUBJECTS.some((known) => known === word)) return word;
  throw new OfficeRefusal(`The subject is one of ${FAQ_SUBJECTS.join(', ')}.`);
}
