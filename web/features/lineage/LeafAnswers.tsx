import { Link } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useMember } from '#web/useMember.ts';
import type { LoadedLineage } from './bloodline.ts';
import styles from './LeafSheet.module.css';
import { answerIn } from './leaf-words.ts';
import { lineageTexts } from './lineage.texts.ts';
import { answerNames } from './question.texts.ts';
import {
  type Asked,
  type Asks,
  isAnswered,
  openQuestionsOf,
  type Question,
  questionsOf,
  type SideValues,
  type TreeLeaf,
  unknownPathOf,
} from './questions.ts';
import { treeTexts } from './tree.texts.ts';

interface Props {
  /** The relative whose answers are listed. */
  of: TreeLeaf;
  /** The stored answers of the relative's side. */
  stored: SideValues;
  lists: LoadedLineage;
  asks: Asks;
  /** The next question for the whole tree; null if none is left. */
  next: Asked | null;
  /** Returns a question in words. */
  sayNext: (asked: Asked) => string;
  onAsk: (question: Question) => void;
  onNext: (asked: Asked) => void;
}

/** Lists all answers about a relative, each with a way to change it, and the next question. */
export function LeafAnswers({ of: relative, stored, lists, asks, next, sayNext, onAsk, onNext }: Props) {
  const t = useTexts(treeTexts);
  const names = useTexts(answerNames);
  const formTexts = useTexts(lineageTexts);
  const language = useLanguage();
  const { isRestricted, profileId } = useMember();
  const isParent = relative.leaf === 'parent';
  const parentOfSide = relative.side === 'paternal' ? 'father' : 'mother';
  // Families without castes and gotras see the questions about caste and gotra only if they have answered them.
  const isListed = (question: Question) =>
    asks.bloodline || !['clan', 'caste'].includes(question) || isAnswered(stored, { ...relative, question });
  const questions = questionsOf(relative.leaf, asks).filter(isListed);
  return (
    <>
      <ul className={styles.answers}>
        {questions.map((question) => {
          const unknownPath = unknownPathOf({ ...relative, question });
          const isUnknown = unknownPath !== undefined && stored[unknownPath] === 'Yes';
          const answer = answerIn(stored, { ...relative, question }, { lists, language });
          return (
            <li key={question}>
              <button type="button" onClick={() => onAsk(question)}>
                <span className="soft">{names[question]}</span>
                {answer || isUnknown ? <span>{answer || t.notKnown}</span> : <span className="soft">{t.notAsked}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {isParent && (
        <p>
          <Link to={`/personal-information?step=parents#${parentOfSide}.occupation`}>{t.elsewhere}</Link>
        </p>
      )}
      {!isParent && !asks.health && !isRestricted && (
        <p className="soft">
          {formTexts.healthFirst} <Link to="/health-details">{formTexts.toConsent}</Link>
        </p>
      )}
      {openQuestionsOf(stored, relative.leaf, asks).length === 0 && <p>{next ? t.done : t.whole}</p>}
      {next ? (
        <Button isWide type="button" onClick={() => onNext(next)}>
          {t.next}: {sayNext(next)}
        </Button>
      ) : (
        !isRestricted && <Link to={`/matching-profile/${profileId}`}>{t.toCard}</Link>
      )}
    </>
  );
}
