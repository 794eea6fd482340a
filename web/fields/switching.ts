import { redirect } from 'react-router';
import { switchProfile } from '#contract/holders.ts';
import { formAction } from '#web/forms/form-action.ts';

/** Creates the deed that switches to another profile of the account. It redirects to the page `to`. */
export const switchDeedTo = (to: string) => ({
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
