import { showPanditNote } from '#contract/pandit.ts';
import { load as loadCall } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';
import type { TogetherStepProps } from '#web/fields/together-step.ts';
import { Pandit, panditDeeds } from './Pandit.tsx';

interface Loaded {
  words: string;
}

export const load = (visit: Visit, member: string): Promise<Loaded> => loadCall(visit, showPanditNote, { member });

export const { actions } = panditDeeds;

/** The pandit's paper as a step of two families. */
export function Component({ member, loaded: { words } }: TogetherStepProps<Loaded>) {
  return <Pandit member={member} words={words} />;
}
