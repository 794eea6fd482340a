import type { KeyboardEvent } from 'react';

/** For a <details> that serves as a menu: Escape closes it and brings the focus back to its handle. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  if (event.key !== 'Escape' || !details.open) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}
