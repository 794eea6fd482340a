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
interface Sent {
  asked: Asked;
  values: SideValues;
  before: SideValues;
  isUndo: boolean;
}

interface Options {
  values: TreeValues;
  loaded: LoadedTree;
  /** Called when an answer has been saved and the data reloaded. */
  onSaved: (sent: Sent) => void;
}

/** Sends one answer of the tree at a time through the forms' calls, and keeps the result. */
export function useLeafAnswers({ values, loaded, onSaved }: Options) {
  const fetcher = useFetcher<FormResult>();
  const sent = useRef<Sent>(undefined);
  const receivedAnswers = useRef('');
  const [saved, setSaved] = useState<Sent>();
  const [failed, setFailed] = useState<{ sent: Sent; result: FormResult }>();
  const { data, state } = fetcher;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is dealt with once, when what is stored has been loaded anew
  useEffect(() => {
    const last = sent.current;
    if (state !== 'idle' || !data || !last) return;
    sent.current = undefined;
    for (const { version } of data.conflicts ?? [])
      receivedAnswers.current = mergeVersions(receivedAnswers.current, version);
    if (data.code !== OUTCOME.done) {
      setFailed({ sent: last, result: data });
      return;
    }
    setSaved(last);
    onSaved(last);
  }, [state, data]);

  function send(asked: Asked, answer: SideValues, isUndo = false) {
    const { side } = asked;
    const paths = pathsOf(asked);
    const pickPaths = (from: SideValues) => Object.fromEntries(paths.map((path) => [path, from[path] ?? '']));
    sent.current = { asked, values: pickPaths(answer), before: pickPaths(values[side]), isUndo };
    setFailed(undefined);
    setSaved(undefined);
    const form = new FormData();
    form.set(INTENT, leafIntent(asked));
    form.set(STEP, stepOf(asked));
    for (const [path, value] of Object.entries(pickPaths(answer))) form.set(leafFieldName(asked, path), value);
    if (!isOfPersonal(asked)) form.set('version', mergeVersions(loaded[side].version ?? '', receivedAnswers.current));
    void fetcher.submit(form, { method: 'post' });
  }

  return {
    send,
    /** Restores the values from before the last answer. */
    undo: () => saved && send(saved.asked, saved.before, true),
    isSending: state !== 'idle',
    saved,
    failed,
    /** Removes the last result, because another question is shown. */
    forget: () => {
      setFailed(undefined);
      setSaved(undefined);
    },
  };
}

/** Returns the name of an answer in the form that stores it. */
export const leafFieldName = (asked: Asked, path: string): string =>
  isOfPersonal(asked) ? path.replace('parent.', asked.side === 'paternal' ? 'father.' : 'mother.') : path;
