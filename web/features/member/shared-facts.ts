import type { SharedView } from '#contract/member.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { type SharedAnswer, sharedLabels } from '#words/labels/shared.ts';
import { sharedAnswer } from '#words/shared-answer.ts';

/** The answers about origin and home life, in the order of the page. */
const ROOTS = [
  ...(['religion', 'community', 'caste', 'clan', 'desh', 'ancestralDistrict', 'district', 'state', 'country'] as const),
  ...(['motherTongue', 'maritalStatus', 'children', 'diet', 'eats'] as const),
] as const satisfies SharedAnswer[];
/** Answers that other parts of the page show, and the pada, which is shown with the nakshatra. */
const ELSEWHERE = [
  ...(['age', 'heightCm', 'education', 'profession'] satisfies SharedAnswer[]),
  ...(['aboutSelf', 'aboutHoped', 'pada'] satisfies SharedAnswer[]),
];
/** The answers of the horoscope, in the order of the page. */
export const HOROSCOPE = ['rashi', 'nakshatra', 'gon', 'logno', 'isMangalik'] as const satisfies SharedAnswer[];

/** The answers that have a place on the page. */
const placedAnswers: readonly string[] = [...ROOTS, ...HOROSCOPE, ...ELSEWHERE];
const isAnswer = (name: string): name is SharedAnswer => name in sharedLabels;
/** The roots, and all answers that have no other place on the page. */
export const ROOTS_AND_OTHERS = [
  ...ROOTS,
  ...Object.keys(sharedLabels)
    .filter(isAnswer)
    .filter((name) => !placedAnswers.includes(name)),
];

/** Returns those of the named answers that were given, in the reader's words. */
export function useFacts(shared: SharedView, names: readonly SharedAnswer[]) {
  const label = useLabels(sharedLabels, 'fact');
  const language = useLanguage();
  return names.flatMap((name) => {
    const value = sharedAnswer(shared, name, language);
    return value ? [{ label: label(name), value }] : [];
  });
}
