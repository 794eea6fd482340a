import { useEffect } from 'react';

/** In this document's memory alone: a photo of somebody is not put on the disk of the office's machine. */
let kept: File | undefined;

export const keepPhoto = (file: File | undefined): void => {
  kept = file;
};

/** After a login in between the photo is chosen as before: browsers put no file back by themselves. */
export function useKeptPhoto(name: string, isDone: boolean): void {
  useEffect(() => {
    const input = document.querySelector(`input[type=file][name="${name}"]`);
    if (!(input instanceof HTMLInputElement) || kept === undefined || input.files?.length) return;
    const files = new DataTransfer();
    files.items.add(kept);
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [name]);

  useEffect(() => {
    if (isDone) keepPhoto(undefined);
  }, [isDone]);
}
