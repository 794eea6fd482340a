import { expect, test } from 'vitest';
import { forTheEar } from '#words/spoken/for-the-ear.ts';
import { sentencesOf } from '#words/spoken/sentences.ts';
import { texts } from './visible-texts.ts';

const spoken = texts.flatMap(({ language, text, file }) =>
  sentencesOf(text).map((sentence) => ({ file, language, sentence, said: forTheEar(sentence, language) })),
);
const show = ({ file, sentence, said }: (typeof spoken)[number]) => `${file}: ${sentence} => ${said}`;

test('every text of the site can be read aloud in words: no digits, in Bengali no Latin letters either', () => {
  const inBengali = spoken.filter(({ language }) => language === 'bn');
  expect(inBengali.length).toBeGreaterThan(3_000);
  expect(inBengali.filter(({ said }) => /[A-Za-z0-9০-৯]/.test(said)).map(show)).toEqual([]);
  expect(spoken.filter(({ said }) => /\d/.test(said)).map(show)).toEqual([]);
  expect(spoken.filter(({ said }) => !/\p{L}/u.test(said)).map(show)).toEqual([]);
});

test('no sign is left that a voice would name or stumble at', () => {
  expect(spoken.filter(({ said }) => /[₹%@&/·•|<>{}_#^~*=]|\+/.test(said)).map(show)).toEqual([]);
});
