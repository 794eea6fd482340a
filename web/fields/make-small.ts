import { replaceFile } from './put-file.ts';
import { type Limits, shrinkPicture } from './shrink-picture.ts';

/**
 * Replaces a chosen photo by a small JPEG before it is sent. Returns false if the browser cannot draw it, it is already
 * small, or another file was chosen meanwhile.
 */
export async function makeSmall(
  control: Element | RadioNodeList | null,
  chosen: File,
  limits: Limits,
): Promise<boolean> {
  const small = await shrinkPicture(chosen, limits);
  if (small === chosen || !(control instanceof HTMLInputElement) || control.files?.[0] !== chosen) return false;
  return replaceFile(control, new File([small], chosen.name, { type: small.type }));
}
