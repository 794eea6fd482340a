import type { ActionFunction } from 'react-router';
import { dropKeptName, logInByName } from '#contract/kept-names.ts';
import type { Visit } from '#web/api/visit.ts';
import { deeds } from '#web/forms/actions.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { type FormOptions, formAction } from '#web/forms/form-action.ts';

/**
 * Creates the function `done` of a form (`FormOptions`). Without JavaScript it returns `address`, which is loaded
 * because the page was rendered with the old names. With JavaScript it returns `''`, and the page stays.
 */
export function reloadWithoutScript(address: string) {
  return (_values: unknown, _draft: unknown, { isOnServer }: Pick<Visit, 'isOnServer'>): string =>
    isOnServer ? address : '';
}

const dropAction = formAction(dropKeptName, { deed: 'drop', done: reloadWithoutScript('/login?ended=name') });
/** The small form that removes a saved name from the login page. */
export const keptNameDeeds = deeds({ drop: { call: dropKeptName, action: dropAction } });

type AfterLogin = FormOptions<typeof logInByName.form.fields, typeof logInByName.returned>['done'];

/** Creates the login page's action for saved names: a login by name, or the removal of a name. */
export const keptNameAction = (done: AfterLogin): ActionFunction =>
  byIntent(formAction(logInByName, { secrets: ['password'], ...(done && { done }) }), keptNameDeeds.actions);
