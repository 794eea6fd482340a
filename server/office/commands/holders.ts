import type { Act } from '#contract/acts.ts';
import { normalPhone } from '#contract/dial.ts';
import { isAcceptablePhone } from '#contract/phone.ts';
import { WHOSE } from '#contract/roles.ts';
import { sayYes } from '#server/domain/holders/candidate-choices.queries.ts';
import { listHolders, removeHolder } from '#server/domain/holders/holders.queries.ts';
import { noteSpoken } from '#server/domain/visibility-settings/spoken-calls.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { changeRole, listActs, listWithoutYes } from '#server/office/holders.queries.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import {
  type Command,
  type CommandInput,
  numberAt,
  type Office,
  type Result,
  requiredText,
  wordAt,
} from './command.ts';
import { memberNamed } from './member-named.ts';

const reasonOption = { reason: 'string' } as const;

/**
 * Reads the profile and the reason of a decision. The function `note` records the act for the holders and returns the
 * result.
 */
async function readDecision(office: Office, input: CommandInput) {
  const profileId = await memberNamed(office, input);
  const because = requiredText(input, 'reason');
  const actor = { profileId, accountId: null, role: 'office' as const, reason: because };
  const note = async (act: Act, sentence: string): Promise<Result> => {
    await recordAct(office.db, actor, act);
    return { note: sentence, subjects: [{ profileId }] };
  };
  return { profileId, because, note };
}

/** Reads the profile, the reason and the account of a decision about one account of the profile. */
const readAccountDecision = async (office: Office, input: CommandInput) => ({
  ...(await readDecision(office, input)),
  accountId: numberAt(input, 1, 'the number of the account'),
});

/** Commands about the consent of candidates: `npm run office -- candidates`. */
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
    usage: 'ID --called NUMBER --reason TEXT',
    about: 'The office has spoken to the bride or groom on this number; one without an account says yes by it',
    options: { called: 'string', ...reasonOption },
    async run(office, input) {
      const { profileId, because, note } = await readDecision(office, input);
      const phone = normalPhone(requiredText(input, 'called'));
      if (!isAcceptablePhone(phone))
        throw new OfficeRefusal('No telephone has the number that was given with --called.');
      const candidate = (await listHolders(office.db, profileId)).find(({ role }) => role === 'candidate');
      const by = { email: office.who, name: office.who };
      await noteSpoken(office.db, { profileId, accountId: candidate?.id ?? null, phone, by, words: because });
      if (candidate) return { note: `The call for ${profileId} is recorded.`, subjects: [{ profileId }] };
      await sayYes(office.db, profileId, { reason: because });
      return note('saidYes', `The yes for ${profileId} is recorded.`);
    },
  },
];

/** Commands about the accounts of a profile: `npm run office -- accounts`. */
export const accountCommands: Command[] = [
  {
    name: 'accounts list',
    usage: 'ID',
    about: 'Who looks after a profile',
    async run(office, input) {
      const profileId = await memberNamed(office, input);
      const rows = await listHolders(office.db, profileId);
      return { rows: rows.map(({ id, ...row }) => ({ account: id, ...row })), subjects: [{ profileId }] };
    },
  },
  {
    name: 'accounts acts',
    usage: 'ID',
    about: 'Who of them did what',
    async run(office, input) {
      const profileId = await memberNamed(office, input);
      return { rows: await listActs(office.db, profileId), subjects: [{ profileId }] };
    },
  },
  {
    name: 'accounts role',
    usage: 'ID ACCOUNT candidate|guardian --reason TEXT',
    about: 'Corrects whose an account is of a profile',
    options: reasonOption,
    async run(office, input) {
      const { profileId, accountId, note } = await readAccountDecision(office, input);
      const word = wordAt(input, 2, 'candidate or guardian');
      const role = WHOSE.find((known) => known === word);
      if (role === undefined) throw new OfficeRefusal(`"${word}" is neither candidate nor guardian.`);
      if (!(await changeRole(office.db, { accountId, profileId }, role, office.who)))
        throw new OfficeRefusal(
          `Account ${accountId} does not look after ${profileId}, or there is another candidate.`,
        );
      return note('role', `Account ${accountId} is ${role} of ${profileId}.`);
    },
  },
  {
    name: 'accounts remove',
    usage: 'ID ACCOUNT --reason TEXT',
    about: 'An account no longer looks after a profile: its sessions there end, and with its last profile it goes',
    options: reasonOption,
    async run(office, input) {
      const { profileId, accountId, note } = await readAccountDecision(office, input);
      if (!(await removeHolder(office.db, { accountId, profileId })))
        throw new OfficeRefusal(`Account ${accountId} does not look after ${profileId}, or nobody else does.`);
      return note('removed', `Account ${accountId} no longer looks after ${profileId}.`);
    },
  },
];
