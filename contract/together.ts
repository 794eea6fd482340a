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
 * Who may press a step. `candidate`: the bride or groom if they have an account. If not, the office must have spoken
 * with them since the acceptance. `candidateIfThere`: the candidate if they have an account, else every holder.
 */
export type Presser = 'everyHolder' | 'candidate' | 'candidateIfThere';

interface StepRule {
  values: readonly [string, ...string[]];
  /** Who may press the step. */
  who: Presser;
  /** Values that have another presser than `who`. */
  except?: Readonly<Record<string, Presser>>;
  /** Values that have another rule for taking back or replacing than for pressing. */
  leave?: Readonly<Record<string, Presser>>;
  /**
   * When the other family reads a press. `when both`: after both have pressed the same value; only for the values in
   * `shared` if that is given.
   */
  told: 'at once' | 'when both' | 'never';
  shared?: readonly string[];
  /** For the candidates alone. Other holders do not read that the step exists. */
  isPrivate?: true;
  /** Whether a press is written to the activity log. */
  isAct?: true;
  /** Whether it can be taken back at any time, not only within `TAKE_BACK_HOURS`. */
  isNeverFinal?: true;
}

/**
 * The simple answers that a family gives on the page of two families. `numbers`: `writeFirst` keeps the phones closed
 * until both families have pressed `exchange` or `now`.
 */
export const STEPS = {
  numbers: {
    values: ['now', 'writeFirst', 'exchange'],
    who: 'candidate',
    except: { writeFirst: 'everyHolder' },
    // Every holder may close the phones. `exchange` opens them again.
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

/** The name of a step on the page of two families. */
export type StepName = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as StepName[];
/** Returns the rule of a step, with every property of `StepRule`. */
export const stepRule = (step: StepName): StepRule => STEPS[step];
/** Returns who may press this value of a step. */
export const presserOf = (step: StepName, value: string): Presser => {
  const { who, except } = stepRule(step);
  return except?.[value] ?? who;
};
/**
 * Returns who may take back or replace a value. A value that the candidate's own account pressed can be changed only by
 * the candidate.
 */
export const leaverOf = (step: StepName, value: string): Presser =>
  stepRule(step).leave?.[value] ?? presserOf(step, value);

/** Hours in which a press can be taken back. It can be replaced by another value at any time. */
export const TAKE_BACK_HOURS = 24;

/** Whether the two families' phones may be opened; `closed` while one of them wants to write first. */
export const NUMBERS = ['open', 'closed'] as const;
export type Numbers = (typeof NUMBERS)[number];

const step = {
  step: s.oneOf(STEP_NAMES),
  /** What this family has pressed; `''` if nothing. */
  mine: s.string(),
  /** ISO time; `''` if nothing. */
  minePressedAt: s.string(),
  /** Whether this account can still take it back. */
  mayTakeBack: s.boolean(),
  /** The values that this account may press now. */
  mayPress: s.array(s.string()),
  /** Why the other values cannot be pressed: only the bride or groom may, or the office must speak with them first. */
  closed: s.oneOf(['', 'candidateAlone', 'spokenFirst']),
  /** What this family may read of the other family's press; `''` if nothing. */
  theirs: s.string(),
};
const stepShape = s.object(step);
export type StepView = s.Output<typeof stepShape>;

/** Returns all that an accepted family may read of the steps. Answers like `member` if the two are not in touch. */
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
    /** Whether this family has opened the other's number before. */
    hasOpened: fact('opened', s.boolean()),
    /** Whether one of the two has opened a number. Then writing first is not possible. */
    isOpened: fact('any_opened', s.boolean()),
    /** The state of their meeting; `chosen` is an ISO time or `''`. */
    meeting: fact('meeting', s.object({ state: s.oneOf(MEETING_STATES), isOurs: s.boolean(), chosen: s.string() })),
    steps: fact('steps', s.array(stepShape)),
  },
});

/** Presses a step, or takes a press back within `TAKE_BACK_HOURS` (empty `value`). */
export const pressTogether = call('presstogether', {
  ...ofMember,
  form: form({
    member: otherMember,
    step: sentOnly('step', requiredChoice(STEP_NAMES, 'chooseFromList')),
    value: sentOnly('value', text(40)),
  }),
});
