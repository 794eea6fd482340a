import { mayQuietWord, quietWord } from '#contract/quiet-word.ts';
import { keepReport } from '#server/domain/cases/reports.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { refuseUseless } from '#server/domain/phones/refuse-useless.ts';
import { setVeto } from '#server/domain/visibility-settings/vetoes.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';
import { warnOfNewCase } from '#server/notices/case-warnings.queries.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls by which a candidate reports in confidence that they are not free to decide. */
export function quietWordRoutes(services: Services): void {
  const { cipher, db, limits } = services;

  registerMemberCall(services, mayQuietWord, async ({ who }) => {
    requireCandidate(who);
    return {};
  });

  // The answer is the same whether or not there was a veto before. The call leaves no act, which other holders could
  // read.
  registerMemberCall(services, quietWord, async ({ who, values }) => {
    requireCandidate(who);
    refuseUseless('phone', values.phone);
    await limits.take('quietWordByMember', who.profileId);
    const { profileId } = who;
    const isNew = await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [profileId]);
      const set = await setVeto(transaction, cipher, { profileId, phone: values.phone, hour: values.hour ?? '' });
      // With the same notice as for every rest.
      if (set?.wasResting === false) await notify(transaction, { kind: 'rested', profileId });
      return set !== undefined;
    });
    // For everybody in the office except the women's desk it is an ordinary case.
    if (isNew) {
      await keepReport(services, { reporterId: '', memberId: profileId, reason: 'other', words: '' });
      await warnOfNewCase(db);
    }
    return success('quietWordHeard');
  });
}

/** Throws a 403 unless the account is the candidate's. Another holder may not speak for the candidate. */
function requireCandidate({ role }: Who): void {
  if (role !== 'candidate') throw new Refusal(403, 'candidateAlone');
}
