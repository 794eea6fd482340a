import { isStaffRole, STAFF_ROLES, type StaffRole } from '#contract/staff/roles.ts';
import { found, OfficeRefusal } from '#server/office/refusal.ts';
import { joiningLink, newJoining } from '#server/office/staff/joining.ts';
import {
  endStaffAccount,
  insertStaff,
  listStaffRows,
  resetStaffLogin,
  setRoles,
} from '#server/office/staff/staff.queries.ts';
import { type Command, type CommandInput, type Office, requiredText, wordAt } from './command.ts';

const emailOf = (input: CommandInput): string => wordAt(input, 0, 'the e-mail address').toLowerCase();

/** Commands about the accounts of staff: `npm run office -- staff`. */
export const staffCommands: Command[] = [
  {
    name: 'staff add',
    usage: 'EMAIL --name NAME --roles ROLE,ROLE',
    about: `Makes an account for the pages of the office (${STAFF_ROLES.join(', ')}), and prints the link to hand over`,
    options: { name: 'string', roles: 'string' },
    async run({ db, siteUrl, who }, input) {
      const email = emailOf(input);
      const roles = readRoles(requiredText(input, 'roles'));
      const { token, joinHash } = newJoining();
      const made = await insertStaff(db, { name: requiredText(input, 'name'), email, roles, madeBy: who, joinHash });
      if (made === undefined) throw new OfficeRefusal(`Somebody with the address ${email} is here already.`);
      return { ...linkFor(siteUrl, token), subjects: [{ subject: email }] };
    },
  },
  {
    name: 'staff roles',
    usage: 'EMAIL ROLE,ROLE',
    about: 'Changes what somebody of the office may do',
    async run({ db }, input) {
      const { id, email } = await personOf({ db }, input);
      await setRoles(db, id, readRoles(wordAt(input, 1, 'the roles')));
      return { note: `${email} has other roles from now on.`, subjects: [{ subject: email }] };
    },
  },
  {
    name: 'staff renew',
    usage: 'EMAIL',
    about: 'For a lost password or second factor: ends both, and prints a link to set them anew',
    async run({ db, siteUrl }, input) {
      const { id, email } = await personOf({ db }, input);
      const { token, joinHash } = newJoining();
      await resetStaffLogin(db, id, joinHash);
      return { ...linkFor(siteUrl, token), subjects: [{ subject: email }] };
    },
  },
  {
    name: 'staff end',
    usage: 'EMAIL',
    about: 'Ends an account and its sessions; what was recorded stays',
    async run({ db }, input) {
      const { id, email } = await personOf({ db }, input);
      await endStaffAccount(db, id);
      return { note: `${email} works here no more.`, subjects: [{ subject: email }] };
    },
  },
  {
    name: 'staff',
    usage: '',
    about: 'Who works in the pages of the office',
    run: async ({ db }) => ({
      rows: (await listStaffRows(db)).map(({ email, name, roles, hasJoined, hasFactor, seenAt }) => ({
        email,
        name,
        roles: roles.join(', '),
        joined: hasJoined,
        'second factor': hasFactor,
        seen: seenAt,
      })),
    }),
  },
];

function readRoles(text: string): StaffRole[] {
  return [...new Set(text.split(',').map((word) => word.trim()))].map((word) => {
    if (isStaffRole(word)) return word;
    throw new OfficeRefusal(`"${word}" is no role: please choose from ${STAFF_ROLES.join(', ')}.`);
  });
}

async function personOf({ db }: Pick<Office, 'db'>, input: CommandInput) {
  const wantedEmail = emailOf(input);
  const rows = await listStaffRows(db);
  return found(
    rows.find(({ email }) => email.toLowerCase() === wantedEmail),
    `person of the office with the address ${wantedEmail}`,
  );
}

const linkFor = (siteUrl: string, token: string) => ({
  record: { link: joiningLink(siteUrl, token), 'valid for': '24 hours, once' },
});
