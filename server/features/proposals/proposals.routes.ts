import { answerProposal, listProposals } from '#contract/proposals.ts';
import { listEndedProposals } from '#server/domain/proposals/proposals.queries.ts';
import { loadProposals } from '#server/domain/proposals/proposed.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { isBesideCandidate } from '#server/http/session.ts';
import { type Answered, answerProposal as answer } from '#server/notices/answer-proposal.ts';
import { loadSeeker } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';

/** The message about a family's own answer. About the other family's answer it reveals only that both said yes. */
const OUTCOMES: Readonly<Record<Answered, Outcome>> = {
  accepted: success('proposalAccepted'),
  yes: success('proposalYes'),
  no: success('proposalNo'),
  later: success('proposalLater'),
  asked: success('proposalAsked'),
  candidates: failure('proposalCandidates'),
  over: failure('proposalOver'),
};

/** Registers the calls for proposals by the trust or from a melan. */
export function proposalRoutes(services: Services): void {
  const { db } = services;

  registerMemberCall(services, listProposals, async ({ who: { profileId } }) => {
    const { person } = await loadSeeker(services, profileId);
    const endedProposals = await listEndedProposals(db, profileId);
    return {
      proposals: await loadProposals(services, profileId, person),
      ended: endedProposals.map((madeAt) => ({ madeAt: madeAt.toISOString() })),
    };
  });

  registerMemberCall(services, answerProposal, async ({ who, values }) => {
    const { profileId, accountId } = who;
    const isCandidates = !isBesideCandidate(who);
    const reply = { profileId, accountId, memberId: values.member, answer: values.answer, isCandidates, heard: null };
    const result = await db.transaction().execute((transaction) => answer(transaction, services, reply));
    return OUTCOMES[result];
  });
}
