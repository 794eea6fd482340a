import { listSuspensions } from '#server/domain/members/suspensions.queries.ts';
import { findMembers } from '#server/office/find-members.ts';
import { endSuspensionOf, loadMembers, suspend } from '#server/office/members.queries.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import { type Command, requiredText, wordAt } from './command.ts';
import { memberNamed } from './member-named.ts';

const reasonOption = { reason: 'string' } as const;

/** Commands about members and their suspensions: `npm run office -- members`. */
export const memberCommands: Command[] = [
  {
    name: 'members find',
    usage: 'PHONE|EMAIL|ID|NAME',
    about:
      'Members by phone, e-mail, profile id or name in either script, as it sounds; a name begins with the first name',
    async run({ db }, input) {
      wordAt(input, 0, 'a phone, a profile id or a name');
      const { ids, next } = await findMembers(db, input.words.join(' '));
      const rows = await loadMembers(db, ids);
      return {
        rows,
        ...(next > 0 && { note: 'There are more: give more of the name.' }),
        subjects: rows.map(({ id }) => ({ profileId: id })),
      };
    },
  },
  {
    name: 'members log-id',
    usage: 'ID',
    about: 'By what the lines of the log know this member',
    async run(office, input) {
      const profileId = await memberNamed(office, input);
      return {
        record: { member: profileId, 'in the log': await office.logIdOf(profileId) },
        subjects: [{ profileId }],
      };
    },
  },
  {
    name: 'members suspensions',
    usage: 'ID',
    about: 'When and why a member was suspended and restored',
    async run({ db }, input) {
      const profileId = await memberNamed({ db }, input);
      return { rows: await listSuspensions(db, profileId), subjects: [{ profileId }] };
    },
  },
  {
    name: 'members suspend',
    usage: 'ID --reason TEXT [--tell TEXT]',
    about: 'Ends the member’s sessions and hides the profile at once; they read what --tell says, never the reason',
    options: { ...reasonOption, tell: 'string' },
    async run({ db }, input) {
      const profileId = await memberNamed({ db }, input);
      const why = { reason: requiredText(input, 'reason'), told: String(input.options.tell ?? '').trim() };
      if (!(await suspend(db, profileId, why))) throw new OfficeRefusal(`${profileId} is suspended already.`);
      return { note: `${profileId} is suspended.`, subjects: [{ profileId }] };
    },
  },
  {
    name: 'members restore',
    usage: 'ID --reason TEXT',
    about: 'Takes a suspension back',
    options: reasonOption,
    async run({ db }, input) {
      const profileId = await memberNamed({ db }, input);
      const because = requiredText(input, 'reason');
      if (!(await endSuspensionOf(db, profileId, because))) throw new OfficeRefusal(`${profileId} is not suspended.`);
      return { note: `${profileId} is restored.`, subjects: [{ profileId }] };
    },
  },
];
