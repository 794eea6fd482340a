import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { kinTexts, leafNames, muslimKinTexts, questionTexts } from './question.texts.ts';
import type { Asked, Question, TreeLeaf, TreeValues } from './questions.ts';
import { isPast } from './tree-values.ts';

/** Returns the text key of a question: in the present tense, in the past tense (`Then`), or about birth (`Born`). */
function questionKeyOf({ side, leaf, question }: Asked, isOfThePast: boolean) {
  const isMother = side === 'maternal' && leaf === 'parent';
  // A woman takes her husband's line, so the mother's own line is that of her birth.
  if (isMother && (question === 'clan' || question === 'caste' || question === 'tribe'))
    return `${question}Born` as const;
  if (question === 'life' || question === 'now') return question;
  return isOfThePast ? (`${question}Then` as const) : question;
}

/** Functions that word the tree for this reader. */
export interface LeafWords {
  /** The name of the leaf's relative: *Grandfather*. */
  relation: (relative: TreeLeaf) => string;
  /** A question in words: *What was your grandfather's name?* */
  ask: (asked: TreeLeaf & { question: Question }) => string;
}

/**
 * Returns the tree's relatives and questions in words for this reader: the bride reads *your grandfather*, and a Muslim
 * family reads দাদা.
 */
export function useLeafWords(values: TreeValues, isMuslim: boolean): LeafWords {
  const t = useTexts(questionTexts);
  const language = useLanguage();
  const { isCandidate } = useMember();
  const kin = isMuslim ? muslimKinTexts : kinTexts;
  return {
    relation: ({ side, leaf }) =>
      isMuslim && language === 'bn' ? kin[side].bn[leaf] : leafNames[side][language][leaf],
    ask: (asked) => {
      const { side, leaf } = asked;
      const words = kin[side][language];
      const owner = isCandidate ? t.your : t.theirs;
      const askInWords = t[questionKeyOf(asked, isPast(values[side], asked))];
      return askInWords(owner(words[leaf]), owner(words[`${leaf}Of`]));
    },
  };
}
