import { Link } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useMember } from '#web/useMember.ts';
import styles from './LeafSheet.module.css';
import { answerIn } from './leaf-words.ts';
import { lineageTexts } from './lineage.texts.ts';
import { answerNames } from './question.texts.ts';
import {
  type Asked,
  type Asks,
  isAnswered,
  type LeafOf,
  openOf,
  type Question,
  questionsOf,
  type SideValues,
  unknownOf,
} from './questions.ts';
import type { LoadedLineage } from './suggested.ts';
import { treeTexts } from './tree.texts.ts';

interface Props {
  of: LeafOf;
  stored: SideValues;
  lists: LoadedLineage;
  asks: Asks;
  /** The next question for the whole tree. */
  next: Asked | null;
  sayNext: (asked: Asked) => string;
  onAsk: (question: Question) => void;
  onNext: (asked: Asked) => void;
}

/** Lists all answers about a relative, each with a way to change it, and the next question. */
export function LeafAnswers({ of, stored, lists, asks, next, sayNext, onAsk, onNext }: Props) {
  const t = useTexts(treeTexts);
  const names = useTexts(answerNames);
  const form = useTexts(lineageTexts);
  const language = useLanguage();
  const { isRestricted, profileId } = useMember();
  const isParent = of.leaf === 'parent';
  const questions = questionsOf(of.leaf, asks).filter(
    (question) => asks.bloodline || !['clan', 'caste'].includes(question) || isAnswered(stored, { ...of, question }),
  );
  return (
    <>
      <ul className={styles.answers}>
        {questions.map((question) => {
          const unknown = unknownOf({ ...of, question });
          const isUnknown = unknown !== undefined && stored[unknown] === 'Yes';
          const answer = answerIn(stored, { ...of, question }, { lists, language });
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
          <Link to={`/personal-information?step=parents#${of.side === 'paternal' ? 'father' : 'mother'}.occupation`}>
            {t.elsewhere}
          </Link>
        </p>
      )}
      {!isParent && !asks.health && !isRestricted && (
        <p className="soft">
          {form.healthFirst} <Link to="/health-details">{form.toConsent}</Link>
        </p>
      )}
      {openOf(stored, of.leaf, asks).length === 0 && <p>{next ? t.done : t.whole}</p>}
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
