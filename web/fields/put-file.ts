/**
 * Puts a file into an empty file control, as if the reader had chosen it. Returns false if the browser cannot, or the
 * control already has a file.
 */
export function putFile(control: Element | null, file: File): boolean {
  if (!(control instanceof HTMLInputElement) || control.files?.length) return false;
  if (!replaceFile(control, file)) return false;
  control.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Replaces the file of a control without a change event. Returns false if the browser cannot. */
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
