import type { ComponentType } from 'react';
import type { ActionFunction } from 'react-router';
import { loadChunk } from '#web/api/chunk.ts';
import type { Visit } from '#web/api/visit.ts';
import type { StepKey } from '#web/features/together/step-names.texts.ts';
import { isBesideTheTwo, type Shown, type TogetherStep, type TogetherStepProps } from '#web/fields/together-step.ts';
import { part } from '#web/part.tsx';

/** The steps of two families, in the order of the page; a line each. A step's own program comes when it is opened. */
export const steps = [
  step('numbers', () => import('#web/features/together/NumbersStep.tsx')),
  step('words', () => import('./WordsStep.tsx')),
  step('call', () => import('#web/features/meetings/CallStep.tsx')),
  step('meeting', () => import('#web/features/meetings/MeetingStep.tsx')),
  // Beside the bride's or groom's own account nobody is shown that the two are asked.
  step(
    'questions',
    () => import('#web/features/questions/QuestionsStep.tsx'),
    (shown) => !isBesideTheTwo(shown),
  ),
  step('pandit', () => import('#web/features/pandit/PanditStep.tsx')),
  step('tests', () => import('#web/features/test-centres/TestsStep.tsx')),
  // Reached from the tests alone: no list says that it is there.
  step(
    'sealed',
    () => import('#web/features/sealed-words/SealedWordStep.tsx'),
    () => false,
  ),
  step('decided', () => import('#web/features/together/DecidedStep.tsx')),
  step('wedding', () => import('#web/features/wedding/WeddingStep.tsx')),
  step('married', () => import('./MarriedStep.tsx')),
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
    load: async (visit: Visit, member: string, url: string): Promise<unknown> =>
      (await loadChunk(open)).load(visit, member, url),
    actions: async (): Promise<Readonly<Record<string, ActionFunction>>> => (await loadChunk(open)).actions ?? {},
    Part,
    bring,
  };
}

// The server renders each at once.
if (import.meta.env.SSR) await Promise.all(steps.map(({ bring }) => bring()));
