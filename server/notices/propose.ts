import type { Kysely } from 'kysely';
import { type Opened, openProposal } from '#server/domain/proposals/open-proposal.ts';
import { listUnanswered } from '#server/domain/proposals/proposals.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notify } from './tell.queries.ts';

/** Opens a proposal and notifies both families, except one that does not want it. */
export async function propose(
  transaction: Kysely<Database>,
  proposal: Parameters<typeof openProposal>[1],
): Promise<Opened> {
  const opened = await openProposal(transaction, proposal);
  if (opened !== 'opened') return opened;
  for (const side of await listUnanswered(transaction, [proposal.one, proposal.other]))
    await notify(transaction, { kind: 'deskProposal', ...side });
  return opened;
}
