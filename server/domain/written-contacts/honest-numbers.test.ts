import { expect, test } from 'vitest';
import { tellsOfCalls } from './honest-numbers.ts';

test.each(['মোব ৯৮', 'মোবঃ ৯৮', 'মোবাঃ ৯৮', 'মোব: ৯৮', 'মোবাইল ৯৮', 'mob 98', 'ফোন ৯৮'])(
  '%s says that a number is to be called',
  (text) => {
    expect(tellsOfCalls(text)).toBe(true);
  },
);

test.each(['মোবারক', 'মোবারক সাহেবের তিন মেয়ে', 'তিনতলা বাড়ি'])('%s does not', (text) => {
  expect(tellsOfCalls(text)).toBe(false);
});
