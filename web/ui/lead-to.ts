/** Opens the folds around a control, scrolls it to the middle of the window and focuses it. */
export function leadTo(control: HTMLElement): void {
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
