import { call } from '../call.ts';
import { form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { plainSigns } from '../pasted.ts';
import { holding, must, reading, requiredChoice, requiredText, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { proof } from './accounts.ts';

/** From the moment when it was known: to CERT-In (directions of 28 April 2022), and to the Data Protection Board (DPDP Rules 2025, rule 7). */
export const BREACH_HOURS = { certin: 6, board: 72 } as const;

/** By which register those are found whom a breach touches. */
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

/** Registers that may name everybody: they are read member by member, by the queue. */
const LARGE_REGISTERS = ['everybody', 'sessions', 'health', 'addresses', 'photos'] as const satisfies BreachSource[];
export type LargeRegister = (typeof LARGE_REGISTERS)[number];
export const isLargeRegister = (source: string): source is LargeRegister =>
  LARGE_REGISTERS.some((large) => large === source);

/** What stands in the record of a breach; `BREACH_NOTED` by hand, the others by themselves. */
export const BREACH_NOTED = ['certin', 'board', 'police', 'note'] as const;
export const BREACH_DEEDS = ['opened', 'people', 'letter', 'sent', 'closed', ...BREACH_NOTED] as const;
export type BreachDeed = (typeof BREACH_DEEDS)[number];

/** A moment in India as a form sends it, `YYYY-MM-DDTHH:MM`, or `''`. */
const moment = holding(
  reading((raw) => plainSigns(raw).slice(0, 16)),
  must((value) => value === '' || isMoment(value), 'timeInvalid'),
);

const isMoment = (value: string): boolean =>
  /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}:00+05:30`));

/** Of a field that `moment` has read; null for `''`. */
export const momentIn = (value: string): Date | null => (value === '' ? null : new Date(`${value}:00+05:30`));

/** The number of a breach; the small forms of a page name it so. */
const member = sentOnly('id', requiredText('chooseFromList', 9));

/** Times are ISO, or `''`. */
const entry = {
  id: s.number(),
  what: s.string(),
  known: s.string(),
  /** Until when CERT-In and the Board must hear of it; `''` once they have. */
  certinBy: s.string(),
  boardBy: s.string(),
  people: s.number(),
  told: s.number(),
  closed: s.string(),
};

/** Every breach, the latest first. */
export const listBreaches = call('office/listbreaches', {
  access: 'staff',
  saves: false,
  returned: { breaches: fact('breaches', s.array(s.object(entry))) },
});

export const showBreach = call('office/showbreach', {
  access: 'staff',
  form: form({ member }),
  saves: false,
  returned: {
    breach: fact('breach', s.object(entry)),
    sources: fact('sources', s.array(s.object({ source: s.oneOf(BREACH_SOURCES), people: s.number() }))),
    /** What is under way: how many members were looked at or told, and of how many; null for nothing. */
    work: fact(
      'work',
      s.nullable(s.object({ kind: s.oneOf(['people', 'letters']), looked: s.number(), ofAll: s.number() })),
    ),
    deeds: fact(
      'deeds',
      s.array(s.object({ at: s.string(), by: s.string(), kind: s.oneOf(BREACH_DEEDS), words: s.string() })),
    ),
    /** As it was saved, else the draft. */
    letter: fact(
      'letter',
      s.object({ subjectEn: s.string(), letterEn: s.string(), subjectBn: s.string(), letterBn: s.string() }),
    ),
  },
});

const done = { access: 'staff', returned: outcomeFacts, refused: refusedOutcome(2) } as const;

/** Begins the record; the clocks run from `known`, now where it is `''`. */
export const openBreach = call('office/openbreach', {
  ...done,
  form: form({ reason: sentOnly('what', requiredText('textRequired', 2000)), known: sentOnly('known', moment) }),
});

/** Adds those whom a register names, in the background where it may be everybody: `who` is a profile or somebody of the office, where the register asks for one. */
export const addBreachPeople = call('office/addbreachpeople', {
  ...done,
  form: form({
    member,
    source: sentOnly('source', requiredChoice(BREACH_SOURCES, 'chooseFromList')),
    who: sentOnly('who', text(254)),
    from: sentOnly('from', moment),
    until: sentOnly('until', moment),
  }),
});

export const saveBreachLetter = call('office/savebreachletter', {
  ...done,
  form: form({
    member,
    subjectEn: sentOnly('subject_en', requiredText('textRequired', 200)),
    letterEn: sentOnly('letter_en', requiredText('textRequired', 10_000)),
    subjectBn: sentOnly('subject_bn', requiredText('textRequired', 200)),
    letterBn: sentOnly('letter_bn', requiredText('textRequired', 10_000)),
  }),
});

/** Sends the letter in the background to all who are named and have not had it, once nothing stands in square brackets any more. */
export const sendBreachLetter = call('office/sendbreachletter', { ...done, form: form({ member, ...proof }) });

export const noteBreachDeed = call('office/notebreachdeed', {
  ...done,
  form: form({
    member,
    kind: sentOnly('kind', requiredChoice(BREACH_NOTED, 'chooseFromList')),
    reason: sentOnly('words', requiredText('textRequired', 2000)),
  }),
});

export const closeBreach = call('office/closebreach', {
  ...done,
  form: form({ member, reason: sentOnly('words', requiredText('textRequired', 2000)) }),
});
