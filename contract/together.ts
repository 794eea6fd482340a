import { call } from './call.ts';
import { form } from './form.ts';
import { MEETING_STATES } from './meetings.ts';
import { ABSENCES, sharedSchema } from './member.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/**
 * Who may press a step. `candidate`: the bride or groom where they have an account of their own; where they have none, the office has to
 * have spoken with them since the families accepted each other. `candidateIfThere`: the candidate where they have an account, else everybody
 * who looks after the profile.
 */
export type Presser = 'everyHolder' | 'candidate' | 'candidateIfThere';

interface StepRule {
  values: readonly [string, ...string[]];
  who: Presser;
  /** Values that somebody else may press than `who`. */
  except?: Readonly<Record<string, Presser>>;
  /** Values that somebody else may take back or replace than who may press them. */
  leave?: Readonly<Record<string, Presser>>;
  /**
   * When the other family reads a press. `when both`: once both have pressed the same value, and only of the values in `shared` where that
   * is given.
   */
  told: 'at once' | 'when both' | 'never';
  shared?: readonly string[];
  /** For the candidates alone: nobody else who looks after either profile reads that the step exists. */
  isPrivate?: true;
  /** Stands in the holders' list of who did what. */
  isAct?: true;
  /** Can be taken back at any time, not within `TAKE_BACK_HOURS` alone. */
  isNeverFinal?: true;
}

/**
 * The simple answers that a family gives on the page of two families. `numbers`: `writeFirst` keeps the phones closed until both families
 * have pressed `exchange`, or `now`.
 */
export const STEPS = {
  numbers: {
    values: ['now', 'writeFirst', 'exchange'],
    who: 'candidate',
    except: { writeFirst: 'everyHolder' },
    // Everybody may close the phones; to open them again is what "exchange" does.
    leave: { writeFirst: 'candidate' },
    told: 'at once',
    isAct: true,
  },
  call: { values: ['spoken', 'noAnswer', 'wrongNumber'], who: 'everyHolder', told: 'at once', isAct: true },
  meeting: {
    values: ['goOn', 'thinking', 'notForUs'],
    who: 'candidate',
    except: { thinking: 'everyHolder', notForUs: 'candidateIfThere' },
    told: 'when both',
    shared: ['goOn'],
  },
  theTwo: { values: ['Yes'], who: 'candidate', told: 'when both', isPrivate: true },
  tested: { values: ['Yes'], who: 'candidate', told: 'when both' },
  decided: { values: ['Yes'], who: 'candidate', told: 'at once', isAct: true, isNeverFinal: true },
  married: { values: ['Yes'], who: 'candidate', told: 'at once', isAct: true },
  quiet14: { values: ['spoken', 'notYet', 'noAnswer', 'ended'], who: 'everyHolder', told: 'never' },
  quiet60: { values: ['spoken', 'notYet', 'noAnswer', 'ended'], who: 'everyHolder', told: 'never' },
} as const satisfies Readonly<Record<string, StepRule>>;

export type StepName = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as StepName[];
export const stepRule = (step: StepName): StepRule => STEPS[step];
export const presserOf = (step: StepName, value: string): Presser => {
  const { who, except } = stepRule(step);
  return except?.[value] ?? who;
};
/** Who may take a value back or replace it; what the candidate's own account has pressed, nobody else. */
export const leaverOf = (step: StepName, value: string): Presser =>
  stepRule(step).leave?.[value] ?? presserOf(step, value);

/** So many hours a press can be taken back; it can be replaced by another value at any time. */
export const TAKE_BACK_HOURS = 24;

/** How the phones stand between two families: `closed` while one of them wishes to write first. */
export const NUMBERS = ['open', 'closed'] as const;
export type Numbers = (typeof NUMBERS)[number];

const step = {
  step: s.oneOf(STEP_NAMES),
  /** What this family has pressed; `''` for nothing. */
  mine: s.string(),
  /** ISO time; `''` for nothing. */
  minePressedAt: s.string(),
  /** It can still be taken back by this account. */
  mayTakeBack: s.boolean(),
  /** The values that this account may press now. */
  mayPress: s.array(s.string()),
  /** Why others are closed: the bride or groom says them, or the office speaks with the bride or groom first. */
  closed: s.oneOf(['', 'candidateAlone', 'spokenFirst']),
  /** What this family may read of the other's press; `''` for nothing. */
  theirs: s.string(),
};
const stepShape = s.object(step);
export type StepView = s.Output<typeof stepShape>;

/** Everything that an accepted family may read of the steps; answers like `member` where the two are not, or no longer, in touch. */
export const showTogether = call('showtogether', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    member: fact('shared', sharedSchema),
    absence: fact('absence', s.oneOf(ABSENCES)),
    /** ISO time of the acceptance. */
    acceptedAt: fact('accepted_at', s.string()),
    numbers: fact('numbers', s.oneOf(NUMBERS)),
    /** This family has opened the other's number before. */
    hasOpened: fact('opened', s.boolean()),
    /** A number was opened by one of the two: writing first comes too late. */
    isOpened: fact('any_opened', s.boolean()),
    /** How their meeting stands; `chosen` is an ISO time or `''`. */
    meeting: fact('meeting', s.object({ state: s.oneOf(MEETING_STATES), isOurs: s.boolean(), chosen: s.string() })),
    steps: fact('steps', s.array(stepShape)),
  },
});

/** Presses a step, or takes the press back within `TAKE_BACK_HOURS` (`value` empty). */
export const pressTogether = call('presstogether', {
  ...ofMember,
  form: form({
    member: otherMember,
    step: sentOnly('step', requiredChoice(STEP_NAMES, 'chooseFromList')),
    value: sentOnly('value', text(40)),
  }),
});
