import { expect, test } from 'vitest';
import { hasContact } from './own-words.ts';

test.each([
  'Ring 98300 12345 after six',
  'ফোন ৯৮৩০০-১২৩৪৫',
  'ফোন ৯৮৩০০ 12345',
  '２０১৫, then ９８３００ １２３４５',
  '98\u200b300.12345',
  'nine eight three zero zero one two three four five',
  'নয় আট তিন শূন্য শূন্য এক দুই তিন চার পাঁচ',
  'since 2015-2019, 9830012345',
  'Ring 98300\n12345',
  'Ring 9830012345\n2 brothers',
  '९८३०० १२३४५',
  'ruma@example.in',
  'ruma @ example',
  'ruma at gmail dot com',
  'ruma (at) example (dot) com',
  'ruma at example.co.in',
  'ruma at example . com',
  'my gmail dot',
  'আমার ইয়াহু ডট',
  'রুমা অ্যাট জিমেল ডট কম',
  'রুমা অ্যাট উদাহরণ ডট কম',
])('%s reaches somebody', (words) => expect(hasContact(words)).toBe(true));

test.each([
  '',
  'উচ্চতা ১৬০, জন্ম ১৯৯৫, কলেজ ২০১১-২০১৫, চাকরি ২০১৫–২০২২',
  'Class of 2011-2015, 2017; two brothers, one sister.',
  'কলেজ ২০১১-২০১৫, ২০১৭। দুই ভাই, এক বোন।',
  'She teaches at a school. Her brother works at TCS. In 2019 he married.',
  'PIN 700029',
  'Heights:\n160\n158\n172\n165',
])('%s reaches nobody', (words) => expect(hasContact(words)).toBe(false));
