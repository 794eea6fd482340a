import { redirect } from 'react-router';
import { blockMember, hideMember, unblockMember, unhideMember } from '#contract/blocks.ts';
import { deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';

const blockAction = formAction(blockMember, {
  deed: 'block',
  done: () => {
    // A blocked member's page is no longer available.
    throw redirect('/matching-profile/settings?done=block', 303);
  },
});

/** The small forms that hide or block a member and undo both, on the member's page and in the settings. */
export const avoidanceDeeds = deeds({
  hide: hideMember,
  unhide: unhideMember,
  block: { call: blockMember, action: blockAction },
  unblock: unblockMember,
});
