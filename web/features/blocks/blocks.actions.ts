import { redirect } from 'react-router';
import { blockMember, hideMember, unblockMember, unhideMember } from '#contract/blocks.ts';
import { deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';

const block = formAction(blockMember, {
  deed: 'block',
  done: () => {
    // A blocked member's page is no longer available.
    throw redirect('/matching-profile/settings?done=block', 303);
  },
});

export const avoidanceDeeds = deeds({
  hide: hideMember,
  unhide: unhideMember,
  block: { call: blockMember, action: block },
  unblock: unblockMember,
});
