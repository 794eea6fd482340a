import type { Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { number } from '#words/numbers.ts';
import { sharedAnswer } from '#words/shared-answer.ts';

/** Returns the age and the district of a member, as `27, Nadia`, without what is unknown. */
export const factsOf = (member: SharedView, language: Language): string =>
  [member.age && number(member.age, language), sharedAnswer(member, 'district', language)].filter(Boolean).join(', ');
