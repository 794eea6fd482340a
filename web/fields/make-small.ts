import { replaceFile } from './put-file.ts';
import { type Limits, shrinkPicture } from './shrink-picture.ts';

/**
 * Puts a small JPEG in the place of a chosen photo, before it travels. Whether it did: not where this browser cannot draw it, where it is small
 * already, or where another was chosen meanwhile.
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
