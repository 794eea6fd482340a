import { type ActionFunction, redirect } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { agreeToInvitation, lookAtInvitation, refuseInvitation } from '#contract/invitations.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { visitOf } from '#web/api/visit.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { readSentForm } from '#web/forms/sent-form.ts';

/** The intents of the page's buttons. `SELF` claims the profile as one's own; `FORCED` refuses because of coercion. */
export const [AGREE, SELF, REFUSE, FORCED] = ['agree', 'self', 'refuse', 'forced'] as const;

/** The result of the form, with the invitation to which the phone and code belong; null if they belong to none. */
export interface InvitedResult extends FormResult {
  invitation: Pick<ReturnedDraft<typeof lookAtInvitation>, 'whose' | 'name'> | null;
}

const look = withInvitation(formAction(lookAtInvitation));

/** Accepts the invitation. With `isSelf` a person who was invited as a guardian claims the profile as their own. */
const agree = (isSelf: '' | 'Yes') =>
  withInvitation(
    formAction(agreeToInvitation, {
      deed: AGREE,
      secrets: ['password'],
      complete: (draft) => ({ ...draft, isSelf }),
      done: ({ profileId = '' }, _draft, { remember }) => {
        remember({ kind: 'login', pid: profileId });
        throw redirect('/matching-profile/family', 303);
      },
    }),
  );

/** The action of the page. Without the intent of a button it looks up the invitation. */
export const invitedAction = byIntent(look, {
  [AGREE]: agree(''),
  [SELF]: agree('Yes'),
  [REFUSE]: formAction(refuseInvitation, { deed: REFUSE }),
  [FORCED]: formAction(refuseInvitation, { deed: REFUSE, complete: (draft) => ({ ...draft, reason: 'forced' }) }),
});

/**
 * Adds the invitation to the result, so that the page can show it again after a refusal, such as a password that is too
 * short.
 */
function withInvitation(action: ActionFunction): ActionFunction {
  return async (args, next) => {
    const { draft } = await readSentForm(args.request.clone(), lookAtInvitation.form.fields);
    const answered: unknown = await action(args, next);
    if (!isResult(answered)) return answered;
    // A refused code is not looked up a second time, because each try counts.
    const isCodeRefused = answered.data.deed !== AGREE && answered.data.code !== OUTCOME.done;
    const found = isCodeRefused ? null : await visitOf(args.context).api(lookAtInvitation, draft);
    const invitation = found?.ok && found.values.code === OUTCOME.done ? found.values : null;
    return { ...answered, data: { ...answered.data, invitation } };
  };
}

const isResult = (answered: unknown): answered is { data: FormResult } =>
  typeof answered === 'object' && answered !== null && 'data' in answered && !(answered instanceof Response);
