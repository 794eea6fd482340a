import { useEffect } from 'react';

/** Kept only in this document's memory, so that no photo of a family is stored on the office's computer. */
let keptPhoto: File | undefined;

/** Keeps the chosen photo, or forgets it. */
export const keepPhoto = (file: File | undefined): void => {
  keptPhoto = file;
};

/** Restores the chosen photo after a login in between, because browsers do not restore files themselves. */
export function useKeptPhoto(name: string, isDone: boolean): void {
  useEffect(() => {
    const input = document.querySelector(`input[type=file][name="${name}"]`);
    if (!(input instanceof HTMLInputElement) || keptPhoto === undefined || input.files?.length) return;
    const files = new DataTransfer();
    files.items.add(keptPhoto);
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [name]);

  useEffect(() => {
    if (isDone) keepPhoto(undefined);
  }, [isDone]);
}
