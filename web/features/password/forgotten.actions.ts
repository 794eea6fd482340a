import { askReset, resetByCode } from '#contract/password.ts';
import { deleteUnsent } from '#web/api/unsent.ts';
import { deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';

/** The two forms for a forgotten password: request a code, and set a new password with it. */
export const forgottenDeeds = deeds({
  askReset,
  resetByCode: {
    call: resetByCode,
    action: formAction(resetByCode, {
      deed: 'resetByCode',
      secrets: ['password', 'code'],
      // All sessions have ended, including this browser's.
      done: (_values, _draft, { remember, isOnServer }) => {
        if (!isOnServer) deleteUnsent('all');
        remember({ kind: 'logout' });
        return undefined;
      },
    }),
  },
});
