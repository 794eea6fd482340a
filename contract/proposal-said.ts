import * as s from './shape.ts';

/** Who proposes two families to each other: the office, or both families at a melan. */
export const PROPOSAL_ORIGINS = ['desk', 'melan'] as const;
export type ProposalOrigin = (typeof PROPOSAL_ORIGINS)[number];

/** Answers to a proposal. `later`: not decided yet. */
export const PROPOSAL_ANSWERS = ['yes', 'no', 'later'] as const;
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number];

/** How the office received an answer that it records in the family's name. */
export const PROPOSAL_HEARD = ['call', 'slip'] as const;
export type ProposalHeard = (typeof PROPOSAL_HEARD)[number];

/** Whose answer the office received. */
export const PROPOSAL_WORDS = ['candidate', 'family'] as const;
export type ProposalWord = (typeof PROPOSAL_WORDS)[number];

/** Days that a proposal waits for both answers; a proposal of a melan waits for the answers of both candidates. */
export const PROPOSAL_DAYS = { desk: 21, melan: 14 } as const satisfies Record<ProposalOrigin, number>;
/** At most this many open proposals of the office for one family. A refused proposal counts until its last day. */
export const MOST_PROPOSALS = 2;
/** Days during which a family is told that a proposal has ended. */
export const ENDED_TOLD_DAYS = 14;
/** Maximum number of characters of the reason for a proposal. */
export const WHY_LIMIT = 300;

/** A proposal as one of the two families reads it. The other family's answer is not included. */
export const proposalSaid = {
  origin: s.oneOf(PROPOSAL_ORIGINS),
  why: s.string(),
  /** The given name of the person who made it; `''` if they have left the trust. */
  by: s.string(),
  /** ISO times. */
  madeAt: s.string(),
  endsAt: s.string(),
  /** This family's answer; `''` if there is none. */
  answer: s.oneOf(['', ...PROPOSAL_ANSWERS]),
  /** Whether another holder would say yes and the bride or groom is asked to. */
  isAsked: s.boolean(),
  /** Whether the bride or groom has answered. Then nobody else can change the answer. */
  isCandidates: s.boolean(),
  /** How the office received the answer; `''` if the family answered itself. */
  heard: s.oneOf(['', ...PROPOSAL_HEARD]),
};
/** The shape of `proposalSaid`, for an answer that contains it as one value. */
export const proposalSaidSchema = s.object(proposalSaid);
