import type { KeyboardEvent } from 'react';

/** For a <details> used as a menu: Escape closes it and returns the focus to its summary. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  if (event.key !== 'Escape' || !details.open) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}
