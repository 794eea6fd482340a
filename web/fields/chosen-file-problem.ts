import { FILE_BYTES, HEAD_BYTES, kindOfFile } from '#contract/file-kind.ts';
import { formMessages } from '#contract/form-messages.ts';
import type { Message } from '#contract/message.ts';
import { messageOf } from '#web/i18n/message.ts';

type Kind = ReturnType<typeof kindOfFile>;

interface FileRequirement {
  /** File types that can be sent unchanged, or drawn by this browser as a picture. */
  takes: readonly Kind[];
  /** The message for all other types. */
  other: 'horoscopeKind' | 'notAPicture';
}

/**
 * Returns the reason why a chosen file cannot be sent, by its content, or undefined if it can be sent. `isDrawn`: this
 * browser has converted the file to a small JPEG.
 */
export async function chosenFileProblem(
  file: File,
  { takes, other }: FileRequirement,
  isDrawn: boolean,
): Promise<Message | undefined> {
  const kind = kindOfFile(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === 'empty') return messageOf(formMessages, 'fileEmpty');
  if (isDrawn) return undefined;
  if (kind === 'heic') return messageOf(formMessages, 'pictureIsHeic');
  if (!takes.includes(kind)) return messageOf(formMessages, other);
  return file.size > FILE_BYTES ? messageOf(formMessages, 'fileTooLarge') : undefined;
}
