import { call } from './call.ts';
import { date } from './date-rules.ts';
import { form } from './form.ts';
import { memberForm, otherMember } from './member-id.ts';
import { lookupId } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Days within which the office asks the other family after one family has said that the two are married. */
export const ASK_DAYS = 7;

/** A wedding can be told only if it was at most this many days ago. */
export const WEDDING_WITHIN_DAYS = 730;

/**
 * Returns the common decision of two families, besides the presses of each (`showtogether`). Answers like `member` if
 * the two are not in touch.
 */
export const showDecided = call('showdecided', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    /** From this time new families see neither profile (ISO time); `''` until both have said that they are engaged. */
    engagedFrom: fact('engaged_from', s.string()),
    isEngaged: fact('engaged', s.boolean()),
    /**
     * When the wedding that this family has told takes effect for other families (ISO time); `''` if it has told none.
     */
    marriedFrom: fact('married_from', s.string()),
    isMarried: fact('married', s.boolean()),
    /** The day of the wedding; `''` if it was not given. */
    heldOn: fact('held_on', s.string()),
    /** A district of our list; null if it is outside the list or was not given. */
    districtId: fact('district_id', s.nullable(s.number())),
    /** The day on which this profile is deleted; `''` if none is set. */
    keptUntil: fact('kept_until', s.string()),
  },
});

/**
 * Records this family's statement that the two are married, with day and district. A second call corrects the first.
 */
export const sayMarried = call('saymarried', {
  ...ofMember,
  form: form({
    member: otherMember,
    heldOn: sentOnly(
      'heldon',
      date({ missing: 'weddingDayRequired', invalid: 'weddingDayInvalid', tooEarly: 'weddingDayUnlikely' }),
    ),
    districtId: sentOnly('districtid', lookupId),
  }),
});
