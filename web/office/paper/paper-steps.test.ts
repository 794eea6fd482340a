import { expect, test } from 'vitest';
import { paperForm } from '#contract/staff/paper.ts';
import { leavesOf } from '#contract/wire.ts';
import { paperSteps } from './paper-steps.ts';

const HEAD = ['formNumber', 'consentOn', 'hasSigned', 'language', 'name', 'gender', 'phone', 'email', 'hasAgreed'];

test('the screen has every answer of the paper once, and none of health', () => {
  const onScreen = [...HEAD, ...paperSteps.flatMap(({ paths }) => paths)];
  expect(new Set(onScreen).size).toBe(onScreen.length);
  const onPaper = leavesOf(paperForm.fields).map(([path]) => path.join('.'));
  expect(onScreen.sort()).toEqual(onPaper.filter((name) => !name.startsWith('health.')).sort());
});
