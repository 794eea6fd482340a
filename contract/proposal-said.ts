import * as s from './shape.ts';

/** Who puts two families before each other: the office, or both families at a melan. */
export const PROPOSAL_ORIGINS = ['desk', 'melan'] as const;
export type ProposalOrigin = (typeof PROPOSAL_ORIGINS)[number];

/** `later`: nothing is decided yet. */
export const PROPOSAL_ANSWERS = ['yes', 'no', 'later'] as const;
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number];

/** How the office has heard an answer that it writes down in the family's name. */
export const PROPOSAL_HEARD = ['call', 'slip'] as const;
export type ProposalHeard = (typeof PROPOSAL_HEARD)[number];

/** Whose word the office has heard. */
export const PROPOSAL_WORDS = ['candidate', 'family'] as const;
export type ProposalWord = (typeof PROPOSAL_WORDS)[number];

/** A proposal waits so many days for both answers; one of a melan for those of both candidates. */
export const PROPOSAL_DAYS = { desk: 21, melan: 14 } as const satisfies Record<ProposalOrigin, number>;
/** Of the office, for one family at a time; a refused one counts until its last day. */
export const MOST_PROPOSALS = 2;
/** That one has come to nothing is told for so many days. */
export const ENDED_TOLD_DAYS = 14;
export const WHY_LIMIT = 300;

/** What is said of a proposal to one of the two families; of the other's answer there is nothing here. */
export const proposalSaid = {
  origin: s.oneOf(PROPOSAL_ORIGINS),
  why: s.string(),
  /** The given name of who made it; `''` where they work at the trust no more. */
  by: s.string(),
  /** ISO times. */
  madeAt: s.string(),
  endsAt: s.string(),
  /** What this family has answered; `''` for nothing. */
  answer: s.oneOf(['', ...PROPOSAL_ANSWERS]),
  /** Somebody else would say yes, and the bride or groom is asked. */
  isAsked: s.boolean(),
  /** The bride or groom has answered: nobody else changes it. */
  isCandidates: s.boolean(),
  /** How the office has heard the answer; `''` for one of the family's own. */
  heard: s.oneOf(['', ...PROPOSAL_HEARD]),
};
export const proposalSaidSchema = s.object(proposalSaid);
