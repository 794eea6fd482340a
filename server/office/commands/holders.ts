import { PROFILE_ID } from '#contract/registration.ts';
import { WHOSE } from '#contract/roles.ts';
import { recordAct } from '#server/door/acts.queries.ts';
import { changeRole, listActs, listWithoutYes } from '#server/office/holders.queries.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { found, OfficeRefusal } from '#server/office/refusal.ts';
import { sayYes } from '#server/people/holders/candidate-choices.queries.ts';
import { listHolders, removeHolder } from '#server/people/holders/holders.queries.ts';
import { type Command, type Given, numberAt, type Office, requiredText, wordAt } from './command.ts';

const reason = { reason: 'string' } as const;
const byOffice = (profileId: string, reason: string) => ({
  profileId,
  accountId: null,
  role: 'office' as const,
  reason,
});

export const candidateCommands: Command[] = [
  {
    name: 'candidates list',
    usage: '',
    about: 'Shown profiles whose bride or groom has not said yes, those asked longest first',
    async run({ db }) {
      const rows = await listWithoutYes(db);
      return { rows, subjects: rows.map(({ id }) => ({ profileId: id })) };
    },
  },
  {
    name: 'candidates spoke',
    usage: 'ID --reason TEXT',
    about: 'The office has spoken to the bride or groom, who says yes: the profile may be shown',
    options: reason,
    async run(office, given) {
      const profileId = await memberAt(office, given);
      const because = requiredText(given, 'reason');
      await sayYes(office.db, profileId, { reason: because });
      await recordAct(office.db, byOffice(profileId, because), 'saidYes');
      return { note: `The yes for ${profileId} is recorded.`, subjects: [{ profileId }] };
    },
  },
];

export const accountCommands: Command[] = [
  {
    name: 'accounts list',
    usage: 'ID',
    about: 'Who looks after a profile',
    async run(office, given) {
      const profileId = await memberAt(office, given);
      const rows = await listHolders(office.db, profileId);
      return { rows: rows.map(({ id, ...row }) => ({ account: id, ...row })), subjects: [{ profileId }] };
    },
  },
  {
    name: 'accounts acts',
    usage: 'ID',
    about: 'Who of them did what',
    async run(office, given) {
      const profileId = await memberAt(office, given);
      return { rows: await listActs(office.db, profileId), subjects: [{ profileId }] };
    },
  },
  {
    name: 'accounts role',
    usage: 'ID ACCOUNT candidate|guardian --reason TEXT',
    about: 'Corrects whose an account is of a profile',
    options: reason,
    async run(office, given) {
      const profileId = await memberAt(office, given);
      const accountId = numberAt(given, 1, 'the number of the account');
      const word = wordAt(given, 2, 'candidate or guardian');
      const role = WHOSE.find((known) => known === word);
      if (role === undefined) throw new OfficeRefusal(`"${word}" is neither candidate nor guardian.`);
      const because = requiredText(given, 'reason');
      if (!(await changeRole(office.db, { accountId, profileId }, role)))
        throw new OfficeRefusal(
          `Account ${accountId} does not look after ${profileId}, or there is another candidate.`,
        );
      await recordAct(office.db, byOffice(profileId, because), 'role');
      return { note: `Account ${accountId} is ${role} of ${profileId}.`, subjects: [{ profileId }] };
    },
  },
  {
    name: 'accounts remove',
    usage: 'ID ACCOUNT --reason TEXT',
    about: 'An account no longer looks after a profile: its sessions there end, and with its last profile it goes',
    options: reason,
    async run(office, given) {
      const profileId = await memberAt(office, given);
      const accountId = numberAt(given, 1, 'the number of the account');
      const because = requiredText(given, 'reason');
      if (!(await removeHolder(office.db, { accountId, profileId })))
        throw new OfficeRefusal(`Account ${accountId} does not look after ${profileId}, or nobody else does.`);
      await recordAct(office.db, byOffice(profileId, because), 'removed');
      return { note: `Account ${accountId} no longer looks after ${profileId}.`, subjects: [{ profileId }] };
    },
  },
];

async function memberAt({ db }: Office, given: Given): Promise<string> {
  const id = wordAt(given, 0, 'the profile id').toUpperCase();
  if (!PROFILE_ID.test(id)) throw new OfficeRefusal(`"${id}" is not a profile id: SV and up to nine digits.`);
  found((await loadMembers(db, [id]))[0], `member ${id}`);
  return id;
}
