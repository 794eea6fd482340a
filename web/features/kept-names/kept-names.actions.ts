import type { ActionFunction } from 'react-router';
import { dropKeptName, logInByName } from '#contract/kept-names.ts';
import { deeds } from '#web/forms/actions.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { type FormOptions, formAction } from '#web/forms/form-action.ts';

export const keptNameDeeds = deeds({ drop: dropKeptName });

type Entered = FormOptions<typeof logInByName.form.fields, typeof logInByName.returned>['done'];

/** What a name's own forms on the login page do. */
export const keptNameAction = (done: Entered): ActionFunction =>
  byIntent(formAction(logInByName, { secrets: ['password'], ...(done && { done }) }), keptNameDeeds.actions);
