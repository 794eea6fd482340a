import { call } from '../call.ts';
import { form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { choice, requiredChoice, requiredText } from '../rules.ts';
import { sentOnly } from '../wire.ts';

/** Outcomes of a call by the office to a family. */
export const CALL_OUTCOMES = ['spoke', 'engaged', 'noAnswer', 'wrongNumber'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/**
 * Outcomes of a call to a visitor who asked for it, or whose number somebody else gave. `unwanted`: they did not ask
 * for it or want no more calls.
 */
export const ASKED_OUTCOMES = [...CALL_OUTCOMES, 'unwanted'] as const;
export type AskedOutcome = (typeof ASKED_OUTCOMES)[number];

/** The duration of a call in minutes, in steps, because staff only estimate it. */
export const CALL_MINUTES = ['5', '10', '15', '20', '30', '45', '60', '90'] as const;
export type CallMinutes = (typeof CALL_MINUTES)[number];

/** The chosen duration of a call; `''` if the member of staff gives none. */
export const callMinutes = sentOnly('minutes', choice(CALL_MINUTES));
/** Returns the chosen minutes; null for `''`. */
export const minutesOf = (choice: CallMinutes | ''): number | null => (choice === '' ? null : Number(choice));

/** Failed calls after which the family is notified in another way. */
export const MOST_TRIES = 3;

/** Records the outcome of a call. A person who was not reached stays on the list, with a time for the next try. */
export const noteCall = call('office/notecall', {
  access: 'staff',
  form: form({
    member: sentOnly('id', requiredText('chooseFromList', 40)),
    outcome: sentOnly('outcome', requiredChoice(CALL_OUTCOMES, 'chooseFromList')),
    minutes: callMinutes,
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
