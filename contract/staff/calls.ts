import { call } from '../call.ts';
import { form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { requiredChoice, requiredText } from '../rules.ts';
import { sentOnly } from '../wire.ts';

/** What came of a call of the office to a family. */
export const CALL_OUTCOMES = ['spoke', 'engaged', 'noAnswer', 'wrongNumber'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** What came of calling a visitor who left a number, or whose number somebody else has left; `unwanted`: they have not asked for it, or want no more of them. */
export const ASKED_OUTCOMES = [...CALL_OUTCOMES, 'unwanted'] as const;
export type AskedOutcome = (typeof ASKED_OUTCOMES)[number];

/** So often somebody is called in vain before the family is told in another way. */
export const MOST_TRIES = 3;

/** Records what came of a call; a person who was not reached stays on the list, with a time for the next try. */
export const noteCall = call('office/notecall', {
  access: 'staff',
  form: form({
    member: sentOnly('id', requiredText('chooseFromList', 40)),
    outcome: sentOnly('outcome', requiredChoice(CALL_OUTCOMES, 'chooseFromList')),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
