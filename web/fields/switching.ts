import { redirect } from 'react-router';
import { switchProfile } from '#contract/holders.ts';
import { formAction } from '#web/forms/form-action.ts';

/** Opens another profile of the account, at this page. */
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
