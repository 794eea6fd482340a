import type { ActionFunction } from 'react-router';
import { dropKeptName, logInByName } from '#contract/kept-names.ts';
import type { Visit } from '#web/api/visit.ts';
import { deeds } from '#web/forms/actions.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { type FormOptions, formAction } from '#web/forms/form-action.ts';

/** A page that answers without JavaScript was asked for with the names of before: it is opened anew. */
export const openedAnew =
  (at: string) =>
  (_values: unknown, _draft: unknown, { isOnServer }: Pick<Visit, 'isOnServer'>): string =>
    isOnServer ? at : '';

const drop = formAction(dropKeptName, { deed: 'drop', done: openedAnew('/login?ended=name') });
export const keptNameDeeds = deeds({ drop: { call: dropKeptName, action: drop } });

type Entered = FormOptions<typeof logInByName.form.fields, typeof logInByName.returned>['done'];

/** What a name's own forms on the login page do. */
export const keptNameAction = (done: Entered): ActionFunction =>
  byIntent(formAction(logInByName, { secrets: ['password'], ...(done && { done }) }), keptNameDeeds.actions);
