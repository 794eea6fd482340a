import { expect, test } from 'vitest';
import { tellsOfCalls, tellsOfPutting } from './honest-numbers.ts';
import { seenText } from './seen-text.ts';

test.each(['মোব ৯৮', 'মোবঃ ৯৮', 'মোবাঃ ৯৮', 'মোব: ৯৮', 'মোবাইল ৯৮', 'mob 98', 'ফোন ৯৮'])(
  '%s says that a number is to be called',
  (text) => {
    expect(tellsOfCalls(text)).toBe(true);
  },
);

test.each(['মোবারক', 'মোবারক সাহেবের তিন মেয়ে', 'তিনতলা বাড়ি'])('%s does not', (text) => {
  expect(tellsOfCalls(text)).toBe(false);
});

test.each(['dial', 'phone', 'ফোন', 'ডায়াল', 'कॉल'])('%s alone does not tell to put a number together', (word) => {
  expect(tellsOfCalls(seenText(word))).toBe(true);
  expect(tellsOfPutting(seenText(word))).toBe(false);
  expect(tellsOfPutting(seenText(`জুড়ে ${word}`))).toBe(true);
});
