import { answerProposal } from '#contract/proposals.ts';
import { deeds } from '#web/forms/actions.ts';

/** The answers to a proposal of the trust or of a melan. */
export const proposalDeeds = deeds({
  proposalYes: answerProposal,
  proposalNo: answerProposal,
  proposalLater: answerProposal,
});

/** Whether the form that was sent last (`FormResult.deed`) is one of `proposalDeeds`. */
export const isProposalDeed = (deed: string | undefined): boolean =>
  deed !== undefined && deed in proposalDeeds.actions;
