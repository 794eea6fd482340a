import { call } from './call.ts';
import { form } from './form.ts';
import { matchSchema } from './matches.ts';
import { otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { PROPOSAL_ANSWERS, proposalSaid, WHY_LIMIT } from './proposal-said.ts';
import { readByOthers, requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Why the two should know each other: both families read it. */
export const why = readByOthers(text(WHY_LIMIT));

/** A proposal as one of the two families reads it; of the other's answer there is nothing here. */
export const proposalSchema = s.object({
  match: matchSchema,
  ...proposalSaid,
});
export type Proposal = s.Output<typeof proposalSchema>;

/** What stands open between this family and others, the latest first, and the days on which one was made that has come to nothing. */
export const listProposals = call('proposals', {
  access: 'member',
  returned: {
    proposals: fact('proposals', s.array(proposalSchema)),
    /** ISO times; nobody is named, and nothing says why. */
    ended: fact('ended', s.array(s.object({ madeAt: s.string() }))),
  },
});

/**
 * Answers a proposal; until its end the answer may be changed, and the other family is not told of it. Two that say yes have accepted each
 * other. Where accepting is the candidate's, somebody else's yes asks the candidate.
 */
export const answerProposal = call('answerproposal', {
  ...ofMember,
  form: form({ member: otherMember, answer: sentOnly('answer', requiredChoice(PROPOSAL_ANSWERS, 'chooseFromList')) }),
});
