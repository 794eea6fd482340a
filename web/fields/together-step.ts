import type { ComponentType } from 'react';
import type { ActionFunction } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { StepName, StepView, showTogether } from '#contract/together.ts';
import type { Visit } from '#web/api/visit.ts';

/** The facts of the page of two families that are loaded before a step is opened. */
export type TogetherFacts = ReturnedDraft<typeof showTogether>;

/** The props of a step. `loaded`: the data that the step itself has loaded. */
export interface TogetherStepProps<Loaded> {
  /** The other family. */
  member: string;
  /** The facts of the page of the two families. */
  shown: TogetherFacts;
  loaded: Loaded;
}

/** The exports of a step's file. `web/pages/together/steps.ts` names the file. */
export interface TogetherStep<Loaded> {
  /** `url`: the address of the page. */
  load: (visit: Visit, member: string, url: string) => Promise<Loaded>;
  /** The actions of its forms, besides the presses. */
  actions?: Readonly<Record<string, ActionFunction>>;
  Component: ComponentType<TogetherStepProps<Loaded>>;
}

/** The state of a step without any press. */
const NOTHING = {
  minePressedAt: '',
  mine: '',
  mayTakeBack: false,
  mayPress: [],
  closed: '',
  theirs: '',
} as const satisfies Omit<StepView, 'step'>;

/** Returns the state of a step. If this reader may not know of it, returns the state without any press. */
export const viewOf = ({ steps }: Pick<TogetherFacts, 'steps'>, step: StepName): StepView =>
  steps.find((view) => view.step === step) ?? { step, ...NOTHING, mayPress: [] };

/**
 * Whether this reader may know of a step. Steps only for the bride and groom are missing from other readers' answers.
 */
export const knowsOf = ({ steps }: Pick<TogetherFacts, 'steps'>, step: StepName): boolean =>
  steps.some((view) => view.step === step);

/**
 * Whether this reader is a holder beside a bride or groom with an own account. The step `tested` is then closed to this
 * reader.
 */
export const isBesideTheTwo = (shown: Pick<TogetherFacts, 'steps'>): boolean =>
  viewOf(shown, 'tested').closed === 'candidateAlone';
