import { call } from '../call.ts';
import { form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { plainSigns } from '../pasted.ts';
import { holding, must, reading, requiredChoice, requiredText, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { proof } from './accounts.ts';

/**
 * Hours from the moment at which a breach was known to the notice to CERT-In (directions of 28 April 2022) and to the
 * Data Protection Board (DPDP Rules 2025, rule 7).
 */
export const BREACH_HOURS = { certin: 6, board: 72 } as const;

/** Registers from which the affected people of a breach are taken. */
export const BREACH_SOURCES = [
  'everybody',
  'one',
  'readBy',
  'phoneOpenedBy',
  'byStaff',
  'sessions',
  'health',
  'addresses',
  'photos',
] as const;
export type BreachSource = (typeof BREACH_SOURCES)[number];

/** Registers that may contain everybody. They are read member by member, through the queue. */
const LARGE_REGISTERS = ['everybody', 'sessions', 'health', 'addresses', 'photos'] as const satisfies BreachSource[];
export type LargeRegister = (typeof LARGE_REGISTERS)[number];
/** Whether a register is read in the background because it may contain everybody. */
export const isLargeRegister = (source: string): source is LargeRegister =>
  LARGE_REGISTERS.some((large) => large === source);

/** Entries in the record of a breach that staff make by hand. */
export const BREACH_NOTED = ['certin', 'board', 'police', 'note'] as const;
/** All entries in the record of a breach. Those that are not in `BREACH_NOTED` are made automatically. */
export const BREACH_DEEDS = ['opened', 'people', 'letter', 'sent', 'closed', ...BREACH_NOTED] as const;
export type BreachDeed = (typeof BREACH_DEEDS)[number];

/** Number of characters of a moment. Seconds, which some browsers send behind it, are dropped. */
const MOMENT_LETTERS = 'YYYY-MM-DDTHH:MM'.length;
/** What makes a moment a time in India, with its seconds. */
const SECONDS_AND_ZONE = ':00+05:30';

/** A time in India as a form sends it, `YYYY-MM-DDTHH:MM`, or `''`. */
const moment = holding(
  reading((raw) => plainSigns(raw).slice(0, MOMENT_LETTERS)),
  must((value) => value === '' || isMoment(value), 'timeInvalid'),
);

const isMoment = (value: string): boolean =>
  /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}${SECONDS_AND_ZONE}`));

/** Returns the time in a field that `moment` has read; null for `''`. */
export const momentIn = (value: string): Date | null => (value === '' ? null : new Date(`${value}${SECONDS_AND_ZONE}`));

/** The number of a breach. The small forms of a page use this name. */
const member = sentOnly('id', requiredText('chooseFromList', 9));

/** Times are ISO, or `''`. */
const entry = {
  id: s.number(),
  what: s.string(),
  known: s.string(),
  /** The deadline for the notice to CERT-In; `''` after the notice. */
  certinBy: s.string(),
  /** The deadline for the notice to the Data Protection Board; `''` after the notice. */
  boardBy: s.string(),
  people: s.number(),
  /** How many of the people were notified. */
  told: s.number(),
  closed: s.string(),
};

/** Lists every breach, the latest first. */
export const listBreaches = call('office/listbreaches', {
  access: 'staff',
  saves: false,
  returned: { breaches: fact('breaches', s.array(s.object(entry))) },
});

/** Returns one breach: its sources, the people affected, the letter, and the record of what was done. */
export const showBreach = call('office/showbreach', {
  access: 'staff',
  form: form({ member }),
  saves: false,
  returned: {
    breach: fact('breach', s.object(entry)),
    sources: fact('sources', s.array(s.object({ source: s.oneOf(BREACH_SOURCES), people: s.number() }))),
    /** The progress of running work: how many members were examined or notified, and the total; null if none runs. */
    work: fact(
      'work',
      s.nullable(s.object({ kind: s.oneOf(['people', 'letters']), looked: s.number(), ofAll: s.number() })),
    ),
    deeds: fact(
      'deeds',
      s.array(s.object({ at: s.string(), by: s.string(), kind: s.oneOf(BREACH_DEEDS), words: s.string() })),
    ),
    /** The saved letter, else the draft. */
    letter: fact(
      'letter',
      s.object({ subjectEn: s.string(), letterEn: s.string(), subjectBn: s.string(), letterBn: s.string() }),
    ),
  },
});

/** Maximum number of characters of an entry in the record. */
const WORDS_LIMIT = 2000;
/** Maximum number of characters of the subject of the message to those affected. */
const SUBJECT_LIMIT = 200;
/** Maximum number of characters of the text of that message. */
const LETTER_LIMIT = 10_000;

/** The common description of calls about a breach that return an outcome. */
const withOutcome = { access: 'staff', returned: outcomeFacts, refused: refusedOutcome() } as const;

/** Starts the record. The deadlines count from `known`, or from now if it is `''`. */
export const openBreach = call('office/openbreach', {
  ...withOutcome,
  form: form({ reason: sentOnly('what', requiredText('textRequired', WORDS_LIMIT)), known: sentOnly('known', moment) }),
});

/**
 * Adds the people in a register, in the background if the register may contain everybody. `who` is a profile or a
 * member of staff, for registers that require one.
 */
export const addBreachPeople = call('office/addbreachpeople', {
  ...withOutcome,
  form: form({
    member,
    source: sentOnly('source', requiredChoice(BREACH_SOURCES, 'chooseFromList')),
    who: sentOnly('who', text(254)),
    from: sentOnly('from', moment),
    until: sentOnly('until', moment),
  }),
});

/** Saves the letter to those affected, in both languages. Refused while it is being sent. */
export const saveBreachLetter = call('office/savebreachletter', {
  ...withOutcome,
  form: form({
    member,
    subjectEn: sentOnly('subject_en', requiredText('textRequired', SUBJECT_LIMIT)),
    letterEn: sentOnly('letter_en', requiredText('textRequired', LETTER_LIMIT)),
    subjectBn: sentOnly('subject_bn', requiredText('textRequired', SUBJECT_LIMIT)),
    letterBn: sentOnly('letter_bn', requiredText('textRequired', LETTER_LIMIT)),
  }),
});

/**
 * Sends the letter in the background to all affected people who have not had it. Refused while the letter still
 * contains square brackets.
 */
export const sendBreachLetter = call('office/sendbreachletter', { ...withOutcome, form: form({ member, ...proof }) });

/** Adds an entry to the record. An entry `certin` or `board` also ends its deadline. */
export const noteBreachDeed = call('office/notebreachdeed', {
  ...withOutcome,
  form: form({
    member,
    kind: sentOnly('kind', requiredChoice(BREACH_NOTED, 'chooseFromList')),
    reason: sentOnly('words', requiredText('textRequired', WORDS_LIMIT)),
  }),
});

/** Closes the record of a breach with a last entry. */
export const closeBreach = call('office/closebreach', {
  ...withOutcome,
  form: form({ member, reason: sentOnly('words', requiredText('textRequired', WORDS_LIMIT)) }),
});
