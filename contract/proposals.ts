import { call } from './call.ts';
import { form } from './form.ts';
import { matchSchema } from './matches.ts';
import { otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { PROPOSAL_ANSWERS, proposalSaid, WHY_LIMIT } from './proposal-said.ts';
import { readByOthers, requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Why the two should know each other. Both families read it. */
export const why = readByOthers(text(WHY_LIMIT));

/** A proposal as one of the two families reads it. The other family's answer is not included. */
export const proposalSchema = s.object({
  match: matchSchema,
  ...proposalSaid,
});
export type Proposal = s.Output<typeof proposalSchema>;

/** Lists this family's open proposals, the latest first, and the dates of those that ended without success. */
export const listProposals = call('proposals', {
  access: 'member',
  returned: {
    proposals: fact('proposals', s.array(proposalSchema)),
    /** ISO times only. Neither the family nor a reason is returned. */
    ended: fact('ended', s.array(s.object({ madeAt: s.string() }))),
  },
});

/**
 * Answers a proposal. The answer may be changed until the proposal ends; the other family is not notified. If both say
 * yes, they have accepted each other. If only the candidate may accept, another holder's yes asks the candidate.
 */
export const answerProposal = call('answerproposal', {
  ...ofMember,
  form: form({ member: otherMember, answer: sentOnly('answer', requiredChoice(PROPOSAL_ANSWERS, 'chooseFromList')) }),
});
