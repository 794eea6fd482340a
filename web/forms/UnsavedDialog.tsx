import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Location, useBlocker, useNavigate } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { currentValuesIn, namesIn, serverValuesIn, serverValuesOfChanged } from './draft.ts';
import type { FormResult } from './form-action.ts';
import { memberFormTexts } from './member-form.texts.ts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  /** The answer to the last successful save, if any. */
  saved: FormResult | undefined;
  /** Returns the part of the form that was saved, if not all of it. */
  partOf?: (saved: FormResult) => Element | null | undefined;
  /** A control whose value a save may change. */
  changedBySave?: string | undefined;
}

/** Asks for confirmation before a page with unsaved changes is left. */
export function UnsavedDialog({ form, saved, partOf, changedBySave }: Props) {
  const t = useTexts(memberFormTexts);
  /** The saved values, to compare the current ones with. */
  const savedValues = useRef(new Map<string, string>());
  /** The values that the server sent, for the controls changed before hydration. */
  const sentBeforeChange = useRef(new Map<string, string>());
  const isAlive = useIsAlive();
  const wasAlive = useRef<boolean>(undefined);
  const hasUnsaved = useCallback(() => {
    if (form.current === null) return false;
    const changed = [...currentValuesIn(form.current)].filter(
      ([name, value]) => savedValues.current.has(name) && savedValues.current.get(name) !== value,
    );
    // A value changed by the save itself is shown only after the data has been reloaded.
    const sent = saved && changedBySave ? serverValuesIn(form.current) : undefined;
    return changed.some(([name, value]) => name !== changedBySave || sent?.get(name) !== value);
  }, [form, saved, changedBySave]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each answer, and after hydration, which may set ticks that need JavaScript
  useEffect(() => {
    const isNewlyAlive = wasAlive.current !== isAlive;
    wasAlive.current = isAlive;
    // A move to the next step has saved nothing new.
    if (!form.current || (partOf && !saved && !isNewlyAlive)) return;
    if (!isAlive) sentBeforeChange.current = serverValuesOfChanged(form.current);
    const current = currentValuesIn(form.current);
    const part = saved && partOf?.(saved);
    if (part) for (const name of namesIn(part)) savedValues.current.set(name, current.get(name) ?? '');
    else savedValues.current = saved ? current : new Map([...current, ...sentBeforeChange.current]);
  }, [form, saved, isAlive]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);

  const navigate = useNavigate();
  /** The address to which the reader wants to leave, while the dialog asks. */
  const [goal, setGoal] = useState<Location>();
  const allowedGoal = useRef<Location>(undefined);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== allowedGoal.current?.pathname &&
      hasUnsaved(),
  );
  // The router drops the blocked navigation when an earlier navigation within the page ends, so its target is stored
  // here.
  useEffect(() => {
    if (blocker.state === 'blocked') setGoal(blocker.location);
  }, [blocker]);
  const stay = () => {
    if (!goal) return; // `leave` has closed the dialog.
    blocker.reset?.();
    setGoal(undefined);
  };
  const leave = () => {
    if (!goal) return;
    allowedGoal.current = goal;
    setGoal(undefined);
    if (blocker.proceed) blocker.proceed();
    else void navigate(goal, { state: goal.state });
  };
  return (
    <Modal isOpen={goal !== undefined} onClose={stay} title={t.unsaved} closeLabel={t.close}>
      <p>{t.unsavedText}</p>
      <Actions>
        <Button type="button" onClick={stay}>
          {t.stay}
        </Button>
        <Button type="button" look="secondary" onClick={leave}>
          {t.leave}
        </Button>
      </Actions>
    </Modal>
  );
}
