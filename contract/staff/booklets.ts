import { BOOKLET_PARTS } from '../booklet-parts.ts';
import { API_BASE, call } from '../call.ts';
import { paperLanguage } from '../card-sheets.ts';
import { form } from '../form.ts';
import { LANGUAGES } from '../languages.ts';
import { messageId } from '../message.ts';
import { requiredLookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { holding, must, requiredChoice, requiredText } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { workShape } from './works.ts';

/** Copies that can be ordered at once. */
export const COPIES_AT_ONCE = { least: 1, most: 50 } as const;
const copyCount = holding(
  requiredLookupId('fillThisIn'),
  must(
    (count) => count >= COPIES_AT_ONCE.least && count <= COPIES_AT_ONCE.most,
    messageId('copiesBetween', COPIES_AT_ONCE),
  ),
);

/** Returns how many profiles the next booklet would contain, and the register of the copies made. */
export const listBooklets = call('office/listbooklets', {
  access: 'staff',
  saves: false,
  returned: {
    printable: fact('printable', s.array(s.object({ part: s.oneOf(BOOKLET_PARTS), count: s.number() }))),
    /** The work on the latest order; null if there was none recently. */
    work: fact('work', s.nullable(workShape)),
    copies: fact(
      'copies',
      s.array(
        s.object({
          number: s.number(),
          part: s.oneOf(BOOKLET_PARTS),
          language: s.oneOf(LANGUAGES),
          givenTo: s.string(),
          madeBy: s.string(),
          entries: s.number(),
          /** ISO time. */
          madeAt: s.string(),
          /** Whether the copy can still be opened for printing. */
          isOpen: s.boolean(),
        }),
      ),
    ),
  },
});

/** Starts to make copies. Each gets a number, and the register records which profiles are in it. */
export const makeBookletCopies = call('office/makebookletcopies', {
  access: 'staff',
  form: form({
    part: sentOnly('part', requiredChoice(BOOKLET_PARTS, 'chooseFromList')),
    language: paperLanguage,
    copies: sentOnly('copies', copyCount),
    givenTo: sentOnly('givento', requiredText('bookletGivenTo', 120)),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Returns a copy for printing, as long as its PDF is kept (`KEPT.bookletPdfs`). It is refused if a person in it may not
 * be printed any more.
 */
export const bookletPaper = call('office/booklet', {
  method: 'GET',
  access: 'staff',
  form: form({ copy: sentOnly('copy', requiredLookupId('chooseFromList')) }),
  returned: { pdf: fact('', s.file('application/pdf')) },
});

/** Returns the URL from which a copy is downloaded. */
export const bookletAddress = (copy: number): string => `${API_BASE}/${bookletPaper.path}?copy=${copy}`;
