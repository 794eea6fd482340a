import { tell } from '#server/notices/tell.queries.ts';
import { decide, listApprovals } from '#server/office/approvals.queries.ts';
import { found } from '#server/office/refusal.ts';
import { type Command, type Given, numberAt, type Office, type Result, requiredText } from './command.ts';

export const approvalCommands: Command[] = [
  {
    name: 'approvals approve',
    usage: 'ID',
    about: 'Lets all others read what was written',
    run: (office, given) => settle(office, given, { outcome: 'approved', reason: '' }),
  },
  {
    name: 'approvals refuse',
    usage: 'ID --reason TEXT',
    about: 'Leaves it as others read it; the member is told the reason',
    options: { reason: 'string' },
    run: (office, given) => settle(office, given, { outcome: 'refused', reason: requiredText(given, 'reason') }),
  },
  {
    name: 'approvals',
    usage: '',
    about: 'Names, genders and birth dates that shown members have changed: what others read, and what was written',
    run: async ({ db }) => ({ rows: await listApprovals(db) }),
  },
];

interface Decision {
  outcome: 'approved' | 'refused';
  reason: string;
}

async function settle({ db }: Office, given: Given, { outcome, reason }: Decision): Promise<Result> {
  const id = numberAt(given, 0, 'the number of what waits');
  const profileId = found(await decide(db, { id, outcome, reason }), `change ${id} that waits: please list them again`);
  await tell(db, { profileId, kind: outcome === 'approved' ? 'changeApproved' : 'changeRefused' });
  return { note: `The change of ${profileId} is ${outcome}.`, subjects: [{ profileId }] };
}
