import { call } from '../call.ts';
import { date } from '../date-rules.ts';
import { form } from '../form.ts';
import { memberId, otherMember } from '../member-id.ts';
import { lookupId, requiredLookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { requiredChoice } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';

/** Answers of the other family to the office after one family has said that the two are married. */
export const ASK_ANSWERS = ['yes', 'no'] as const;
export type AskAnswer = (typeof ASK_ANSWERS)[number];

/**
 * Lists couples of whom one family has said that they are married and the other has not answered, the longest waiting
 * first.
 */
export const listMarriages = call('office/listmarriages', {
  access: 'staff',
  saves: false,
  returned: {
    asks: fact(
      'asks',
      s.array(
        s.object({
          id: s.number(),
          /** The profile to ask, with the phone of its holder, and the profile that said it. */
          memberId: s.string(),
          name: s.string(),
          phone: s.string(),
          saidBy: s.string(),
          /** ISO times. */
          saidAt: s.string(),
          due: s.string(),
        }),
      ),
    ),
  },
});

/** Records the other family's answer. *yes* counts the marriage. */
export const answerMarriage = call('office/answermarriage', {
  access: 'staff',
  form: form({
    id: sentOnly('id', requiredLookupId('chooseFromList')),
    answer: sentOnly('answer', requiredChoice(ASK_ANSWERS, 'chooseFromList')),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Counts a marriage whose certificate was seen at the office. Its number is not stored. */
export const countCertificate = call('office/countcertificate', {
  access: 'staff',
  form: form({
    one: otherMember,
    other: sentOnly('other', memberId),
    heldOn: sentOnly(
      'heldon',
      date({ missing: 'weddingDayRequired', invalid: 'weddingDayInvalid', tooEarly: 'weddingDayUnlikely' }),
    ),
    districtId: sentOnly('districtid', lookupId),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
