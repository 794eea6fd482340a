import { expect, test } from 'vitest';
import { kindOfFile } from './file-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['', 'empty'],
  ['\xff\xd8\xff\xe0..JFIF', 'jpeg'],
  ['\x89PNG\r\n', 'png'],
  ['RIFF....WEBPVP8 ', 'webp'],
  ['\0\0\0\x18ftypheic....', 'heic'],
  ['\0\0\0\x18ftypmif1....', 'heic'],
  ['\0\0\0\x1cftypavif....', 'other'],
  ['\n%PDF-1.4', 'pdf'],
  ['<svg>', 'other'],
] as const)('%j is %s', (head, kind) => expect(kindOfFile(bytes(head))).toBe(kind));
