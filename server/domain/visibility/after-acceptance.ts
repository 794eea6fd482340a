import type { Absence, Loss } from '#contract/member.ts';

/** What a family does, or what happens to it, after another has accepted it or written to it. */
export const FATES = [
  'shown',
  'paused',
  'settled',
  'settledWithUs',
  'engaged',
  'engagedWithUs',
  'setAside',
  'married',
  'marriedWithUs',
  'resting',
  'suspended',
  'notShown',
  'undecided',
  'rejected',
  'leaving',
  'gone',
] as const;
/** An event of `FATES`. */
export type Fate = (typeof FATES)[number];

/** What each side reads after an event. */
interface Readings {
  /** What an accepted family reads: the page with these words above it, or these words in place of the page. */
  accepted: { page: Absence } | { words: Loss };
  /** What a sender reads whose interest looks unanswered: nothing, or one sentence some days later. */
  waiting: 'nothing' | 'noLongerLooking';
  /** Whom the family itself still sees. */
  self: 'everybody' | 'acceptedOnly' | 'strangersOnly' | 'nobody';
}

/**
 * What each side reads for each fate. To accepted families, a rest, a suspension and a candidate who stops the showing
 * read alike, so that none of them can be recognised. So do a rejection, a deletion and a block.
 */
export const READ_BY_FATE: Readonly<Record<Fate, Readings>> = {
  shown: { accepted: { page: '' }, waiting: 'nothing', self: 'everybody' },
  paused: { accepted: { page: 'paused' }, waiting: 'nothing', self: 'acceptedOnly' },
  settled: { accepted: { page: 'settled' }, waiting: 'noLongerLooking', self: 'acceptedOnly' },
  settledWithUs: { accepted: { page: 'settledWithUs' }, waiting: 'noLongerLooking', self: 'acceptedOnly' },
  // An engaged family and the other families that it had accepted cannot reach each other, until it ends the
  // engagement.
  engaged: { accepted: { words: 'notReached' }, waiting: 'noLongerLooking', self: 'nobody' },
  engagedWithUs: { accepted: { page: 'engagedWithUs' }, waiting: 'noLongerLooking', self: 'acceptedOnly' },
  // Here the reader is the engaged one.
  setAside: { accepted: { words: 'setAside' }, waiting: 'nothing', self: 'strangersOnly' },
  married: { accepted: { words: 'ended' }, waiting: 'noLongerLooking', self: 'nobody' },
  marriedWithUs: { accepted: { page: 'marriedWithUs' }, waiting: 'noLongerLooking', self: 'acceptedOnly' },
  resting: { accepted: { words: 'notReached' }, waiting: 'nothing', self: 'acceptedOnly' },
  suspended: { accepted: { words: 'notReached' }, waiting: 'nothing', self: 'nobody' },
  notShown: { accepted: { words: 'notReached' }, waiting: 'nothing', self: 'nobody' },
  // Somebody else had accepted in place of the bride or groom, who has still to decide about this family.
  undecided: { accepted: { words: 'notReached' }, waiting: 'nothing', self: 'everybody' },
  rejected: { accepted: { words: 'ended' }, waiting: 'nothing', self: 'nobody' },
  leaving: { accepted: { words: 'ended' }, waiting: 'noLongerLooking', self: 'nobody' },
  gone: { accepted: { words: 'ended' }, waiting: 'noLongerLooking', self: 'nobody' },
};
