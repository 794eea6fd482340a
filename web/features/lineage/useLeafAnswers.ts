import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import { INTENT } from '#web/forms/by-intent.ts';
import { mergeVersions } from '#web/forms/conflicts.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { STEP } from '#web/forms/step-controls.ts';
import { type Asked, pathsOf, type SideValues, stepOf, type TreeValues } from './questions.ts';
import type { LoadedTree } from './tree-values.ts';

/** Returns the intent of the page's action for a question. */
export const leafIntent = (asked: Asked): string => (isOfPersonal(asked) ? `${asked.side}.name` : `${asked.side}.leaf`);

/** Checks whether the question is stored with the personal information. Only a parent's name is. */
const isOfPersonal = ({ leaf, question }: Asked) => leaf === 'parent' && question === 'name';

/** A sent question with its answers and the previous answers. */
interface SentAnswer {
  asked: Asked;
  values: SideValues;
  previousValues: SideValues;
  /** True if the answer restores the values from before another one. */
  isUndo: boolean;
}

interface Options {
  values: TreeValues;
  loaded: LoadedTree;
  /** Called when an answer has been saved and the data reloaded. */
  onSaved: (sent: SentAnswer) => void;
}

/**
 * Sends the answers of the tree, one at a time, with the calls of the two forms that store them. Keeps the result of
 * the last one.
 */
export function useLeafAnswers({ values, loaded, onSaved }: Options) {
  const fetcher = useFetcher<FormResult>();
  /** The answer that is on its way; undefined if none is. */
  const pendingAnswer = useRef<SentAnswer>(undefined);
  /** The versions of the answers that conflicts have returned, merged. */
  const receivedVersions = useRef('');
  const [savedAnswer, setSavedAnswer] = useState<SentAnswer>();
  const [failure, setFailure] = useState<FormResult>();
  const { data, state } = fetcher;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is dealt with once, when what is stored has been loaded anew
  useEffect(() => {
    const sentAnswer = pendingAnswer.current;
    if (state !== 'idle' || !data || !sentAnswer) return;
    pendingAnswer.current = undefined;
    for (const { version } of data.conflicts ?? [])
      receivedVersions.current = mergeVersions(receivedVersions.current, version);
    if (data.code !== OUTCOME.done) {
      setFailure(data);
      return;
    }
    setSavedAnswer(sentAnswer);
    onSaved(sentAnswer);
  }, [state, data]);

  function send(asked: Asked, answer: SideValues, isUndo = false) {
    const { side } = asked;
    const paths = pathsOf(asked);
    const pickPaths = (from: SideValues) => Object.fromEntries(paths.map((path) => [path, from[path] ?? '']));
    const previousValues = pickPaths(values[side]);
    pendingAnswer.current = { asked, values: pickPaths(answer), previousValues, isUndo };
    setFailure(undefined);
    setSavedAnswer(undefined);
    const form = new FormData();
    form.set(INTENT, leafIntent(asked));
    form.set(STEP, stepOf(asked));
    for (const [path, value] of Object.entries(pickPaths(answer))) form.set(leafFieldName(asked, path), value);
    if (!isOfPersonal(asked)) form.set('version', mergeVersions(loaded[side].version ?? '', receivedVersions.current));
    void fetcher.submit(form, { method: 'post' });
  }

  return {
    send,
    /** Restores the values from before the last saved answer. */
    undo: () => savedAnswer && send(savedAnswer.asked, savedAnswer.previousValues, true),
    isSending: state !== 'idle',
    /** The answer that was sent last, once it is saved. */
    savedAnswer,
    /** The result of the answer that was sent last, if it was not saved. */
    failure,
    /** Removes the last result, because another question is shown. */
    forgetResult: () => {
      setFailure(undefined);
      setSavedAnswer(undefined);
    },
  };
}

/** Returns the name of an answer in the form that stores it: `parent.name` of the father is `father.name` there. */
export const leafFieldName = (asked: Asked, path: string): string =>
  isOfPersonal(asked) ? path.replace('parent.', asked.side === 'paternal' ? 'father.' : 'mother.') : path;
