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

const lookUpAction = withInvitation(formAction(lookAtInvitation));

/**
 * Creates the action that accepts the invitation. With `isSelf` a person who was invited as a guardian claims the
 * profile as their own.
 */
const agreeAction = (isSelf: '' | 'Yes') =>
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
export const invitedAction = byIntent(lookUpAction, {
  [AGREE]: agreeAction(''),
  [SELF]: agreeAction('Yes'),
  [REFUSE]: formAction(refuseInvitation, { deed: REFUSE }),
  [FORCED]: formAction(refuseInvitation, { deed: REFUSE, complete: (draft) => ({ ...draft, reason: 'forced' }) }),
});

/**
 * Returns an action that also looks up the invitation and adds it to the result, so that the page can show it again
 * after a refusal, such as a password that is too short. A redirect is returned unchanged.
 */
function withInvitation(action: ActionFunction): ActionFunction {
  return async (args, next) => {
    const { draft } = await readSentForm(args.request.clone(), lookAtInvitation.form.fields);
    const result: unknown = await action(args, next);
    if (!isFormResult(result)) return result;
    // A refused code is not looked up a second time, because each try counts.
    const isCodeRefused = result.data.deed !== AGREE && result.data.code !== OUTCOME.done;
    const answer = isCodeRefused ? null : await visitOf(args.context).api(lookAtInvitation, draft);
    const invitation = answer?.ok && answer.values.code === OUTCOME.done ? answer.values : null;
    return { ...result, data: { ...result.data, invitation } };
  };
}

const isFormResult = (result: unknown): result is { data: FormResult } =>
  typeof result === 'object' && result !== null && 'data' in result && !(result instanceof Response);
