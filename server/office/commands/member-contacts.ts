import { normalPhone } from '#contract/dial.ts';
import { normalText } from '#contract/pasted.ts';
import { isAcceptablePhone, newPhone } from '#contract/phone.ts';
import { isEmail } from '#contract/rules.ts';
import { storedPhones } from '#server/domain/accounts/accounts.queries.ts';
import { phoneKind } from '#server/domain/phones/zones.ts';
import { changeContact, listContactChanges } from '#server/office/change-contact.queries.ts';
import { findMembers } from '#server/office/find-members.ts';
import { findByPhone, loadMembers } from '#server/office/members.queries.ts';
import { found, OfficeRefusal } from '#server/office/refusal.ts';
import { messageText } from '#words/message.ts';
import { type Command, type CommandInput, type Office, requiredText, wordAt } from './command.ts';

const options = { reason: 'string', confirm: 'boolean' } as const;
/** Stands for no e-mail address. */
const NONE = '-';

/** Commands about the phones and e-mail addresses of members: `npm run office -- members`. */
export const memberContactCommands: Command[] = [
  {
    name: 'members change-phone',
    usage: 'PHONE|ID NEW --reason TEXT [--confirm]',
    about: 'Another phone to log in with; ends every session. Without --confirm it only says what would be changed',
    options,
    async run(office, input) {
      const member = await loadMemberNamed(office, input);
      const phone = readPhone(wordAt(input, 1, 'the new phone number'));
      const [owner] = await findByPhone(office.db, phone);
      if (owner !== undefined) throw new OfficeRefusal(`${phone} is the phone of ${owner} already.`);
      return change(office, input, { member, kind: 'phone', value: phone });
    },
  },
  {
    name: 'members change-email',
    usage: `PHONE|ID NEW|${NONE} --reason TEXT [--confirm]`,
    about: `Another e-mail address, or none (${NONE}); ends every session. Without --confirm it only says what would be changed`,
    options,
    async run(office, input) {
      const member = await loadMemberNamed(office, input);
      const email = readEmail(wordAt(input, 1, 'the new e-mail address'));
      if (email === member.email) throw new OfficeRefusal(`That is the e-mail of ${member.id} already.`);
      return change(office, input, { member, kind: 'email', value: email });
    },
  },
  {
    name: 'members contact-changes',
    usage: 'PHONE|ID',
    about: 'Which phones and e-mail addresses the office has changed, and why',
    async run(office, input) {
      const { id: profileId, account } = await loadMemberNamed(office, input);
      return { rows: await listContactChanges(office.db, account), subjects: [{ profileId }] };
    },
  },
];

type Member = Awaited<ReturnType<typeof loadMembers>>[number];

interface Change {
  member: Member;
  kind: 'phone' | 'email';
  value: string;
}

/** Changes a phone or an e-mail; without `--confirm` only says what would be changed. */
async function change({ db }: Office, input: CommandInput, { member, kind, value }: Change) {
  const { id: profileId, name, account } = member;
  const reason = requiredText(input, 'reason');
  const former = member[kind];
  const words = `the ${kind} of account ${account} (${profileId}, ${name}) from ${former || NONE} to ${value || NONE}`;
  const subjects = [{ profileId }];
  if (input.options.confirm !== true) return { note: `This would change ${words}: add --confirm.`, subjects };
  await changeContact(db, account, { kind, former, value, reason });
  return { note: `Changed ${words}. Every session is ended.`, subjects };
}

/**
 * Returns one member and account by profile id or phone, in any spelling. Of several accounts, returns the one with
 * that phone, or the first. Throws a refusal if there is none.
 */
async function loadMemberNamed({ db }: Office, input: CommandInput): Promise<Member> {
  const typed = wordAt(input, 0, 'the profile id or the phone number');
  const ids = /\d/.test(typed) || /[০-৯]/.test(typed) ? (await findMembers(db, typed)).ids : [];
  const accounts = await loadMembers(db, ids.slice(0, 1));
  const phones = storedPhones(normalPhone(typed));
  return found(accounts.find(({ phone }) => phones.includes(phone)) ?? accounts[0], `member ${typed}`);
}

function readPhone(typed: string): string {
  const phone = newPhone('userPhoneRequired')(typed);
  if (phone.ok && isAcceptablePhone(phone.value) && phoneKind(phone.value) !== 'useless') return phone.value;
  const needsCountry = !phone.ok && phone.message === 'phoneNeedsCountry';
  const sentence = needsCountry ? messageText('phoneNeedsCountry', 'en') : '';
  throw new OfficeRefusal(`"${typed}" cannot be a member’s phone. ${sentence}`.trim());
}

function readEmail(typed: string): string {
  const email = normalText(typed);
  if (typed === NONE) return '';
  if (isEmail(email)) return email;
  throw new OfficeRefusal(`"${typed}" is not an e-mail address; ${NONE} for none.`);
}
