import type { ComponentType } from 'react';
import type { ActionFunction } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { StepName, StepView, showTogether } from '#contract/together.ts';
import type { Visit } from '#web/api/visit.ts';

/** What the page of two families knows before a step is opened. */
export type Shown = ReturnedDraft<typeof showTogether>;

export interface TogetherStepProps<Loaded> {
  /** The other family. */
  member: string;
  shown: Shown;
  loaded: Loaded;
}

/** What the file of a step exports: `web/pages/together/steps.ts` names the file. */
export interface TogetherStep<Loaded> {
  /** `url`: the address of the page. */
  load: (visit: Visit, member: string, url: string) => Promise<Loaded>;
  /** Its small forms, beside the presses. */
  actions?: Readonly<Record<string, ActionFunction>>;
  Component: ComponentType<TogetherStepProps<Loaded>>;
}

const NOTHING = {
  minePressedAt: '',
  mine: '',
  mayTakeBack: false,
  mayPress: [],
  closed: '',
  theirs: '',
} as const satisfies Omit<StepView, 'step'>;

/** How a step stands; as if nothing were pressed where this reader reads nothing of it. */
export const viewOf = ({ steps }: Pick<Shown, 'steps'>, step: StepName): StepView =>
  steps.find((one) => one.step === step) ?? { step, ...NOTHING, mayPress: [] };

/** Whether this reader may know of a step: those of the bride and groom alone are in nobody else's answer. */
export const knowsOf = ({ steps }: Pick<Shown, 'steps'>, step: StepName): boolean =>
  steps.some((one) => one.step === step);

/** Whether this reader looks after a profile whose bride or groom has an account of their own. */
export const isBesideTheTwo = (shown: Pick<Shown, 'steps'>): boolean =>
  viewOf(shown, 'tested').closed === 'candidateAlone';
