import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { candidateNames } from '#words/choices/candidate.ts';
import { choiceIn } from '#words/label.ts';

/** Returns "bride" or "groom" for the candidate of the reader's profile, in the reader's language. */
export const useCandidateWord = (): string => choiceIn(candidateNames, useMember().gender, useLanguage());
