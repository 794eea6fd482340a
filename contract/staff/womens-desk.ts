import { call } from '../call.ts';
import { form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { QUIET_HOURS } from '../quiet-word.ts';
import { requiredChoice, requiredText } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';

/**
 * Lists who is not free to decide, the longest waiting first, with the safe number and hour; and people who refused an
 * invitation as forced, with later invitations of the same people. The records of uses do not name them, because other
 * staff read those.
 */
export const listQuietWords = call('office/listquietwords', {
  access: 'staff',
  saves: false,
  returned: {
    waiting: fact(
      'waiting',
      s.array(
        s.object({
          id: s.number(),
          memberId: s.string(),
          name: s.string(),
          /** ISO time. */
          since: s.string(),
          phone: s.string(),
          hour: s.oneOf(QUIET_HOURS),
        }),
      ),
    ),
    forced: fact(
      'forced',
      s.array(
        s.object({
          id: s.number(),
          /** The profile that sent the first invitation; `''` if it has left. */
          memberId: s.string(),
          refusedAt: s.string(),
          /** Profiles that have invited the same people since. */
          again: s.array(s.object({ memberId: s.string(), invitedAt: s.string() })),
        }),
      ),
    ),
    /** Unread answers to the letters after a wedding, the longest waiting first. */
    letters: fact(
      'letters',
      s.array(
        s.object({ id: s.number(), memberId: s.string(), name: s.string(), words: s.string(), since: s.string() }),
      ),
    ),
  },
});

/** Marks an answer to a letter after the wedding as read and handled. */
export const readLetterAnswer = call('office/readletteranswer', {
  access: 'staff',
  form: form({ member: sentOnly('id', requiredText('chooseFromList', 20)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Ends a quiet word. Only at the woman's own request, spoken at her safe number. */
export const endQuietWord = call('office/endquietword', {
  access: 'staff',
  form: form({
    member: sentOnly('id', requiredText('chooseFromList', 20)),
    words: sentOnly('words', requiredText('textRequired', 1000)),
    spoke: sentOnly('spoke', requiredChoice(['Yes'], 'spokeWithHerRequired')),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
