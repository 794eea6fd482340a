import { call } from './call.ts';
import { date } from './date-rules.ts';
import { type FormErrors, form } from './form.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { choice, holding, must, ofList, reading } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Kinds of wedding: by the rites of a faith, or before a Marriage Officer. */
export const WEDDING_KINDS = ['hindu', 'special', 'christian', 'muslim', 'other'] as const;
export type WeddingKind = (typeof WEDDING_KINDS)[number];

/** Keys of the office's texts about a wedding, in their order on the page. A draft text is empty on a real site. */
export const WEDDING_TEXTS = ['wedding-west-bengal', 'wedding-india', 'wedding-abroad'] as const;
/** The key of the promise that neither family asks for a dowry. */
export const PROMISE_TEXT = 'no-dowry-promise';
/** The key of the list of papers for a wedding. */
export const PAPERS_TEXT = 'wedding-papers';

/** At most this many ticked papers. */
const PAPERS_LIMIT = 60;
/** The day of a wedding is at most this many years before or after today. */
const YEARS = { past: 1, ahead: 3 };

const paper = s.object({
  /** Derived from the words, so that a tick stays with its paper if the office inserts another one. */
  key: s.string(),
  words: s.string(),
  isTicked: s.boolean(),
});
export type WeddingPaper = s.Output<typeof paper>;

/** Returns the wedding of two families. Day and kind are common to both; each family has its own ticks. */
export const showWedding = call('showwedding', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    /** `YYYY-MM-DD`; `''` if none is entered. */
    day: fact('day', s.string()),
    kind: fact('kind', s.oneOf(['', ...WEDDING_KINDS])),
    /** Which family wrote the day last; `''` if none. */
    enteredBy: fact('enteredby', s.oneOf(['', 'us', 'them'])),
    /**
     * HTML in the reader's language under the names of the content keys; `''` for texts that the office has not entered
     * yet.
     */
    promise: fact('promise', s.string()),
    texts: fact('texts', s.array(s.object({ key: s.oneOf(WEDDING_TEXTS), html: s.string() }))),
    papers: fact('papers', s.array(paper)),
  },
});

/** Saves the day and the kind for both families. Empty values delete them. */
export const saveWedding = call('savewedding', {
  ...ofMember,
  form: form(
    {
      member: otherMember,
      day: sentOnly('day', date({ invalid: 'plannedDayInvalid', tooEarly: 'plannedDayInvalid' })),
      kind: sentOnly('kind', choice(WEDDING_KINDS)),
    },
    ({ day = '' }, { today }): FormErrors => {
      if (day === '' || today === '') return {};
      const year = Number(today.slice(0, 4));
      const monthAndDay = today.slice(4);
      const first = `${year - YEARS.past}${monthAndDay}`;
      const last = `${year + YEARS.ahead}${monthAndDay}`;
      return day < first || day > last ? { day: 'plannedDayTooFar' } : {};
    },
  ),
});

/** The key of a paper: twelve hex digits. */
const KEY = /^[0-9a-f]{12}$/;

/** Saves all ticked papers of this family at once. The other family does not see them. */
export const tickPapers = call('tickpapers', {
  ...ofMember,
  form: form({
    member: otherMember,
    papers: sentOnly(
      'papers',
      ofList(
        holding(
          reading((raw) => [...new Set(raw.split(',').filter((key) => KEY.test(key)))].join(',')),
          must((keys) => keys.split(',').length <= PAPERS_LIMIT, 'tooLong'),
        ),
      ),
    ),
  }),
});
