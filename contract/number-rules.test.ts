import { expect, test } from 'vitest';
import { heightCm, requiredHeightCm, weightKg } from './number-rules.ts';

const readBy = (rule: typeof heightCm, typed: string) => {
  const read = rule(typed);
  return read.ok ? read.value : read.message;
};

test.each([
  ['162', 162],
  ['162.5', 162.5],
  ['162.56', 162.6],
  ['162,5', 162.5],
  ['১৬২.৫', 162.5],
  ['162 cm', 162],
  ['162cms.', 162],
  ['১৬২ সেমি', 162],
  ['১৬২ সে.মি.', 162],
  [`5'3"`, 160],
  ['5′3″', 160],
  ['5’ 3”', 160],
  [`5'3''`, 160],
  ["5'", 152],
  ['5 ft 3 in', 160],
  ['5ft. 3inch', 160],
  ['5 feet 3 inches', 160],
  ['5 Foot', 152],
  ['৫ ফুট ৩ ইঞ্চি', 160],
  ['৫ ফুট ৩', 160],
  ['৫ফুট৩.৫ইঞ্চি', 161],
  ['\u200b162\u00a0', 162],
  ['\u200b', null],
])('a height of %j is %j', (typed, cm) => expect(readBy(heightCm, typed)).toBe(cm));

test.each(['tall', '5\'14"', '162 kg', '1.6.2', "'", '-160'])('a height of %j is in a wrong form', (typed) =>
  expect(readBy(heightCm, typed)).toBe('heightUnread'),
);

test.each(['5', '40', '251', '1625', '8\'11"', '89.9'])('a height of %j is out of range', (typed) =>
  expect(readBy(heightCm, typed)).toBe('heightOutOfRange?least=90&most=250'),
);

test('a needed height that is not there is asked for', () => {
  const read = requiredHeightCm(' \u200b');
  expect(read).toEqual({ ok: false, message: 'heightRequired' });
});

test.each([
  ['55', 55],
  ['55.5', 55.5],
  ['55 kg', 55],
  ['55Kgs', 55],
  ['৫৫ কেজি', 55],
  ['৫৫ কে.জি.', 55],
])('a weight of %j is %j', (typed, kg) => expect(readBy(weightKg, typed)).toBe(kg));

test.each(['heavy', '55 cm', '5 5'])('a weight of %j is in a wrong form', (typed) =>
  expect(readBy(weightKg, typed)).toBe('weightUnread'),
);

test('a weight out of range', () => expect(readBy(weightKg, '300')).toBe('weightOutOfRange?least=20&most=250'));
