import { isEmail } from '#contract/rules.ts';
import { listContacts } from '#server/domain/content/contents.queries.ts';
import { keepFormerRow } from '#server/office/lists.queries.ts';
import { addRow, changeRow, type OrderedTable, orderRows, removeRow } from '#server/office/ordered-rows.queries.ts';
import { found, OfficeRefusal } from '#server/office/refusal.ts';
import { type Command, type CommandInput, numberAt, type Office, readNumber, wordAt } from './command.ts';
import { changedTexts, type RowFields, requiredTexts } from './row-texts.ts';

type Kind = 'phone' | 'email';

const options = { name: 'string', 'name-bn': 'string', emoji: 'string', code: 'string', value: 'string' } as const;
const textsUsage = '--name TEXT --name-bn TEXT --emoji EMOJI --value NUMBER|ADDRESS [--code +91]';
const tables: Record<Kind, OrderedTable> = { phone: 'contact_phones', email: 'contact_emails' };

const lists = { phone: 'phones', email: 'emails' } as const;

const nameFields: RowFields = { name: ['name'], 'name-bn': ['name_bn'], emoji: ['emoji'] };
const fields: Record<Kind, RowFields> = {
  phone: { ...nameFields, value: ['phone', readPhone], code: ['phone_code'] },
  email: { ...nameFields, value: ['email', readEmail] },
};

/** Commands about the phones and e-mail addresses of the contact page: `npm run office -- contacts`. */
export const contactCommands: Command[] = [
  {
    name: 'contacts list',
    usage: '',
    about: 'The telephone numbers and e-mail addresses of the Contact Us page',
    run: async ({ db }) => ({ rows: await listRows({ db }) }),
  },
  {
    name: 'contacts add',
    usage: `phone|email ${textsUsage}`,
    about: 'Adds one at the end',
    options,
    async run({ db }, input) {
      const kind = kindOf(input);
      const withCode = { ...input, options: { code: '+91', ...input.options } };
      const id = await addRow(db, tables[kind], await requiredTexts(withCode, fields[kind]));
      return { note: `The ${kind} is added as number ${id}.`, subjects: subjectsOf(kind, id) };
    },
  },
  {
    name: 'contacts change',
    usage: `phone|email ID [${textsUsage}]`,
    about: 'Changes what is given',
    options,
    async run({ db, who }, input) {
      const { kind, id } = rowNamed(input);
      const texts = await changedTexts(input, fields[kind], textsUsage);
      await keepFormerRow(db, lists[kind], { id, by: who, isGone: false });
      found(await changeRow(db, tables[kind], texts, ['id', id]), `${kind} ${id}`);
      return { note: `The ${kind} ${id} is changed.`, subjects: subjectsOf(kind, id) };
    },
  },
  {
    name: 'contacts remove',
    usage: 'phone|email ID',
    about: 'Removes one',
    async run({ db, who }, input) {
      const { kind, id } = rowNamed(input);
      await keepFormerRow(db, lists[kind], { id, by: who, isGone: true });
      found(await removeRow(db, tables[kind], id), `${kind} ${id}`);
      return { note: `The ${kind} ${id} is removed.`, subjects: subjectsOf(kind, id) };
    },
  },
  {
    name: 'contacts order',
    usage: 'phone|email ID [ID …]',
    about: 'Puts these first, in this order',
    async run({ db }, input) {
      const { kind } = rowNamed(input);
      const [unknown] = await orderRows(db, tables[kind], input.words.slice(1).map(readNumber));
      if (unknown !== undefined) throw new OfficeRefusal(`There is no ${kind} ${unknown}.`);
      return { rows: await listRows({ db }) };
    },
  },
];

async function listRows({ db }: Pick<Office, 'db'>) {
  const { phones, emails } = await listContacts(db);
  return [
    ...phones.map(({ phone_code, phone, ...row }) => ({ kind: 'phone', ...row, value: `${phone_code} ${phone}` })),
    ...emails.map(({ email, ...row }) => ({ kind: 'email', ...row, value: email })),
  ];
}

const subjectsOf = (kind: Kind, id: number) => [{ subject: `${kind} ${id}` }];

function kindOf(input: CommandInput): Kind {
  const kind = wordAt(input, 0, '"phone" or "email"');
  if (kind === 'phone' || kind === 'email') return kind;
  throw new OfficeRefusal('Please give "phone" or "email".');
}

function rowNamed(input: CommandInput) {
  return { kind: kindOf(input), id: numberAt(input, 1, 'its number') };
}

function readPhone(value: string): string {
  if (/^\d[\d -]{2,18}$/.test(value)) return value.replaceAll(/[ -]/g, '');
  throw new OfficeRefusal(`"${value}" is not a telephone number: digits only, the country's code goes into --code.`);
}

function readEmail(value: string): string {
  if (isEmail(value)) return value;
  throw new OfficeRefusal(`"${value}" is not an e-mail address.`);
}
