import { useState } from 'react';
import { Link } from 'react-router';
import type { LineageSide } from '#contract/lineage.ts';
import { keepDraft } from '#web/api/session.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Listen } from '#web/listen/Listen.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LiveOnly } from '#web/ui/LiveOnly.tsx';
import { useMember } from '#web/useMember.ts';
import { takesSuggested } from './bloodline.ts';
import { nameOfClan } from './FamilyTree.tsx';
import { LeafAnswers } from './LeafAnswers.tsx';
import { draftKeyOf, LeafQuestion } from './LeafQuestion.tsx';
import sheet from './LeafSheet.module.css';
import { LeafSheet } from './LeafSheet.tsx';
import { Leaves } from './Leaves.tsx';
import styles from './LineageTree.module.css';
import {
  nextOfLeaf,
  nextOfTree,
  openQuestionsOf,
  previousQuestion,
  type Question,
  type SideValues,
  type TreeLeaf,
} from './questions.ts';
import { treeTexts } from './tree.texts.ts';
import { type LoadedTree, treeValues } from './tree-values.ts';
import { useLeafAnswers } from './useLeafAnswers.ts';
import { useLeafWords } from './useLeafWords.ts';

/** The content of the sheet for a leaf: a question, or all answers if `question` is null. */
interface SheetContent extends TreeLeaf {
  question: Question | null;
}

interface Props {
  /** The side of the page. Its questions come first among those of one generation. */
  own: LineageSide;
  loaded: LoadedTree;
  isMuslim: boolean;
  /** Called when an answer was saved here, so that the form with all fields is reset. */
  onSaved: () => void;
}

/** The family tree with one question at a time. */
export function LineageTree({ own, loaded, isMuslim, onSaved }: Props) {
  const t = useTexts(treeTexts);
  const language = useLanguage();
  const { profileId, isRestricted, agreesToHealth } = useMember();
  const values = treeValues(loaded);
  const asks = { health: !isRestricted && agreesToHealth, bloodline: !isMuslim };
  const [openSheet, setOpenSheet] = useState<SheetContent | null>(null);
  const { send, undo, isSending, savedAnswer, failure, forgetResult } = useLeafAnswers({
    values,
    loaded,
    onSaved: ({ asked, isUndo }) => {
      keepDraft(draftKeyOf(asked, profileId), '');
      onSaved();
      const question = isUndo ? asked.question : nextOfLeaf(values[asked.side], asked, asks);
      setOpenSheet((current) => current && { side: asked.side, leaf: asked.leaf, question });
    },
  });

  const { relation, ask } = useLeafWords(values, isMuslim);
  /** Opens the sheet with this content, or closes it. */
  const showSheet = (content: SheetContent | null) => {
    forgetResult();
    setOpenSheet(content);
  };
  const showLeaf = (relative: TreeLeaf) => {
    const [firstOpenQuestion] = openQuestionsOf(values[relative.side], relative.leaf, asks);
    showSheet({ ...relative, question: firstOpenQuestion ?? null });
  };
  const next = nextOfTree(values, own, asks);
  const asked = openSheet?.question ? { ...openSheet, question: openSheet.question } : null;
  const lists = openSheet && loaded[openSheet.side];
  const questionBefore = asked && previousQuestion(asked, asks);
  const leafTitle = openSheet ? values[openSheet.side][`${openSheet.leaf}.name`] || relation(openSheet) : '';
  const title = asked ? ask(asked) : leafTitle;

  /** Returns the suggested caste and gotra of a relative. Only a father without any stored bloodline has suggestions. */
  function suggestedOf({ side, leaf }: TreeLeaf): SideValues {
    const { offered, clans } = loaded[side];
    if (leaf !== 'parent' || !takesSuggested(values[side], offered)) return {};
    return { 'parent.caste': offered.caste, 'parent.clan': nameOfClan(offered.clan, clans, language) };
  }

  return (
    <div className={styles.stage}>
      <Leaves values={values} relation={relation} openLeaf={openSheet} nextLeaf={next} onOpen={showLeaf} />
      <div className={styles.beside}>
        {!openSheet && (
          <div className={styles.invite}>
            {next ? (
              <>
                <LiveOnly>
                  <p className={styles.who}>
                    {t[next.side]} · {relation(next)}
                  </p>
                  <Button isWide type="button" onClick={() => showSheet(next)}>
                    {ask(next)}
                  </Button>
                </LiveOnly>
                <p className={styles.easy}>{t.easy}</p>
              </>
            ) : (
              <p>{t.whole}</p>
            )}
          </div>
        )}
        <LeafSheet
          isOpen={openSheet !== null}
          onClose={() => showSheet(null)}
          relation={openSheet ? `${t[openSheet.side]} · ${relation(openSheet)}` : ''}
          asking={openSheet ? `${openSheet.side} ${openSheet.leaf} ${openSheet.question}` : ''}
          title={title}
          listen={asked && <Listen key={ask(asked)} text={ask(asked)} />}
        >
          <p className={sheet.said} role="status">
            {savedAnswer && !isSending && (
              <>
                <span>{savedAnswer.isUndo ? t.undone : t.saved}</span>
                {!savedAnswer.isUndo && (
                  <button type="button" className={sheet.link} onClick={undo}>
                    {t.undo}
                  </button>
                )}
              </>
            )}
          </p>
          {asked && lists && (
            <LeafQuestion
              key={`${asked.side} ${asked.leaf} ${asked.question}`}
              asked={asked}
              stored={values[asked.side]}
              suggested={suggestedOf(asked)}
              lists={lists}
              isMuslim={isMuslim}
              isSending={isSending}
              failure={failure}
              onSend={(answer) => send(asked, answer)}
            />
          )}
          {openSheet && !asked && lists && (
            <LeafAnswers
              of={openSheet}
              stored={values[openSheet.side]}
              lists={lists}
              asks={asks}
              next={next}
              sayNext={ask}
              onAsk={(question) => showSheet({ ...openSheet, question })}
              onNext={showSheet}
            />
          )}
          {openSheet && asked && (
            <div className={sheet.ways}>
              {questionBefore && (
                <button
                  type="button"
                  className={sheet.link}
                  onClick={() => showSheet({ ...openSheet, question: questionBefore })}
                >
                  {t.back}
                </button>
              )}
              <button type="button" className={sheet.link} onClick={() => showSheet({ ...openSheet, question: null })}>
                {t.all}
              </button>
            </div>
          )}
        </LeafSheet>
        <p className={styles.form}>
          <Link to="?step=parent">{t.form}</Link>
        </p>
      </div>
    </div>
  );
}
