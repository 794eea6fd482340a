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
  const at = useRef(-1);
  useEffect(() => {
    if (!hasKeys) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
      if (!isIdle || repeat || ctrlKey || metaKey || altKey || isWriting(target)) return;
      if (key === '?') document.getElementById(KEYS_HELP)?.click();
      else if (key === 'j' || key === 'k') go(at, key === 'j' ? 1 : -1);
      else press(here(at), key);
    };
    const onFocus = ({ target }: FocusEvent) => {
      const index = target instanceof Element ? entries().findIndex((entry) => entry.contains(target)) : -1;
      if (index >= 0) at.current = index;
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
const here = (at: { current: number }) => entries()[Math.max(0, at.current)];

function go(at: { current: number }, step: number): void {
  const all = entries();
  const isIn = all[at.current]?.contains(document.activeElement);
  // If the current entry was removed, the next one is already in its place.
  const next = isIn || step < 0 ? at.current + step : Math.max(0, at.current);
  at.current = Math.min(Math.max(0, next), all.length - 1);
  const entry = all[at.current];
  entry?.focus({ preventScroll: true });
  entry?.scrollIntoView({ block: 'nearest' });
}

function press(entry: HTMLElement | undefined, key: string): void {
  if (!/^[a-z]$/.test(key)) return;
  const by = `[data-key="${key}"]`;
  const part = entry?.querySelector<HTMLElement>(by) ?? document.querySelector<HTMLElement>(`main ${by}`);
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
