import { call } from './call.ts';
import { date } from './date-rules.ts';
import { form } from './form.ts';
import { memberForm, otherMember } from './member-id.ts';
import { lookupId } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** What is said of a match or a wedding works on other families so many hours later. */
export const OUTCOME_HOURS = 24;

/** The office asks the other family of one that has said they are married, and takes so many days for it. */
export const ASK_DAYS = 7;

/** How long ago a wedding may have been of which a family tells. */
export const WEDDING_WITHIN_DAYS = 730;

/**
 * What has been decided of the two, beside what each has pressed (`showtogether`). Answers like `member` where the two are not, or no
 * longer, in touch.
 */
export const showDecided = call('showdecided', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    /** From when on nobody new sees either profile (ISO time); `''` until both have said so. */
    engagedFrom: fact('engaged_from', s.string()),
    isEngaged: fact('engaged', s.boolean()),
    /** Of the wedding that this family has told of: from when on it works on other families (ISO time); `''` for none. */
    marriedFrom: fact('married_from', s.string()),
    isMarried: fact('married', s.boolean()),
    /** A day; `''` where it was not said. */
    heldOn: fact('held_on', s.string()),
    /** Of our list; null for a place outside it, and where it was not said. */
    districtId: fact('district_id', s.nullable(s.number())),
    /** The day on which this profile is deleted; `''` for none. */
    keptUntil: fact('kept_until', s.string()),
  },
});

/** This family tells that the two are married, with day and district. What was said is corrected by saying it again. */
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
