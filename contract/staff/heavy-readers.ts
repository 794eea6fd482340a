import { call } from '../call.ts';
import { form } from '../form.ts';
import { otherMember } from '../member-id.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import * as s from '../shape.ts';
import { fact } from '../wire.ts';

/** Among members: who has opened the most different people, and browsers in which many accounts log in. */
export const HEAVY_READERS = {
  /** So many days back. */
  days: 7,
  /** From so many people on. */
  from: 30,
  listed: 10,
  /** A browser is listed from one account more. */
  accountsOfABrowser: 3,
  /** Letters that were sent though they speak of money: so many days back. */
  lettersDays: 30,
} as const;

/**
 * The ten heaviest readers of the last seven days, the browsers of more than three accounts, and who wrote of money to families most; of letters
 * the counts alone. Whom it names is recorded.
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
          /** How many different people. */
          opened: s.number(),
          /** Days since the first of its accounts was made. */
          days: s.number(),
          /** How many other profiles are looked after in the same browser, and with the same number. */
          ...{ sharedBrowser: s.number(), sharedNumber: s.number() },
          /** It is seen by nobody at present: it rests, is paused, suspended or about to be deleted. */
          isAbsent: s.boolean(),
        }),
      ),
    ),
    browsers: fact('browsers', s.array(s.object({ accounts: s.number(), memberIds: s.array(s.string()) }))),
    /** Letters with a warning to their reader, and to how many families. */
    writers: fact('writers', s.array(s.object({ memberId: s.string(), letters: s.number(), families: s.number() }))),
  },
});

/** Lets such a profile rest for a day, opens a case about it, and asks its family to telephone. */
export const pauseAndAsk = call('office/pauseandask', {
  access: 'staff',
  form: form({ member: otherMember }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
