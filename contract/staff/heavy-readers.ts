import { call } from '../call.ts';
import { form } from '../form.ts';
import { otherMember } from '../member-id.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import * as s from '../shape.ts';
import { fact } from '../wire.ts';

/** Limits for the list of members who opened the most other members, and of browsers in which many accounts log in. */
export const HEAVY_READERS = {
  /** The period, in days before now. */
  days: 7,
  /** A member is listed from this many opened people on. */
  from: 30,
  /** Maximum number of entries of each list. */
  listed: 10,
  /** A browser is listed if more than this many accounts log in there. */
  accountsOfABrowser: 3,
  /** The period for messages sent despite a warning about money, in days before now. */
  lettersDays: 30,
} as const;

/**
 * Lists the members who opened most others, the browsers in which many accounts log in, and the members who wrote most
 * about money, within the limits of `HEAVY_READERS`. Messages appear as counts only. The named members are recorded in
 * the audit log.
 */
export const listHeavyReaders = call('office/heavyreaders', {
  access: 'staff',
  saves: false,
  returned: {
    heaviest: fact(
      'heaviest',
      s.array(
        s.object({
          memberId: s.string(),
          /** The number of different people opened. */
          opened: s.number(),
          /** Days since the first of its accounts was made. */
          days: s.number(),
          /** How many other profiles are managed in the same browser. */
          sharedBrowser: s.number(),
          /** How many other profiles have the same account or the same guardian's phone. */
          sharedNumber: s.number(),
          /** Whether nobody sees the profile at present: it rests, is paused, suspended or about to be deleted. */
          isAbsent: s.boolean(),
        }),
      ),
    ),
    browsers: fact('browsers', s.array(s.object({ accounts: s.number(), memberIds: s.array(s.string()) }))),
    /** Messages that warned their reader, and the number of families that got them. */
    writers: fact('writers', s.array(s.object({ memberId: s.string(), letters: s.number(), families: s.number() }))),
  },
});

/**
 * Puts a profile that has opened many members at rest for a day, opens a case about it, and asks its family to call.
 */
export const pauseAndAsk = call('office/pauseandask', {
  access: 'staff',
  form: form({ member: otherMember }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
