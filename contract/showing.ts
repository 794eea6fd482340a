import { call } from './call.ts';
import { YES_NO } from './choices.ts';
import { form } from './form.ts';
import { outcomeFacts, refusedOutcome } from './outcome.ts';
import { requiredChoice } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

export const showShowing = call('showshowing', {
  method: 'GET',
  access: 'member',
  returned: {
    isShown: fact('shown', s.boolean()),
    /** ISO time, or ''. */
    shownAt: fact('shown_at', s.string()),
    /** How many members opened the profile in the last finished week, Monday to Sunday; null for fewer than ten. */
    readers: fact('readers', s.nullable(s.number())),
  },
});

/** The member's clear choice to be shown to other members; withdrawn at once by `No`. */
export const updateShowing = call('updateshowing', {
  access: 'member',
  form: form({ isWanted: sentOnly('show', requiredChoice(YES_NO, 'yesNoRequired')) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
