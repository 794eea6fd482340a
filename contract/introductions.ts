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

/** An interest waits so many days for its answer. */
export const INTEREST_DAYS = 21;
/** So many days after a first interest to a member, or after the end of an acquaintance, another may follow. */
export const AGAIN_AFTER_DAYS = KEPT.partings.many;
export const MOST_OPEN = 10;
/**
 * So many days after it was sent an interest without an answer counts among `MOST_OPEN` no longer, whether the family has opened or
 * declined it or neither; it waits on until `INTEREST_DAYS`.
 */
export const FREED_AFTER_DAYS = 10;
/** In one day in India. */
export const MOST_A_DAY = 3;
export const NOTE_LIMIT = 300;

/** From what an interest or an acceptance came first: a family's own, the week's introduction, a proposal of the office, a melan. */
export const ORIGINS = ['family', 'weekly', 'desk', 'melan'] as const;
export type Origin = (typeof ORIGINS)[number];

const note = readByOthers(text(NOTE_LIMIT));

export const sendIntroduction = call('sendintroduction', {
  ...ofMember,
  form: form({
    member: otherMember,
    note: sentOnly('note', note),
    /** Ticked: once it is accepted the two write first. The other family reads nothing of it before. */
    isWritingFirst: sentOnly('write_first', tick),
  }),
});
export const withdrawIntroduction = call('withdrawintroduction', { ...ofMember, form: memberForm });
/** `isAsking`: a guardian would accept, and asks the candidate to; beside a candidate nothing is accepted by it. */
export const acceptIntroduction = call('acceptintroduction', {
  ...ofMember,
  form: form({
    member: otherMember,
    isAsking: sentOnly('ask', choice(['Yes'])),
    /** `writeFirst`: neither family opens the other's number before both have pressed to exchange them. */
    numbers: sentOnly('numbers', choice(['now', 'writeFirst'])),
  }),
});
/** What a family may tell whose interest it declines. None is about caste, health or a horoscope. */
export const DECLINE_REASONS = ['talking', 'notNow', 'distance', 'plans', 'hopes'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/**
 * Without the tick the sender is told nothing: it looks like waiting, then like expiry. With it they read the reason, and
 * their place among `MOST_OPEN` is free at once; without it, as without an answer, after `FREED_AFTER_DAYS`.
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
 * Ends an acquaintance after both have accepted. The other family reads that it has ended, and no reason. For
 * `AGAIN_AFTER_DAYS` neither can send the other an interest.
 */
export const endAcquaintance = call('endacquaintance', { ...ofMember, form: memberForm });

/**
 * By the bride or groom, in whose place somebody else had accepted this family: the acquaintance goes on. Until then it is not to be reached
 * for the other family. `endacquaintance` ends it.
 */
export const keepAcquaintance = call('keepacquaintance', { ...ofMember, form: memberForm });

const introduction = <const T extends string>(states: readonly T[]) => ({
  member: sharedSchema,
  note: s.string(),
  sentAt: s.string(),
  expiresAt: s.string(),
  /** Whole days (in India) until the day of `expiresAt`; 0 on that day and after it. */
  daysLeft: s.number(),
  /** `''` unless accepted. */
  acceptedAt: s.string(),
  /** `''` unless accepted, and where all is as ever. */
  absence: s.oneOf(ABSENCES),
  ...answering,
  /** Somebody else had accepted in the place of the bride or groom, who has still to say whether it goes on. */
  isUndecided: s.boolean(),
  /** Accepted, and the numbers wait until both families have pressed to exchange them. */
  isWritingFirst: s.boolean(),
  /** The other family asks for a pair check and waits for the candidate, who alone reads it. */
  hasAsked: s.boolean(),
  state: s.oneOf(states),
});

/** What came and what went within ninety days, and every acceptance; newest first. Times are ISO times. */
export const listIntroductions = call('introductions', {
  access: 'member',
  returned: {
    inbox: fact('inbox', s.array(s.object(introduction(['waiting', 'accepted', 'declined', 'expired'])))),
    /**
     * From families who fail for certain a must of this member, or a wish that their gate judges, and which they fail. Their senders
     * learn nothing of it.
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
    /** How many of those that wait the gate would set apart; 0 where it is ticked. */
    missing: fact('missing', s.number()),
    /** `declined` where the sender was told, with the reason; `''` otherwise. */
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
    /** Acquaintances that have ended within `AGAIN_AFTER_DAYS`, and whether this family ended them; the latest first. */
    ended: fact('ended', s.array(s.object({ member: sharedSchema, endedAt: s.string(), isByUs: s.boolean() }))),
    /** Families whom this one had accepted and who are seen no longer, by number alone, and what is said of them. */
    lost: fact('lost', s.array(s.object({ memberId: s.string(), loss: s.oneOf(LOSSES) }))),
    /** Interests in the inbox, not among the others, that wait for this member's answer. */
    waiting: fact('waiting', s.number()),
    /** Of `MOST_OPEN` (within `FREED_AFTER_DAYS`) and `MOST_A_DAY`; what the week's introduction brought counts among neither. */
    openSent: fact('open_sent', s.number()),
    sentToday: fact('sent_today', s.number()),
  },
});
