import { call } from './call.ts';
import { sharedSchema } from './member.ts';
import { memberForm } from './member-id.ts';
import { ofMember } from './outcome.ts';
import * as s from './shape.ts';
import { fact } from './wire.ts';

/** Maximum number of hidden members of a profile, and of blocked ones. */
export const AVOIDANCE_LIMIT = 1000;

const aboutMember = { ...ofMember, form: memberForm };

/** Hides a member from the caller's own lists. The hidden member notices nothing. */
export const hideMember = call('hidemember', aboutMember);
export const unhideMember = call('unhidemember', aboutMember);
/**
 * Blocks a member: from now on neither sees anything of the other. The answer is the same whether or not such a member
 * exists.
 */
export const blockMember = call('blockmember', aboutMember);
export const unblockMember = call('unblockmember', aboutMember);

/** Lists the members that the caller has hidden and the ids that the caller has blocked. */
export const listAvoided = call('avoidedmembers', {
  access: 'member',
  returned: {
    hidden: fact('hidden', s.array(sharedSchema)),
    blocked: fact('blocked', s.array(s.object({ memberId: s.string(), blockedAt: s.string() }))),
  },
});
