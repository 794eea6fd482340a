/** Brings a control into the middle of the window with the focus on it, out of whatever is folded around it. */
export function leadTo(control: HTMLElement): void {
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
