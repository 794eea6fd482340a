import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { INTENT } from '#web/forms/by-intent.ts';
import { newer } from '#web/forms/conflicts.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { STEP } from '#web/forms/step-controls.ts';
import { type Asked, pathsOf, type SideValues, stepOf, type TreeValues } from './questions.ts';
import type { LoadedTree } from './tree-values.ts';

/** The intents of the page's action. */
export const leafIntent = (asked: Asked): string => (isOfPersonal(asked) ? `${asked.side}.name` : `${asked.side}.leaf`);

/** A parent's name is the personal information's. */
const isOfPersonal = ({ leaf, question }: Asked) => leaf === 'parent' && question === 'name';

/** What was sent: a question, its answers, and those that they took the place of. */
interface Sent {
  asked: Asked;
  values: SideValues;
  before: SideValues;
  isUndo: boolean;
}

interface Options {
  values: TreeValues;
  loaded: LoadedTree;
  /** An answer is saved, and what is loaded knows it. */
  onSaved: (sent: Sent) => void;
}

/** Sends one answer of the tree at a time, by the calls of the forms, and knows what came of it. */
export function useLeafAnswers({ values, loaded, onSaved }: Options) {
  const fetcher = useFetcher<FormResult>();
  const sent = useRef<Sent>(undefined);
  const learned = useRef('');
  const [saved, setSaved] = useState<Sent>();
  const [failed, setFailed] = useState<{ sent: Sent; result: FormResult }>();
  const { data, state } = fetcher;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is dealt with once, when what is stored has been loaded anew
  useEffect(() => {
    const last = sent.current;
    if (state !== 'idle' || !data || !last) return;
    sent.current = undefined;
    for (const { version } of data.conflicts ?? []) learned.current = newer(learned.current, version);
    if (data.code !== 1) {
      setFailed({ sent: last, result: data });
      return;
    }
    setSaved(last);
    onSaved(last);
  }, [state, data]);

  function send(asked: Asked, answer: SideValues, isUndo = false) {
    const { side } = asked;
    const paths = pathsOf(asked);
    const only = (from: SideValues) => Object.fromEntries(paths.map((path) => [path, from[path] ?? '']));
    sent.current = { asked, values: only(answer), before: only(values[side]), isUndo };
    setFailed(undefined);
    setSaved(undefined);
    const form = new FormData();
    form.set(INTENT, leafIntent(asked));
    form.set(STEP, stepOf(asked));
    for (const [path, value] of Object.entries(only(answer))) form.set(nameOf(asked, path), value);
    if (!isOfPersonal(asked)) form.set('version', newer(loaded[side].version ?? '', learned.current));
    void fetcher.submit(form, { method: 'post' });
  }

  return {
    send,
    /** Puts back what was there before the last answer. */
    undo: () => saved && send(saved.asked, saved.before, true),
    isSending: state !== 'idle',
    saved,
    failed,
    /** Another question is asked: what came of the last one is no longer said. */
    forget: () => {
      setFailed(undefined);
      setSaved(undefined);
    },
  };
}

/** The name of an answer in the form that keeps it. */
export const nameOf = (asked: Asked, path: string): string =>
  isOfPersonal(asked) ? path.replace('parent.', asked.side === 'paternal' ? 'father.' : 'mother.') : path;
