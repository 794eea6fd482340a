/** Puts a file into a file control, as if it had been chosen there; false where this browser cannot, or one was chosen meanwhile. */
export function putFile(control: Element | null, file: File): boolean {
  if (!(control instanceof HTMLInputElement) || control.files?.length) return false;
  if (!replaceFile(control, file)) return false;
  control.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** The same in the place of the chosen file, and nobody is told. */
export function replaceFile(control: HTMLInputElement, file: File): boolean {
  try {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    control.files = transfer.files;
    return true;
  } catch {
    return false;
  }
}
