import { redirect } from 'react-router';
import { switchProfile } from '#contract/holders.ts';
import { formAction } from '#web/forms/form-action.ts';

/** Switches to another profile of the account and returns to this page. */
export const switching = (to: string) => ({
  switch: {
    call: switchProfile,
    action: formAction(switchProfile, {
      deed: 'switch',
      done: ({ profileId = '' }, _draft, { remember }) => {
        remember({ kind: 'login', pid: profileId });
        throw redirect(to, 303);
      },
    }),
  },
});
