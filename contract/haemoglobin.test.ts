import { expect, test } from 'vitest';
import { checkForm, noContext } from './form.ts';
import { haemoglobinForm } from './haemoglobin.ts';

const sentenceFor = (testedOn: string) => {
  const checked = checkForm(haemoglobinForm, { status: 'clear', testedOn }, { ...noContext, today: '2026-11-22' });
  return checked.ok ? '' : checked.errors.testedOn;
};

test.each([
  ['1026-05-06', 'testDateTooEarly'],
  ['2026-02-30', 'testDateInvalid'],
  ['2026-11-23', 'testedInFuture'],
  ['2026-11-22', ''],
])('a blood test on %s is answered about the test, not about a birth: %s', (testedOn, message) => {
  expect(sentenceFor(testedOn)).toBe(message);
});
