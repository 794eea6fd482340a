import { redirect } from 'react-router';
import { switchProfile } from '#contract/holders.ts';
import { appealSuspension } from '#contract/suspension.ts';
import { deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';

const switchAction = formAction(switchProfile, {
  deed: 'switch',
  done: ({ profileId = '' }, _draft, { remember }) => {
    remember({ kind: 'login', pid: profileId });
    throw redirect('/dashboard', 303);
  },
});

/** The small forms of a suspended profile: appeal to the office, and switch to another profile of the account. */
export const suspensionDeeds = deeds({
  appeal: appealSuspension,
  switch: { call: switchProfile, action: switchAction },
});
