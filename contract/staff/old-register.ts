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

/** The wire name of the register file. */
export const REGISTER_FILE = 'register';
/** The maximum size of the register file. */
export const REGISTER_FILE_BYTES = 10 * 1024 * 1024;

/** Families released at a time, about as many as the office calls in a week. */
export const RELEASED_AT_A_TIME = 200;
/** Days in which an import can be undone. */
export const UNDONE_WITHIN_DAYS = 30;

const id = sentOnly('id', requiredLookupId('chooseFromList'));
const number = sentOnly('number', requiredLookupId('chooseFromList'));
const withOutcome = { returned: outcomeFacts, refused: refusedOutcome() };

/** Lists the registers that were sent last, the latest first. */
export const listRegisters = call('office/listregisters', {
  access: 'staff',
  saves: false,
  returned: {
    registers: fact(
      'registers',
      s.array(
        s.object({
          id: s.number(),
          fileName: s.string(),
          /** Login of the member of staff who sent the file. */
          by: s.string(),
          /** ISO times, or `''`. */
          at: s.string(),
          enteredAt: s.string(),
          undoneAt: s.string(),
        }),
      ),
    ),
  },
});

/**
 * Receives the file of an old register and starts to read it in the background. The file is stored encrypted until it
 * is read; columns that must not be imported are never stored.
 */
export const sendRegister = call('office/sendregister', {
  access: 'staff',
  files: [REGISTER_FILE],
  fileBytes: REGISTER_FILE_BYTES,
  returned: { ...outcomeFacts, id: fact('id', s.optional(s.number())) },
  refused: refusedOutcome(),
});

/** Filters for the rows on the page. */
export const REGISTER_FILTERS = ['bad', 'good', 'entered', 'released', 'registered', 'claimed', 'skipped'] as const;

/**
 * Returns one register: its columns, the number of rows in each state, and a page of rows of one kind after the
 * number `after`.
 */
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
        id: s.number(),
        fileName: s.string(),
        /** Login of the member of staff who sent the file. */
        by: s.string(),
        at: s.string(),
        enteredAt: s.string(),
        undoneAt: s.string(),
        isMatched: s.boolean(),
        mayUndo: s.boolean(),
        columns: s.array(
          s.object({
            heading: s.string(),
            is: s.oneOf([...REGISTER_COLUMNS, ...REGISTER_LEFT_OUT]),
            /** The contents of the first rows. */
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
          number: s.number(),
          state: s.oneOf(REGISTER_STATES),
          name: s.string(),
          phone: s.string(),
          bornAbout: s.string(),
          memberId: s.string(),
          /**
           * The earlier row of which this row is a double, behind the number of its register if it is another one; or
           * `''`.
           */
          other: s.string(),
          faults: s.array(s.oneOf(REGISTER_FAULTS)),
          /** What the office asks in the call. */
          asks: s.array(s.oneOf(REGISTER_ASKS)),
        }),
      ),
    ),
    next: fact('next', s.string()),
    works: fact('works', s.array(workShape)),
  },
});

/** Sets the meaning of each column, in their order, separated by commas, and starts the trial of the rows. */
export const matchColumns = call('office/matchcolumns', {
  access: 'staff',
  form: form({ id, columns: sentOnly('columns', text(4_000)) }),
  ...withOutcome,
});

/** Imports the valid rows. Nobody sees these profiles yet. */
export const enterRegister = call('office/enterregister', { access: 'staff', form: form({ id }), ...withOutcome });

/** Puts the next families on the list of calls. */
export const releaseRegister = call('office/releaseregister', { access: 'staff', form: form({ id }), ...withOutcome });

/** Deletes all data of a register, except the families that have claimed their profile. */
export const undoRegister = call('office/undoregister', {
  access: 'staff',
  form: form({ id, reason }),
  ...withOutcome,
});

/** Records the family's answer on a recorded call. Yes makes the profile its own; no deletes it. */
export const answerRegister = call('office/answerregister', {
  access: 'staff',
  form: form({ id, number, answer: sentOnly('answer', requiredChoice(['yes', 'no'], 'chooseFromList')), reason }),
  ...withOutcome,
});

/** Returns the rows that were not imported, as a spreadsheet file with the reason for each. */
export const fetchFaults = call('office/registerfaults', {
  access: 'staff',
  form: form({ id }),
  saves: false,
  returned: {
    ...outcomeFacts,
    csv: fact('csv', s.optional(s.string())),
    fileName: fact('filename', s.optional(s.string())),
  },
  refused: refusedOutcome(),
});
