import type { Language } from '#contract/choices.ts';
import { type Shown, viewOf } from '#web/fields/together-step.ts';
import { decidedTexts } from './decided.texts.ts';
import { marriedTexts } from './married.texts.ts';
import { callLine, meetingLine } from './meeting-line.ts';
import { numbersTexts } from './numbers.texts.ts';
import type { StepKey } from './step-names.texts.ts';
import { testsLines } from './tests-line.texts.ts';

/** The line below the name of a step; `''` if nothing has happened yet. */
const LINES: Partial<Record<StepKey, (shown: Shown, language: Language) => string>> = {
  numbers: ({ numbers, isOpened }, language) => {
    const t = numbersTexts[language];
    if (numbers === 'closed') return t.closed;
    return isOpened ? t.seen : t.open;
  },
  tests: (shown, language) => {
    const { mine, theirs } = viewOf(shown, 'tested');
    const t = testsLines[language];
    return theirs ? t.both : mine ? t.mine : '';
  },
  decided: (shown, language) => lineOfSaid(shown, 'decided', decidedTexts[language]),
  married: (shown, language) => lineOfSaid(shown, 'married', marriedTexts[language]),
  call: callLine,
  meeting: meetingLine,
};

/** Returns a line on which of the two families has said it. */
function lineOfSaid(
  shown: Shown,
  step: 'decided' | 'married',
  t: Readonly<Record<'lineBoth' | 'lineMine' | 'lineTheirs', string>>,
): string {
  const { mine, theirs } = viewOf(shown, step);
  if (mine && theirs) return t.lineBoth;
  return mine ? t.lineMine : theirs ? t.lineTheirs : '';
}

export const lineOf = (name: StepKey, shown: Shown, language: Language): string => LINES[name]?.(shown, language) ?? '';
