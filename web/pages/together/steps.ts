import type { ComponentType } from 'react';
import type { ActionFunction } from 'react-router';
import { loadChunk } from '#web/api/chunk.ts';
import type { Visit } from '#web/api/visit.ts';
import type { StepKey } from '#web/features/together/step-names.texts.ts';
import {
  isBesideTheTwo,
  type TogetherFacts,
  type TogetherStep,
  type TogetherStepProps,
} from '#web/fields/together-step.ts';
import { part } from '#web/part.tsx';

/** The steps of two families, in the order of the page. A step's code is loaded when it is opened. */
export const steps = [
  step('numbers', 'web/features/together/NumbersStep.tsx', () => import('#web/features/together/NumbersStep.tsx')),
  step('words', 'web/pages/together/WordsStep.tsx', () => import('./WordsStep.tsx')),
  step('call', 'web/features/meetings/CallStep.tsx', () => import('#web/features/meetings/CallStep.tsx')),
  step('meeting', 'web/features/meetings/MeetingStep.tsx', () => import('#web/features/meetings/MeetingStep.tsx')),
  // Hidden from a holder beside the bride's or groom's own account, because only the two are asked.
  {
    ...step(
      'questions',
      'web/features/questions/QuestionsStep.tsx',
      () => import('#web/features/questions/QuestionsStep.tsx'),
    ),
    isShown: (shown: TogetherFacts) => !isBesideTheTwo(shown),
  },
  step('pandit', 'web/features/pandit/PanditStep.tsx', () => import('#web/features/pandit/PanditStep.tsx')),
  step('tests', 'web/features/test-centres/TestsStep.tsx', () => import('#web/features/test-centres/TestsStep.tsx')),
  // Linked only from the tests, so that the overview does not reveal it.
  {
    ...step(
      'sealed',
      'web/features/sealed-words/SealedWordStep.tsx',
      () => import('#web/features/sealed-words/SealedWordStep.tsx'),
    ),
    isShown: () => false,
  },
  step('decided', 'web/features/together/DecidedStep.tsx', () => import('#web/features/together/DecidedStep.tsx')),
  step('wedding', 'web/features/wedding/WeddingStep.tsx', () => import('#web/features/wedding/WeddingStep.tsx')),
  step('married', 'web/pages/together/MarriedStep.tsx', () => import('./MarriedStep.tsx')),
];

/** A step of two families, as created by `step`. */
export type Step = (typeof steps)[number];

/** Returns the step that an address names, or undefined. */
export const stepAt = (url: string): Step | undefined =>
  steps.find(({ name }) => name === new URL(url).searchParams.get('step'));

/** Creates a step: a lazy part, and functions that load its code, then its data or its actions. */
function step<Loaded>(name: StepKey, source: string, open: () => Promise<TogetherStep<Loaded>>) {
  return {
    ...part(source, async () => (await open()).Component as ComponentType<TogetherStepProps<unknown>>),
    name,
    /** Whether this reader sees the step in the overview. */
    isShown: (_shown: TogetherFacts): boolean => true,
    load: async (visit: Visit, member: string, url: string): Promise<unknown> =>
      (await loadChunk(open)).load(visit, member, url),
    actions: async (): Promise<Readonly<Record<string, ActionFunction>>> => (await loadChunk(open)).actions ?? {},
  };
}

// The server loads all steps at start.
if (import.meta.env.SSR) await Promise.all(steps.map(({ bring }) => bring()));
