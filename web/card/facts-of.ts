import type { Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { number } from '#words/numbers.ts';
import { sharedAnswer } from '#words/shared-answer.ts';

/** 27, Nadia */
export const factsOf = (member: SharedView, language: Language): string =>
  [member.age && number(member.age, language), sharedAnswer(member, 'district', language)].filter(Boolean).join(', ');
