import { call } from './call.ts';
import { heldNotes } from './held.ts';
import { matchSchema } from './matches.ts';
import { sharedSchema } from './member.ts';
import { PAUSE_KINDS } from './pause.ts';
import * as s from './shape.ts';
import { waitingFact } from './waiting-to-be-shown.ts';
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
export const OF_FAMILIES = ['pairCheckAsked', 'declinedKindly', 'acquaintanceEnded', 'noLongerLooking'] as const;

/** People on the home page, at most: a phone shows the first three of them. */
export const MOST_AT_HOME = 6;

/**
 * What stands first on a member's home: of the families that wait the one whose time ends soonest, of those who accepted an
 * interest of this member within fourteen days the latest, some people of the lists, what the office says, and which changes wait for it. No limit of a day refuses it:
 * there are no people in it where the day holds no more cards, nor while the lists are being made. A session of the Power
 * Link reads of nobody.
 */
export const showToday = call('showtoday', {
  access: 'member',
  returned: {
    /** Days in India until it ends; 0 on its last day. */
    soonest: fact('soonest', s.nullable(s.object({ member: sharedSchema, daysLeft: s.number() }))),
    accepted: fact('accepted', s.nullable(s.object({ member: sharedSchema }))),
    /** How many more have accepted within that time. */
    acceptedMore: fact('accepted_more', s.number()),
    /** Not opened by this member yet: who was shown for the first time this week or last week, and behind them who fits best. */
    people: fact('people', s.array(matchSchema)),
    /** All of them are. */
    arePeopleNew: fact('people_new', s.boolean()),
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
    /** How the own profile rests: then nothing is asked of the family. */
    rest: fact('rest', s.oneOf(['', ...PAUSE_KINDS])),
    held: heldNotes,
    /** What the own profile waits for until others see it; null for nothing. */
    waiting: waitingFact,
  },
});
