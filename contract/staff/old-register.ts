import { call } from '../call.ts';
import { form } from '../form.ts';
import { requiredLookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { requiredChoice, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import {
  REGISTER_ASKS,
  REGISTER_COLUMNS,
  REGISTER_FAULTS,
  REGISTER_LEFT_OUT,
  REGISTER_STATES,
} from './old-register-words.ts';
import { reason } from './reason.ts';
import { workShape } from './works.ts';

/** The wire's name of the file of an old register, and how large it may be. */
export const REGISTER_FILE = 'register';
export const REGISTER_FILE_BYTES = 10 * 1024 * 1024;

/** So many families are released at a time: as many as the office calls in a week. */
export const RELEASED_AT_A_TIME = 200;
/** So long a register can be undone. */
export const UNDONE_WITHIN_DAYS = 30;

const id = sentOnly('id', requiredLookupId('chooseFromList'));
const number = sentOnly('number', requiredLookupId('chooseFromList'));
const afterwards = { returned: outcomeFacts, refused: refusedOutcome(2) };

/** Every register that was sent, the latest first. */
export const listRegisters = call('office/listregisters', {
  access: 'staff',
  saves: false,
  returned: {
    registers: fact(
      'registers',
      s.array(
        s.object({
          ...{ id: s.number(), fileName: s.string(), by: s.string() },
          /** ISO times, or `''`. */
          ...{ at: s.string(), enteredAt: s.string(), undoneAt: s.string() },
        }),
      ),
    ),
  },
});

/** A file of an old register; it is read at once, and what nobody may bring in is not kept. */
export const sendRegister = call('office/sendregister', {
  access: 'staff',
  files: [REGISTER_FILE],
  fileBytes: REGISTER_FILE_BYTES,
  returned: { ...outcomeFacts, id: fact('id', s.optional(s.number())) },
  refused: refusedOutcome(2),
});

/** Which rows the page lists. */
export const REGISTER_FILTERS = ['bad', 'good', 'entered', 'released', 'registered', 'claimed', 'skipped'] as const;

/** One register: its columns, how many rows stand where, and fifty rows of one kind behind the number `after`. */
export const showRegister = call('office/showregister', {
  access: 'staff',
  form: form({
    id,
    filter: sentOnly('filter', requiredChoice(['', ...REGISTER_FILTERS], 'chooseFromList')),
    fault: sentOnly('fault', text(20)),
    after: sentOnly('after', text(6)),
  }),
  saves: false,
  returned: {
    register: fact(
      'register',
      s.object({
        ...{
          id: s.number(),
          fileName: s.string(),
          by: s.string(),
          at: s.string(),
          enteredAt: s.string(),
          undoneAt: s.string(),
        },
        ...{ isMatched: s.boolean(), mayUndo: s.boolean() },
        columns: s.array(
          s.object({
            heading: s.string(),
            is: s.oneOf([...REGISTER_COLUMNS, ...REGISTER_LEFT_OUT]),
            /** What stands in the first rows. */
            sample: s.string(),
          }),
        ),
        states: s.array(s.object({ state: s.oneOf(REGISTER_STATES), rows: s.number() })),
        faults: s.array(s.object({ fault: s.oneOf(REGISTER_FAULTS), rows: s.number() })),
      }),
    ),
    rows: fact(
      'rows',
      s.array(
        s.object({
          ...{ number: s.number(), state: s.oneOf(REGISTER_STATES), name: s.string(), phone: s.string() },
          ...{ bornAbout: s.string(), memberId: s.string(), other: s.string() },
          faults: s.array(s.oneOf(REGISTER_FAULTS)),
          asks: s.array(s.oneOf(REGISTER_ASKS)),
        }),
      ),
    ),
    next: fact('next', s.string()),
    works: fact('works', s.array(workShape)),
  },
});

/** What each column is, in the order of the columns, with commas between them. */
export const matchColumns = call('office/matchcolumns', {
  access: 'staff',
  form: form({ id, columns: sentOnly('columns', text(4_000)) }),
  ...afterwards,
});

/** Enters the rows that are good; nobody sees them. */
export const enterRegister = call('office/enterregister', { access: 'staff', form: form({ id }), ...afterwards });

/** Puts the next families on the list of calls. */
export const releaseRegister = call('office/releaseregister', { access: 'staff', form: form({ id }), ...afterwards });

/** Takes out everything of a register but the families that have claimed their profile. */
export const undoRegister = call('office/undoregister', { access: 'staff', form: form({ id, reason }), ...afterwards });

/** What a family of the register has said on a recorded call: yes makes the profile its own, no removes it. */
export const answerRegister = call('office/answerregister', {
  access: 'staff',
  form: form({ id, number, answer: sentOnly('answer', requiredChoice(['yes', 'no'], 'chooseFromList')), reason }),
  ...afterwards,
});

/** The rows that did not come in, as a file for a spreadsheet, with a column that says why. */
export const fetchFaults = call('office/registerfaults', {
  access: 'staff',
  form: form({ id }),
  saves: false,
  returned: {
    ...outcomeFacts,
    csv: fact('csv', s.optional(s.string())),
    fileName: fact('filename', s.optional(s.string())),
  },
  refused: refusedOutcome(2),
});
