import { call } from './call.ts';
import { heldNotes } from './held.ts';
import { matchSchema } from './matches.ts';
import { ABSENCES, answering, sharedSchema } from './member.ts';
import { REST_KINDS } from './pause.ts';
import { proposalSchema } from './proposals.ts';
import { QUIET_STEPS } from './quiet-questions.ts';
import * as s from './shape.ts';
import { waitingFact } from './waiting-to-be-shown.ts';
import { introducedSchema } from './weekly-introduction.ts';
import { fact } from './wire.ts';

/** What of the notices stands on the home page as well. */
export const OF_THE_OFFICE = [
  'suspended',
  'restored',
  'badgeGiven',
  'officeAnswered',
  'reportRead',
  'reportActed',
  'reportNothing',
  'reportUnclear',
  'rested',
  'readingAsked',
  'contactSuspended',
  'approvalUndone',
  'profileApproved',
  'profileSentBack',
  'changeApproved',
  'changeRefused',
  'addressFails',
  'rules',
] as const;

/** What other families have done, of the notices that stand on the home page as well. */
export const OF_FAMILIES = [
  'pairCheckAsked',
  'togetherStep',
  'togetherOwnStep',
  'declinedKindly',
  'acquaintanceEnded',
  'noLongerLooking',
  'steppedBack',
  'matchSettled',
] as const;

/** People on the home page, at most: one at large, and three small. */
export const MOST_AT_HOME = 4;
/** Where she may write first. */
export const MOST_FOR_FIRST_STEP = 3;
/** Families that wait for an answer, of whom the home page names so many: the inbox has them all. */
export const MOST_TO_ANSWER = 5;
/** An acceptance stands first on the home page until so many days after this family has opened the other's number. */
export const DAYS_AFTER_OPENING = 14;

/**
 * What stands on a member's home: the families with whom both sides have agreed to talk, no matter who wrote first; those
 * that wait for this one's answer; some people of the lists; what the office says; and which changes wait for it. No limit of a day
 * refuses it: there are no people in it where the day holds no more cards, nor while the lists are being made. A session of
 * the Power Link reads of nobody.
 */
export const showToday = call('showtoday', {
  access: 'member',
  returned: {
    /**
     * Both families have accepted, and this one has not opened the other's number, or opened it within `DAYS_AFTER_OPENING`:
     * whom one can call now comes first, then the latest. `isUndecided`: somebody else had accepted in the place of the bride or groom,
     * who has still to say whether it goes on.
     */
    saidYes: fact(
      'said_yes',
      s.array(
        s.object({
          member: sharedSchema,
          absence: s.oneOf(ABSENCES),
          hasOpened: s.boolean(),
          isUndecided: s.boolean(),
          /** The numbers wait until both families have pressed to exchange them. */
          isWritingFirst: s.boolean(),
          ...answering,
        }),
      ),
    ),
    /** Of the same those who are not to be reached at present, by number alone. */
    unreached: fact('unreached', s.array(s.string())),
    /** Families whose interest waits for this one's answer, at most `MOST_TO_ANSWER`: whose time ends first comes first. */
    toAnswer: fact(
      'to_answer',
      s.array(s.object({ member: sharedSchema, sentAt: s.string(), expiresAt: s.string(), daysLeft: s.number() })),
    ),
    /** Families with which both have accepted some weeks ago, and of which is asked whether the two have spoken; at most `MOST_ASKED`. */
    quiet: fact(
      'quiet',
      s.array(
        s.object({
          member: sharedSchema,
          step: s.oneOf(QUIET_STEPS),
          /** `ended`: the reader has said so; one more press tells the other family kindly. */
          answer: s.oneOf(['', 'ended']),
        }),
      ),
    ),
    /** The family that is put before this one this week, while it can be answered; null for whatever reason. */
    introduced: fact('introduced', s.nullable(introducedSchema)),
    /** What the trust, or a melan, has put before this family, and it may still answer; none that it has refused or said yes to. */
    proposals: fact('proposals', s.array(proposalSchema)),
    /** For months every such family was answered with *Not for us* (`ASKED_AFTER`). */
    areAllRefused: fact('all_refused', s.boolean()),
    /** Families are introduced to this one, in turn. */
    isIntroduced: fact('in_turn', s.boolean()),
    /** Families whose answer this one waits for, as its inbox counts them; null for a session that reads of nobody. */
    awaited: fact('awaited', s.nullable(s.number())),
    /** Whether lists are open to this member: they have asked to be shown, and nothing is left to do before. */
    areListsOpen: fact('lists_open', s.boolean()),
    /** Not opened by this member yet, and first those who were on no list of theirs yesterday: who was shown for the first time this week or last week, and behind them who fits best. */
    people: fact('people', s.array(matchSchema)),
    /** All of them are. */
    arePeopleNew: fact('people_new', s.boolean()),
    /** A bride who has sent no interest reads once a month that she may write first: then the people are those who suit both sides best. */
    isFirstStep: fact('first_step', s.boolean()),
    /** The latest that the office has told this account and that is not read yet; `madeAt` is an ISO time. */
    office: fact('office', s.nullable(s.object({ kind: s.oneOf(OF_THE_OFFICE), madeAt: s.string() }))),
    /** The latest that another family has done and that this account has not read; `closed` as in the notices. */
    family: fact(
      'family',
      s.nullable(
        s.object({
          kind: s.oneOf(OF_FAMILIES),
          madeAt: s.string(),
          member: s.nullable(sharedSchema),
          closed: s.string(),
        }),
      ),
    ),
    /** The next melan, a day in a hall, to which the family is invited and which it has not declined; null for none. */
    melan: fact('melan', s.nullable(s.object({ heldOn: s.string(), hasSeat: s.boolean() }))),
    /** How the own profile rests: then nothing is asked of the family. */
    rest: fact('rest', s.oneOf(['', ...REST_KINDS])),
    /** It rests as engaged to a family that has left some days ago: whether it looks again is asked. */
    isLeft: fact('left', s.boolean()),
    /** Whether this account speaks for the bride or groom: then questions are about her or him. */
    isGuardian: fact('guardian', s.boolean()),
    held: heldNotes,
    /** What the own profile waits for until others see it; null for nothing. */
    waiting: waitingFact,
  },
});
