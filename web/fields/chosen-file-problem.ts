import { FILE_BYTES, HEAD_BYTES, kindOfFile } from '#contract/file-kind.ts';
import { formMessages } from '#contract/form-messages.ts';
import type { Said } from '#contract/saying.ts';
import { said } from '#web/i18n/sentence.ts';

type Kind = ReturnType<typeof kindOfFile>;

interface Wanted {
  /** What may be sent as it is, or as a picture that this browser can draw. */
  takes: readonly Kind[];
  /** What is said of all others. */
  other: 'horoscopeKind' | 'notAPicture';
}

/** What keeps a chosen file from being sent, by what is in it; undefined for nothing. `isDrawn`: this browser makes a small JPEG of it. */
export async function problemOf(file: File, { takes, other }: Wanted, isDrawn: boolean): Promise<Said | undefined> {
  const kind = kindOfFile(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === 'empty') return said(formMessages, 'fileEmpty');
  if (isDrawn) return undefined;
  if (kind === 'heic') return said(formMessages, 'pictureIsHeic');
  if (!takes.includes(kind)) return said(formMessages, other);
  return file.size > FILE_BYTES ? said(formMessages, 'fileTooLarge') : undefined;
}
