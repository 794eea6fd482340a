import { call } from './call.ts';
import { type FormErrors, form } from './form.ts';
import { ABSENCES, answering, LOSSES, sharedSchema } from './member.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { KEPT } from './retention.ts';
import { choice, readByOthers, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { REACHES } from './signs.ts';
import { fact, sentOnly } from './wire.ts';

/** Days that an interest waits for an answer. Then it expires. */
export const INTEREST_DAYS = 21;
/** Days after an interest to a member, or after the end of an acquaintance, before another interest may be sent. */
export const AGAIN_AFTER_DAYS = KEPT.partings.many;
/** At most this many unanswered interests of one family at a time. */
export const MOST_OPEN = 10;
/**
 * After this many days an unanswered interest does not count in `MOST_OPEN`, whether or not the family has opened or
 * declined it. It still waits until `INTEREST_DAYS`.
 */
export const FREED_AFTER_DAYS = 10;
/** At most this many interests in one day in India. */
export const MOST_A_DAY = 3;
/** Maximum number of characters of the note to an interest. */
export const NOTE_LIMIT = 300;

/**
 * The origin of an interest or an acceptance: a family's own, the weekly introduction, a proposal of the office, or a
 * melan.
 */
export const ORIGINS = ['family', 'weekly', 'desk', 'melan'] as const;
export type Origin = (typeof ORIGINS)[number];

const note = readByOthers(text(NOTE_LIMIT));

/**
 * Sends an interest to another member. Refused while the sender is not shown, beyond `MOST_OPEN` and `MOST_A_DAY`, and
 * within `AGAIN_AFTER_DAYS` of an earlier interest to the same member.
 */
export const sendIntroduction = call('sendintroduction', {
  ...ofMember,
  form: form({
    member: otherMember,
    note: sentOnly('note', note),
    /**
     * Whether the two families write to each other first after an acceptance. The other family does not see this before
     * it accepts.
     */
    isWritingFirst: sentOnly('write_first', tick),
  }),
});
/** Withdraws an interest that still waits for an answer. It disappears from the recipient's inbox. */
export const withdrawIntroduction = call('withdrawintroduction', { ...ofMember, form: memberForm });
/** Accepts an interest. `isAsking`: a guardian only asks the candidate to accept; nothing is accepted by this call. */
export const acceptIntroduction = call('acceptintroduction', {
  ...ofMember,
  form: form({
    member: otherMember,
    isAsking: sentOnly('ask', choice(['Yes'])),
    /** `writeFirst`: neither family opens the other's number until both have pressed to exchange them. */
    numbers: sentOnly('numbers', choice(['now', 'writeFirst'])),
  }),
});
/** Reasons that a family may give when it declines an interest. None is about caste, health or a horoscope. */
export const DECLINE_REASONS = ['talking', 'notNow', 'distance', 'plans', 'hopes'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/**
 * Declines an interest. Without the tick the sender is not notified: the interest seems to wait and then to expire, and
 * it counts in `MOST_OPEN` for `FREED_AFTER_DAYS`. With the tick the sender reads the reason, and the place in
 * `MOST_OPEN` is free at once.
 */
export const declineIntroduction = call('declineintroduction', {
  ...ofMember,
  form: form(
    {
      member: otherMember,
      tell: sentOnly('tell', choice(['Yes'])),
      reason: sentOnly('reason', choice(DECLINE_REASONS)),
    },
    ({ tell, reason }): FormErrors => {
      if (tell === 'Yes' && reason === '') return { reason: 'reasonRequired' };
      return tell === '' && reason !== '' ? { tell: 'tickToTell' } : {};
    },
  ),
});

/**
 * Ends an acquaintance. The other family reads that it has ended, without a reason. For `AGAIN_AFTER_DAYS` neither
 * family can send the other an interest.
 */
export const endAcquaintance = call('endacquaintance', { ...ofMember, form: memberForm });

/**
 * The bride or groom confirms an acceptance that another holder made; the acquaintance goes on. Until then the other
 * family cannot reach this one. `endacquaintance` ends it instead.
 */
export const keepAcquaintance = call('keepacquaintance', { ...ofMember, form: memberForm });

const introduction = <const T extends string>(states: readonly T[]) => ({
  member: sharedSchema,
  note: s.string(),
  sentAt: s.string(),
  expiresAt: s.string(),
  /** Whole days (in India) until the day of `expiresAt`; 0 on that day and after it. */
  daysLeft: s.number(),
  /** ISO time of the acceptance; `''` if there is none. */
  acceptedAt: s.string(),
  /** `''` unless the interest is accepted and the other family is absent. */
  absence: s.oneOf(ABSENCES),
  ...answering,
  /** Whether another holder accepted in the place of the bride or groom, who has not yet decided whether it goes on. */
  isUndecided: s.boolean(),
  /** Whether the interest is accepted and the numbers stay closed until both families have pressed to exchange them. */
  isWritingFirst: s.boolean(),
  /** Whether the other family asks for a pair check and waits for the candidate. Only the candidate reads this. */
  hasAsked: s.boolean(),
  state: s.oneOf(states),
});

/** Lists recent interests, received and sent, and all acceptances, the newest first. Times are ISO times. */
export const listIntroductions = call('introductions', {
  access: 'member',
  returned: {
    inbox: fact('inbox', s.array(s.object(introduction(['waiting', 'accepted', 'declined', 'expired'])))),
    /**
     * Interests from families that certainly fail one of this member's musts, or a wish under their gate. The senders
     * are not informed.
     */
    others: fact(
      'others',
      s.array(
        s.object({
          ...introduction(['waiting', 'declined', 'expired']),
          musts: s.array(s.string()),
          wishes: s.array(s.string()),
        }),
      ),
    ),
    /** How many waiting interests the gate would move to `others`; 0 if the gate is ticked. */
    missing: fact('missing', s.number()),
    /** Sent interests. `declined` has the reason if the sender was told; otherwise `''`. */
    outbox: fact(
      'outbox',
      s.array(
        s.object({
          ...introduction(['waiting', 'accepted', 'declined', 'withdrawn', 'expired']),
          reason: s.oneOf(['', ...DECLINE_REASONS]),
          reach: s.oneOf(REACHES),
        }),
      ),
    ),
    /** Acquaintances that ended within `AGAIN_AFTER_DAYS`, and whether this family ended them; the latest first. */
    ended: fact('ended', s.array(s.object({ member: sharedSchema, endedAt: s.string(), isByUs: s.boolean() }))),
    /** Families that this one had accepted and does not see any more, by number only, and what is said about each. */
    lost: fact('lost', s.array(s.object({ memberId: s.string(), loss: s.oneOf(LOSSES) }))),
    /** Interests in the inbox, without `others`, that await this member's answer. */
    waiting: fact('waiting', s.number()),
    /**
     * Interests counted against `MOST_OPEN` (within `FREED_AFTER_DAYS`) and `MOST_A_DAY`. Interests from the weekly
     * introduction do not count.
     */
    openSent: fact('open_sent', s.number()),
    sentToday: fact('sent_today', s.number()),
  },
});
