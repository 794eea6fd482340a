import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { useDesk } from '#web/office/desk.ts';
import { KEYS_HELP } from './KeysHelp.tsx';

const ENTRIES = '[data-entry]';

/**
 * Handles the keys of a list. j and k move through its entries (`data-entry`). Another key presses the part with that
 * key (`data-key`), in the current entry or on the page. Keys do nothing while the reader types, a navigation is
 * running, or single keys are switched off.
 */
export function useListKeys(): void {
  const { hasKeys } = useDesk();
  const isIdle = useNavigation().state === 'idle';
  /** The index of the current entry; -1 before the first key. */
  const position = useRef(-1);
  useEffect(() => {
    if (!hasKeys) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
      if (!isIdle || repeat || ctrlKey || metaKey || altKey || isWriting(target)) return;
      if (key === '?') document.getElementById(KEYS_HELP)?.click();
      else if (key === 'j' || key === 'k') move(position, key === 'j' ? 1 : -1);
      else press(currentEntry(position), key);
    };
    const onFocus = ({ target }: FocusEvent) => {
      const index = target instanceof Element ? entries().findIndex((entry) => entry.contains(target)) : -1;
      if (index >= 0) position.current = index;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, [hasKeys, isIdle]);
}

const entries = () => [...document.querySelectorAll<HTMLElement>(ENTRIES)];

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.matches('textarea, select') || (target.matches('input') && !target.matches('[type=checkbox]')));

/** Returns the current entry. After it has been removed, returns the entry that took its place. */
const currentEntry = (position: { current: number }) => entries()[Math.max(0, position.current)];

/** Moves the focus to the next entry (`step` 1) or the one before (-1). */
function move(position: { current: number }, step: number): void {
  const all = entries();
  const hasFocus = all[position.current]?.contains(document.activeElement);
  // If the current entry was removed, the next one is already in its place.
  const next = hasFocus || step < 0 ? position.current + step : Math.max(0, position.current);
  position.current = Math.min(Math.max(0, next), all.length - 1);
  const entry = all[position.current];
  entry?.focus({ preventScroll: true });
  entry?.scrollIntoView({ block: 'nearest' });
}

/** Presses the part with this key: opens it, clicks it, or focuses the text area in it. Other keys do nothing. */
function press(entry: HTMLElement | undefined, key: string): void {
  if (!/^[a-z]$/.test(key)) return;
  const selector = `[data-key="${key}"]`;
  const part = entry?.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(`main ${selector}`);
  if (!part) return;
  if (part instanceof HTMLDetailsElement) {
    part.open = true;
    part.querySelector<HTMLElement>('textarea, select, input:not([type=hidden]), button, summary')?.focus();
  } else if (part.matches('a, button, input')) part.click();
  else {
    const field = part.querySelector<HTMLElement>('textarea');
    if (field) field.focus();
    else part.querySelector('button')?.click();
  }
}
