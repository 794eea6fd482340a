import type { Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { casteNotSaid, religionNotSaid } from '#matching/wishes/not-said.ts';
import type { SharedAnswer } from '#words/labels/shared.ts';
import { sharedAnswer } from '#words/shared-answer.ts';

export type LineMark = 'fits' | 'ask' | 'differs' | null;

/** Of these an answer fits where it is the same. Whether two gotras are one, the spelling alone does not tell. */
const ALIKE: readonly SharedAnswer[] = ['religion', 'caste', 'desh', 'motherTongue', 'diet'];

/** Entries that decline to answer, in the lists of religions and castes. */
const NOT_SAID: Partial<Record<SharedAnswer, number>> = { religion: religionNotSaid, caste: casteNotSaid };

/** An answer as it is weighed: `''` also for an entry that says nothing. */
export function weighed(shared: SharedView, name: SharedAnswer, language: Language): string {
  const value = shared[name];
  const isEntry = typeof value === 'object' && value !== null && 'id' in value;
  return isEntry && value.id === NOT_SAID[name] ? '' : sharedAnswer(shared, name, language);
}

/** What two answers to one question come to; of a star the table of points tells more than a word could. */
export function markOf(name: SharedAnswer, hers: string, his: string): LineMark {
  if (hers === '' || his === '') return 'ask';
  if (name === 'clan' && hers === his) return 'ask';
  if (!ALIKE.includes(name)) return null;
  return hers === his ? 'fits' : 'differs';
}
