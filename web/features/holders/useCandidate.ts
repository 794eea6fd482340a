import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { candidateNames } from '#words/choices/candidate.ts';
import { choiceIn } from '#words/label.ts';

/** Whose marriage it is: bride or groom, in the reader's words. */
export const useCandidate = (): string => choiceIn(candidateNames, useMember().gender, useLanguage());
