import type { ActionFunction } from 'react-router';
import { dropKeptName, logInByName } from '#contract/kept-names.ts';
import type { Visit } from '#web/api/visit.ts';
import { deeds } from '#web/forms/actions.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { type FormOptions, formAction } from '#web/forms/form-action.ts';

/**
 * Returns a form's function `done`. It returns the address to reload after an action without JavaScript, because the
 * page was loaded with the old names; `''` in a browser.
 */
export function reloadWithoutScript(address: string) {
  return (_values: unknown, _draft: unknown, { isOnServer }: Pick<Visit, 'isOnServer'>): string =>
    isOnServer ? address : '';
}

const drop = formAction(dropKeptName, { deed: 'drop', done: reloadWithoutScript('/login?ended=name') });
export const keptNameDeeds = deeds({ drop: { call: dropKeptName, action: drop } });

type AfterLogin = FormOptions<typeof logInByName.form.fields, typeof logInByName.returned>['done'];

/** Returns the login page's action for saved names. */
export const keptNameAction = (done: AfterLogin): ActionFunction =>
  byIntent(formAction(logInByName, { secrets: ['password'], ...(done && { done }) }), keptNameDeeds.actions);
