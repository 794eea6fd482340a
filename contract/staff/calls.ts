import { call } from '../call.ts';
import { form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { choice, requiredChoice, requiredText } from '../rules.ts';
import { sentOnly } from '../wire.ts';

/** What came of a call of the office to a family. */
export const CALL_OUTCOMES = ['spoke', 'engaged', 'noAnswer', 'wrongNumber'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** What came of calling a visitor who left a number, or whose number somebody else has left; `unwanted`: they have not asked for it, or want no more of them. */
export const ASKED_OUTCOMES = [...CALL_OUTCOMES, 'unwanted'] as const;
export type AskedOutcome = (typeof ASKED_OUTCOMES)[number];

/** How many minutes a call took, in steps: nobody looks at a watch. */
export const CALL_MINUTES = ['5', '10', '15', '20', '30', '45', '60', '90'] as const;
export type CallMinutes = (typeof CALL_MINUTES)[number];

/** `''` where the member of staff does not say. */
export const callMinutes = sentOnly('minutes', choice(CALL_MINUTES));
export const minutesOf = (said: CallMinutes | ''): number | null => (said === '' ? null : Number(said));

/** So often somebody is called in vain before the family is told in another way. */
export const MOST_TRIES = 3;

/** Records what came of a call; a person who was not reached stays on the list, with a time for the next try. */
export const noteCall = call('office/notecall', {
  access: 'staff',
  form: form({
    member: sentOnly('id', requiredText('chooseFromList', 40)),
    outcome: sentOnly('outcome', requiredChoice(CALL_OUTCOMES, 'chooseFromList')),
    minutes: callMinutes,
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
