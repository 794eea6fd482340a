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
export type Fate = (typeof FATES)[number];

interface Read {
  /** To a family that has accepted: a page with these words over it, or these words in the place of the page. */
  accepted: { page: Absence } | { words: Loss };
  /** To whom an interest looks as if it waited: nothing, or one sentence some days later. */
  waiting: 'nothing' | 'noLongerLooking';
  /** To the family itself: whom it goes on seeing. */
  self: 'everybody' | 'acceptedOnly' | 'strangersOnly' | 'nobody';
}

/**
 * What each side reads, for each fate. A rest, a suspension and a candidate who stops the showing read alike, so that none of
 * them tells of the others; so do a rejection, a deletion and a block.
 */
export const READ: Readonly<Record<Fate, Read>> = {
  shown: { accepted: { page: '' }, waiting: 'nothing', self: 'everybody' },
  paused: { accepted: { page: 'paused' }, waiting: 'nothing', self: 'acceptedOnly' },
  settled: { accepted: { page: 'settled' }, waiting: 'noLongerLooking', self: 'acceptedOnly' },
  settledWithUs: { accepted: { page: 'settledWithUs' }, waiting: 'noLongerLooking', self: 'acceptedOnly' },
  // A family that is engaged is out of reach for all others whom it had accepted, and they for it, until it steps back.
  engaged: { accepted: { words: 'notReached' }, waiting: 'noLongerLooking', self: 'nobody' },
  engagedWithUs: { accepted: { page: 'engagedWithUs' }, waiting: 'noLongerLooking', self: 'acceptedOnly' },
  // The reader is the one that is engaged.
  setAside: { accepted: { words: 'setAside' }, waiting: 'nothing', self: 'strangersOnly' },
  married: { accepted: { words: 'ended' }, waiting: 'noLongerLooking', self: 'nobody' },
  marriedWithUs: { accepted: { page: 'marriedWithUs' }, waiting: 'noLongerLooking', self: 'acceptedOnly' },
  resting: { accepted: { words: 'notReached' }, waiting: 'nothing', self: 'acceptedOnly' },
  suspended: { accepted: { words: 'notReached' }, waiting: 'nothing', self: 'nobody' },
  notShown: { accepted: { words: 'notReached' }, waiting: 'nothing', self: 'nobody' },
  // Somebody else had accepted in the place of the bride or groom, who has still to say of this family whether it goes on.
  undecided: { accepted: { words: 'notReached' }, waiting: 'nothing', self: 'everybody' },
  rejected: { accepted: { words: 'ended' }, waiting: 'nothing', self: 'nobody' },
  leaving: { accepted: { words: 'ended' }, waiting: 'noLongerLooking', self: 'nobody' },
  gone: { accepted: { words: 'ended' }, waiting: 'noLongerLooking', self: 'nobody' },
};
