import { HEAD_BYTES, kindOfFile } from '#contract/file-kind.ts';
import { BrokenRules } from '#server/http/refusal.ts';

/** @throws BrokenRules for an empty file and for a HEIC, with what to do */
export function refuseByContent(field: string, content: Uint8Array): void {
  const kind = kindOfFile(content.subarray(0, HEAD_BYTES));
  if (kind === 'empty') throw new BrokenRules({ [field]: 'fileEmpty' });
  if (kind === 'heic') throw new BrokenRules({ [field]: 'pictureIsHeic' });
}
