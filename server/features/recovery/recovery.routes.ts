import type { Kysely } from 'kysely';
import { agreeToRecovery, askSecondProof, objectToRecovery, showRecovery } from '#contract/recovery.ts';
import {
  endRecovery,
  findRecovery,
  listRecoveriesBeside,
  loadRecoversUntil,
} from '#server/domain/accounts/recovery.queries.ts';
import { listHolders } from '#server/domain/holders/holders.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { failure, success } from '#server/http/outcome.ts';
import type { Who } from '#server/http/session.ts';
import { askForLink } from '#server/notices/ask-for-link.ts';
import { stopRecovery } from '#server/notices/recoveries.ts';
import { tellHandedOver } from '#server/notices/tell-handed-over.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

const recoveryOver = failure('recoveryOver');

/** Registers the calls that end the restricted days after a new password early: a second proof or an objection. */
export function recoveryRoutes(services: Services): void {
  const { db, limits } = services;

  registerMemberCall(services, showRecovery, async ({ who }) => {
    const found = await findRecovery(db, who.accountId);
    return {
      until: await loadRecoversUntil(db, who.accountId),
      hasEmail: found?.hasEmail ?? false,
      hasOthers: (await listHolders(db, who.profileId)).length > 1,
      closesHealth: found?.closesHealth ?? false,
    };
  });

  registerMemberCall(services, askSecondProof, async ({ who, request }) => {
    const found = await findRecovery(db, who.accountId);
    if (found === undefined) return recoveryOver;
    if (!found.hasEmail) return failure('noSecondProof');
    await limits.take('codeByAddress', addressKey(request.ip));
    return askForLink(services, who, { purpose: 'email', contact: who.member.email });
  });

  registerMemberCall(services, agreeToRecovery, async ({ who, values: { holder } }) => {
    return db.transaction().execute(async (transaction) => {
      const found = await findBeside(transaction, who, holder);
      if (found === undefined) return recoveryOver;
      const { role } = (await listHolders(transaction, who.profileId)).find(({ id }) => id === holder) ?? {};
      // A parent who holds the candidate's phone must not get access to her health answers by agreeing in her place.
      if (!(await endRecovery(transaction, holder, { reopensHealth: role !== 'candidate' }))) return recoveryOver;
      await tellHandedOver(transaction, agreeToRecovery, { accountId: holder });
      return success('recoveryAgreed');
    });
  });

  registerMemberCall(services, objectToRecovery, async ({ who, values: { holder } }) => {
    return db.transaction().execute(async (transaction) => {
      const found = await findBeside(transaction, who, holder);
      return found && (await stopRecovery(transaction, found)) ? success('recoveryRefused') : recoveryOver;
    });
  });
}

/** Finds the recovery of another holder of this profile; undefined if none is open. */
const findBeside = async (transaction: Kysely<Database>, who: Who, holder: number) =>
  (await listRecoveriesBeside(transaction, who)).find(({ accountId }) => accountId === holder);
