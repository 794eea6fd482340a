import { isEmail } from '#contract/rules.ts';
import {
  addEmail,
  addPhone,
  changeEmail,
  changePhone,
  type EmailTexts,
  listContacts,
  type PhoneTexts,
} from '#server/office/contacts.queries.ts';
import { type OrderedTable, orderRows, removeRow } from '#server/office/ordered-rows.queries.ts';
import { found, OfficeRefusal } from '#server/office/refusal.ts';
import {
  type Command,
  type Given,
  numberAt,
  type Office,
  readNumber,
  requiredText,
  textOf,
  wordAt,
} from './command.ts';

const options = { name: 'string', 'name-bn': 'string', emoji: 'string', code: 'string', value: 'string' } as const;
const textsUsage = '--name TEXT --name-bn TEXT --emoji EMOJI --value NUMBER|ADDRESS [--code +91]';
const tables: Record<Kind, OrderedTable> = { phone: 'contact_phones', email: 'contact_emails' };

type Kind = 'phone' | 'email';

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
    async run({ db }, given) {
      const kind = kindOf(given);
      const names = { name: requiredText(given, 'name'), name_bn: requiredText(given, 'name-bn') };
      const value = requiredText(given, 'value');
      const emoji = requiredText(given, 'emoji');
      const id =
        kind === 'phone'
          ? await addPhone(db, {
              ...names,
              emoji,
              phone: checkPhone(value),
              phone_code: textOf(given, 'code') ?? '+91',
            })
          : await addEmail(db, { ...names, emoji, email: checkEmail(value) });
      return { note: `The ${kind} is added as number ${id}.`, subjects: about(kind, id) };
    },
  },
  {
    name: 'contacts change',
    usage: `phone|email ID [${textsUsage}]`,
    about: 'Changes what is given',
    options,
    async run({ db }, given) {
      const { kind, id } = rowNamed(given);
      const texts = kind === 'phone' ? phoneTexts(given) : emailTexts(given);
      if (Object.keys(texts).length === 0) throw new OfficeRefusal(`Nothing to change: give ${textsUsage}.`);
      const isChanged =
        kind === 'phone' ? await changePhone(db, id, phoneTexts(given)) : await changeEmail(db, id, emailTexts(given));
      found(isChanged, `${kind} ${id}`);
      return { note: `The ${kind} ${id} is changed.`, subjects: about(kind, id) };
    },
  },
  {
    name: 'contacts remove',
    usage: 'phone|email ID',
    about: 'Removes one',
    async run({ db }, given) {
      const { kind, id } = rowNamed(given);
      found(await removeRow(db, tables[kind], id), `${kind} ${id}`);
      return { note: `The ${kind} ${id} is removed.`, subjects: about(kind, id) };
    },
  },
  {
    name: 'contacts order',
    usage: 'phone|email ID [ID …]',
    about: 'Puts these first, in this order',
    async run({ db }, given) {
      const { kind } = rowNamed(given);
      const [unknown] = await orderRows(db, tables[kind], given.words.slice(1).map(readNumber));
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

const about = (kind: Kind, id: number) => [{ subject: `${kind} ${id}` }];

function kindOf(given: Given): Kind {
  const kind = wordAt(given, 0, '"phone" or "email"');
  if (kind === 'phone' || kind === 'email') return kind;
  throw new OfficeRefusal('Please give "phone" or "email".');
}

function rowNamed(given: Given) {
  return { kind: kindOf(given), id: numberAt(given, 1, 'its number') };
}

function phoneTexts(given: Given): Partial<PhoneTexts> {
  const value = textOf(given, 'value');
  const code = textOf(given, 'code');
  return { ...names(given), ...(value && { phone: checkPhone(value) }), ...(code && { phone_code: code }) };
}

function emailTexts(given: Given): Partial<EmailTexts> {
  const value = textOf(given, 'value');
  return { ...names(given), ...(value && { email: checkEmail(value) }) };
}

function names(given: Given) {
  const [name, nameBn, emoji] = [textOf(given, 'name'), textOf(given, 'name-bn'), textOf(given, 'emoji')];
  return { ...(name && { name }), ...(nameBn && { name_bn: nameBn }), ...(emoji && { emoji }) };
}

function checkPhone(value: string): string {
  if (/^\d[\d -]{2,18}$/.test(value)) return value.replaceAll(/[ -]/g, '');
  throw new OfficeRefusal(`"${value}" is not a telephone number: digits only, the country's code goes into --code.`);
}

function checkEmail(value: string): string {
  if (isEmail(value)) return value;
  throw new OfficeRefusal(`"${value}" is not an e-mail address.`);
}
