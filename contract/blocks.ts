import { call } from './call.ts';
import { sharedSchema } from './member.ts';
import { memberForm } from './member-id.ts';
import { ofMember } from './outcome.ts';
import * as s from './shape.ts';
import { fact } from './wire.ts';

export const AVOIDANCE_LIMIT = 1000;

const answer = { ...ofMember, form: memberForm };

/** Out of my own lists; the other notices nothing. */
export const hideMember = call('hidemember', answer);
export const unhideMember = call('unhidemember', answer);
/** Neither sees anything of the other from now on. Answers the same whether or not there is such a member. */
export const blockMember = call('blockmember', answer);
export const unblockMember = call('unblockmember', answer);

/** Whom I have hidden, and the ids that I have blocked. */
export const listAvoided = call('avoidedmembers', {
  access: 'member',
  returned: {
    hidden: fact('hidden', s.array(sharedSchema)),
    blocked: fact('blocked', s.array(s.object({ memberId: s.string(), blockedAt: s.string() }))),
  },
});
