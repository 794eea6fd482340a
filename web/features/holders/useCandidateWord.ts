import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { candidateNames } from '#words/choices/candidate.ts';
import { choiceIn } from '#words/label.ts';

/** Returns the candidate's role in the reader's words: bride or groom. */
export const useCandidateWord = (): string => choiceIn(candidateNames, useMember().gender, useLanguage());
