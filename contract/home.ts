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

/** Kinds of notices of the office that the home page also shows. */
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

/** Kinds of notices about other families that the home page also shows. */
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

/** At most this many people on the home page: one large and three small cards. */
export const MOST_AT_HOME = 4;
/** At most this many people on the home page when a bride is told that she may write first. */
export const MOST_FOR_FIRST_STEP = 3;
/** At most this many waiting families are named on the home page. The inbox has all of them. */
export const MOST_TO_ANSWER = 5;
/** Days after this family has opened the other's number in which an acceptance stays on the home page. */
export const DAYS_AFTER_OPENING = 14;

/**
 * Returns the content of a member's home page: accepted families, families waiting for an answer, some people of the
 * lists, news of the office, and pending changes. No daily limit refuses this call.
 *
 * `people` is empty if the day's cards are used up, or while the lists are being made. A session of the Power Link
 * reads about nobody.
 */
export const showToday = call('showtoday', {
  access: 'member',
  returned: {
    /**
     * Accepted families whose number this family has not opened, or opened within `DAYS_AFTER_OPENING`. Families that
     * can be called now come first, then the latest. `isUndecided`: another holder accepted in the place of the bride
     * or groom, who has not yet decided whether it goes on.
     */
    saidYes: fact(
      'said_yes',
      s.array(
        s.object({
          member: sharedSchema,
          absence: s.oneOf(ABSENCES),
          hasOpened: s.boolean(),
          isUndecided: s.boolean(),
          /** Both numbers stay closed until both families have pressed to exchange them. */
          isWritingFirst: s.boolean(),
          ...answering,
        }),
      ),
    ),
    /** Accepted families that cannot be reached at present, by profile number only. */
    unreached: fact('unreached', s.array(s.string())),
    /**
     * Families whose interest awaits this family's answer, at most `MOST_TO_ANSWER`, sorted by the end of the waiting
     * time.
     */
    toAnswer: fact(
      'to_answer',
      s.array(s.object({ member: sharedSchema, sentAt: s.string(), expiresAt: s.string(), daysLeft: s.number() })),
    ),
    /**
     * Acquaintances that are some weeks old, for the question whether the two families have spoken; at most
     * `MOST_ASKED`.
     */
    quiet: fact(
      'quiet',
      s.array(
        s.object({
          member: sharedSchema,
          step: s.oneOf(QUIET_STEPS),
          /** `ended`: the reader has answered so; one more press tells the other family politely. */
          answer: s.oneOf(['', 'ended']),
        }),
      ),
    ),
    /** The family of this week's introduction, while it can be answered; else null. */
    introduced: fact('introduced', s.nullable(introducedSchema)),
    /** Open proposals of the trust or a melan to this family, without those that the family has refused or accepted. */
    proposals: fact('proposals', s.array(proposalSchema)),
    /** Whether this family has answered all introductions for months with *Not for us* (`ASKED_AFTER`). */
    areAllRefused: fact('all_refused', s.boolean()),
    /** Whether this family takes part in the weekly introductions. */
    isIntroduced: fact('in_turn', s.boolean()),
    /**
     * The number of families whose answer this family awaits, as its inbox counts them. Null for a session that may not
     * read about other families.
     */
    awaited: fact('awaited', s.nullable(s.number())),
    /** Whether lists are open to this member: they have asked to be shown, and no step is missing. */
    areListsOpen: fact('lists_open', s.boolean()),
    /**
     * Members whose page this member has not opened. Those whose cards the member was not shown yesterday are chosen
     * first; among them, members first shown this week or last week, then those who fit best. They are sorted by unmet
     * wishes.
     */
    people: fact('people', s.array(matchSchema)),
    /** Whether all of these people are new. */
    arePeopleNew: fact('people_new', s.boolean()),
    /**
     * Once a month, a bride who has sent no interest is told that she may write first. Then `people` are those who suit
     * both sides best.
     */
    isFirstStep: fact('first_step', s.boolean()),
    /** The latest unread notice of the office to this account; `madeAt` is an ISO time. */
    office: fact('office', s.nullable(s.object({ kind: s.oneOf(OF_THE_OFFICE), madeAt: s.string() }))),
    /** The latest unread notice about another family's action; `closed` as in the notices. */
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
    /** How the member's own profile rests; `''` if it does not. While it rests, the family is asked no questions. */
    rest: fact('rest', s.oneOf(['', ...REST_KINDS])),
    /**
     * Whether the profile rests as engaged to a family that left some days ago. Then the page asks whether the search
     * goes on.
     */
    isLeft: fact('left', s.boolean()),
    /** Whether this account speaks for the bride or groom. Then questions are in the third person. */
    isGuardian: fact('guardian', s.boolean()),
    held: heldNotes,
    /** What the profile still needs before others see it; null if nothing. */
    waiting: waitingFact,
  },
});
