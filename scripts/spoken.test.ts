import runEspeak from 'espeak-ng';
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

/** Returns what a voice makes of texts: a line of phonemes for each text. */
async function soundsOf(voice: string, lines: readonly string[]): Promise<string[]> {
  const program = await runEspeak({
    // Otherwise it uses the path of the running file and fails on non-ASCII characters in it.
    thisProgram: 'espeak-ng',
    arguments: ['--phonout', 'sounds', '-q', '-b', '1', '--ipa', '-v', voice, '-f', 'texts'],
    preRun: [({ FS }) => FS.writeFile('texts', `${lines.join('\n\n')}\n`)],
  });
  return program.FS.readFile('sounds', { encoding: 'utf8' }).trim().split('\n');
}

test('a Bengali voice can say every Bengali word, and never falls back to its English one', async () => {
  const said = spoken.filter(({ language }) => language === 'bn').map((one) => one.said);
  const words = [...new Set(said.flatMap((sentence) => sentence.match(/[\u0980-\u09ff\u200c\u200d]+/g) ?? []))];
  expect(words.length).toBeGreaterThan(2_000);
  const sounds = await soundsOf('bn', words);
  expect(sounds.length).toBe(words.length);
  expect(words.filter((_, at) => !/\p{L}/u.test(sounds[at] ?? '') || sounds[at]?.includes('('))).toEqual([]);
  // Besides words, only signs for pauses are allowed.
  expect(said.filter((sentence) => /[^\p{Script=Bengali}\p{Join_Control} ,.;:।?!…–—-]/u.test(sentence))).toEqual([]);
});
