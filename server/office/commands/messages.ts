import { listMessages, loadMessage, markAnswered } from '#server/domain/messages/messages.queries.ts';
import { found } from '#server/office/refusal.ts';
import { type Command, type CommandInput, wordAt } from './command.ts';

const referenceOf = (input: CommandInput): string => wordAt(input, 0, 'the reference of the message').toUpperCase();

/** Commands about messages of the contact form: `npm run office -- messages`. */
export const messageCommands: Command[] = [
  {
    name: 'messages list',
    usage: '[--all]',
    about: 'Messages of the contact form that wait for an answer; --all with those answered',
    options: { all: 'boolean' },
    run: async ({ db }, { options }) => ({ rows: await listMessages(db, options.all === true) }),
  },
  {
    name: 'messages show',
    usage: 'REFERENCE',
    about: 'One message',
    async run({ db }, input) {
      const subject = referenceOf(input);
      return { record: found(await loadMessage(db, subject), `message ${subject}`), subjects: [{ subject }] };
    },
  },
  {
    name: 'messages reply-address',
    usage: 'REFERENCE',
    about: 'Where to send the answer',
    async run({ db }, input) {
      const subject = referenceOf(input);
      const { email } = found(await loadMessage(db, subject), `message ${subject}`);
      return { note: email, subjects: [{ subject }] };
    },
  },
  {
    name: 'messages answered',
    usage: 'REFERENCE [--not]',
    about: 'Marks a message as answered; --not takes the mark away',
    options: { not: 'boolean' },
    async run({ db }, input) {
      const subject = referenceOf(input);
      const isAnswered = input.options.not !== true;
      found(await markAnswered(db, subject, isAnswered), `message ${subject}`);
      return { note: `${subject} ${isAnswered ? 'is answered' : 'waits for an answer'}.`, subjects: [{ subject }] };
    },
  },
];
