import { redirect } from 'react-router';
import { blockMember, hideMember, unblockMember, unhideMember } from '#contract/blocks.ts';
import { deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';

const block = formAction(blockMember, {
  deed: 'block',
  done: () => {
    // From now on there is nothing to show on a member's page.
    throw redirect('/matching-profile/settings?done=block', 303);
  },
});

export const avoidanceDeeds = deeds({
  hide: hideMember,
  unhide: unhideMember,
  block: { call: blockMember, action: block },
  unblock: unblockMember,
});
