import { call } from './call.ts';
import { sharedSchema } from './member.ts';
import * as s from './shape.ts';
import { fact } from './wire.ts';

/** People on the home page who have come lately, at most. */
export const MOST_NEW = 3;

/**
 * What stands first on a member's home: of the families that wait the one whose time ends soonest, of those who accepted an
 * interest of this member within fourteen days the latest, and who has come last. No limit of a day refuses it: there is
 * nobody new in it where the day holds no more cards, nor while the lists are being made. A session of the Power
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
    newest: fact('newest', s.array(sharedSchema)),
  },
});
