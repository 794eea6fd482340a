import { call } from '../call.ts';
import { form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { QUIET_HOURS } from '../quiet-word.ts';
import { requiredChoice, requiredText } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';

/**
 * Who is not free to decide, the longest waiting first, with the safe number and hour; and who was invited, said that they are being forced,
 * and was invited again. The records of uses name none of them: others of the office read those.
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
          /** The profile that invited first; `''`: it has left. */
          memberId: s.string(),
          refusedAt: s.string(),
          /** Profiles that invited the same people since. */
          again: s.array(s.object({ memberId: s.string(), invitedAt: s.string() })),
        }),
      ),
    ),
    /** Answers to the letters after a wedding that nobody has read, the longest waiting first. */
    letters: fact(
      'letters',
      s.array(
        s.object({ id: s.number(), memberId: s.string(), name: s.string(), words: s.string(), since: s.string() }),
      ),
    ),
  },
});

/** An answer to a letter after the wedding is read, and what it asks for is done. */
export const readLetterAnswer = call('office/readletteranswer', {
  access: 'staff',
  form: form({ member: sentOnly('id', requiredText('chooseFromList', 20)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Ends it on her own word alone: spoken with her, at her safe number. */
export const endQuietWord = call('office/endquietword', {
  access: 'staff',
  form: form({
    member: sentOnly('id', requiredText('chooseFromList', 20)),
    words: sentOnly('words', requiredText('textRequired', 1000)),
    spoke: sentOnly('spoke', requiredChoice(['Yes'], 'spokeWithHerRequired')),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
