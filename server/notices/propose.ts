import type { Kysely } from 'kysely';
import { type Opened, openProposal } from '#server/domain/proposals/open-proposal.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { tell } from './tell.queries.ts';

/** Opens a proposal and tells both families of it, except one that does not want it: it hears nothing. */
export async function propose(
  transaction: Kysely<Database>,
  proposal: Parameters<typeof openProposal>[1],
): Promise<Opened> {
  const opened = await openProposal(transaction, proposal);
  if (opened !== 'opened') return opened;
  const told = await transaction
    .selectFrom('proposal_sides')
    .select(['profile_id', 'member_id'])
    .where('profile_id', 'in', [proposal.one, proposal.other])
    .where('member_id', 'in', [proposal.one, proposal.other])
    .where('ended_at', 'is', null)
    .where('answer', 'is', null)
    .orderBy('profile_id')
    .execute();
  for (const { profile_id: profileId, member_id: aboutId } of told)
    await tell(transaction, { kind: 'deskProposal', profileId, aboutId });
  return opened;
}
