import { FILE_BYTES, HEAD_BYTES, kindOfFile } from '#contract/file-kind.ts';
import { formMessages } from '#contract/form-messages.ts';
import type { Message } from '#contract/message.ts';
import { messageOf } from '#web/i18n/message.ts';

type Kind = ReturnType<typeof kindOfFile>;

interface Wanted {
  /** What may be sent as it is, or as a picture that this browser can draw. */
  takes: readonly Kind[];
  /** What is said of all others. */
  other: 'horoscopeKind' | 'notAPicture';
}

/** What keeps a chosen file from being sent, by what is in it; undefined for nothing. `isDrawn`: this browser makes a small JPEG of it. */
export async function problemOf(file: File, { takes, other }: Wanted, isDrawn: boolean): Promise<Message | undefined> {
  const kind = kindOfFile(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === 'empty') return messageOf(formMessages, 'fileEmpty');
  if (isDrawn) return undefined;
  if (kind === 'heic') return messageOf(formMessages, 'pictureIsHeic');
  if (!takes.includes(kind)) return messageOf(formMessages, other);
  return file.size > FILE_BYTES ? messageOf(formMessages, 'fileTooLarge') : undefined;
}
