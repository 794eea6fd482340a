import { normalText } from '#contract/rules.ts';
import { addFaq, changeFaq, type FaqTexts, listFaqs, loadFaq } from '#server/office/faqs.queries.ts';
import { orderRows, removeRow } from '#server/office/ordered-rows.queries.ts';
import { found, OfficeRefusal } from '#server/office/refusal.ts';
import { type Command, type Given, numberAt, readNumber, requiredText, textOf } from './command.ts';
import { optionalHtml, requiredHtml } from './text-file.ts';

const texts = { question: 'string', 'question-bn': 'string', answer: 'string', 'answer-bn': 'string' } as const;
const textsUsage = '--question TEXT --question-bn TEXT --answer FILE --answer-bn FILE';
const idOf = (given: Given) => numberAt(given, 0, 'the number of the question');
const about = (id: number) => [{ subject: `faq ${id}` }];

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
    async run({ db }, given) {
      const id = idOf(given);
      return { record: found(await loadFaq(db, id), `question ${id}`), subjects: about(id) };
    },
  },
  {
    name: 'faqs add',
    usage: textsUsage,
    about: 'Adds a question at the end; the answers are HTML in files',
    options: texts,
    async run({ db }, given) {
      const id = await addFaq(db, {
        question: normalText(requiredText(given, 'question')),
        question_bn: normalText(requiredText(given, 'question-bn')),
        answer: await requiredHtml(given, 'answer'),
        answer_bn: await requiredHtml(given, 'answer-bn'),
      });
      return { note: `The question is added as number ${id}.`, subjects: about(id) };
    },
  },
  {
    name: 'faqs change',
    usage: `ID [${textsUsage}]`,
    about: 'Changes the texts that are given',
    options: texts,
    async run({ db }, given) {
      const id = idOf(given);
      const changed = await givenTexts(given);
      if (Object.keys(changed).length === 0) throw new OfficeRefusal(`Nothing to change: give ${textsUsage}.`);
      found(await changeFaq(db, id, changed), `question ${id}`);
      return { note: `Question ${id} is changed.`, subjects: about(id) };
    },
  },
  {
    name: 'faqs remove',
    usage: 'ID',
    about: 'Removes a question',
    async run({ db }, given) {
      const id = idOf(given);
      found(await removeRow(db, 'faqs', id), `question ${id}`);
      return { note: `Question ${id} is removed.`, subjects: about(id) };
    },
  },
  {
    name: 'faqs order',
    usage: 'ID [ID …]',
    about: 'Puts these questions first, in this order',
    async run({ db }, given) {
      idOf(given);
      const [unknown] = await orderRows(db, 'faqs', given.words.map(readNumber));
      if (unknown !== undefined) throw new OfficeRefusal(`There is no question ${unknown}.`);
      return { rows: await listFaqs(db) };
    },
  },
];

async function givenTexts(given: Given): Promise<Partial<FaqTexts>> {
  const question = textOf(given, 'question');
  const questionBn = textOf(given, 'question-bn');
  const answer = await optionalHtml(given, 'answer');
  const answerBn = await optionalHtml(given, 'answer-bn');
  return {
    ...(question && { question }),
    ...(questionBn && { question_bn: questionBn }),
    ...(answer && { answer }),
    ...(answerBn && { answer_bn: answerBn }),
  };
}
