import type { ComponentType } from 'react';
import type { ActionFunction } from 'react-router';
import { loadChunk } from '#web/api/chunk.ts';
import type { Visit } from '#web/api/visit.ts';
import type { StepKey } from '#web/features/together/step-names.texts.ts';
import { isShown, type Shown, type TogetherStep, type TogetherStepProps } from '#web/fields/together-step.ts';
import { part } from '#web/part.tsx';

/** The steps of two families, in the order of the page; a line each. A step's own program comes when it is opened. */
export const steps = [
  step('numbers', () => import('#web/features/together/NumbersStep.tsx')),
  // For the two alone; the line says the same whether something lies there or not.
  step(
    'sealed',
    () => import('#web/features/sealed-words/SealedWordStep.tsx'),
    (shown) => isShown(shown, 'theTwo'),
  ),
];

export type Step = (typeof steps)[number];

/** The step that an address names; undefined for none. */
export const stepAt = (url: string): Step | undefined =>
  steps.find(({ name }) => name === new URL(url).searchParams.get('step'));

/** `isShown`: whether this reader is shown the step in the overview; all are, if left out. */
function step<Loaded>(
  name: StepKey,
  open: () => Promise<TogetherStep<Loaded>>,
  isShown: (shown: Shown) => boolean = () => true,
) {
  const { Part, bring } = part(async () => (await open()).Component as ComponentType<TogetherStepProps<unknown>>);
  return {
    name,
    isShown,
    load: async (visit: Visit, member: string): Promise<unknown> => (await loadChunk(open)).load(visit, member),
    actions: async (): Promise<Readonly<Record<string, ActionFunction>>> => (await loadChunk(open)).actions ?? {},
    Part,
    bring,
  };
}

// The server renders each at once.
if (import.meta.env.SSR) await Promise.all(steps.map(({ bring }) => bring()));
