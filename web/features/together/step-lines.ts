import type { Language } from '#contract/choices.ts';
import { type TogetherFacts, viewOf } from '#web/fields/together-step.ts';
import { momentInWords } from '#words/meeting-times.ts';
import { decidedTexts } from './decided.texts.ts';
import { marriedTexts } from './married.texts.ts';
import { meetingLineTexts } from './meeting-line.texts.ts';
import { numbersTexts } from './numbers.texts.ts';
import type { StepKey } from './step-names.texts.ts';
import { testsLines } from './tests-line.texts.ts';

/** For each step with a line, the function that returns it; `''` if nothing has happened yet. */
const LINES: Partial<Record<StepKey, (shown: TogetherFacts, language: Language) => string>> = {
  numbers: ({ numbers, isOpened }, language) => {
    const t = numbersTexts[language];
    if (numbers === 'closed') return t.closed;
    return isOpened ? t.seen : t.open;
  },
  tests: (shown, language) => {
    const { mine, theirs } = viewOf(shown, 'tested');
    const t = testsLines[language];
    if (theirs) return t.both;
    return mine ? t.mine : '';
  },
  decided: (shown, language) => lineOfSaid(shown, 'decided', decidedTexts[language]),
  married: (shown, language) => lineOfSaid(shown, 'married', marriedTexts[language]),
  call: callLine,
  meeting: meetingLine,
};

/** Returns the line that names which of the two families has pressed the step; `''` if neither has. */
function lineOfSaid(
  shown: TogetherFacts,
  step: 'decided' | 'married',
  t: Readonly<Record<'lineBoth' | 'lineMine' | 'lineTheirs', string>>,
): string {
  const { mine, theirs } = viewOf(shown, step);
  if (mine && theirs) return t.lineBoth;
  if (mine) return t.lineMine;
  return theirs ? t.lineTheirs : '';
}

/** Returns the line below the name of a step in the overview; `''` if there is none. */
export const lineOf = (name: StepKey, shown: TogetherFacts, language: Language): string =>
  LINES[name]?.(shown, language) ?? '';

/** Returns the line about the first call; `''` if nothing was noted. */
function callLine(shown: TogetherFacts, language: Language): string {
  const t = meetingLineTexts[language];
  const { mine, theirs } = viewOf(shown, 'call');
  if (mine === 'spoken') return t.spoken;
  if (theirs !== '' && theirs !== 'spoken') return t.notReachedByThem;
  if (theirs === 'spoken') return t.theySpoken;
  return mine === '' ? '' : t.notReached;
}

/** Returns the line about the meeting or the answers after it; `''` if there is none. */
function meetingLine(shown: TogetherFacts, language: Language): string {
  const t = meetingLineTexts[language];
  const { state, isOurs, chosen } = shown.meeting;
  if (state === 'agreed') return t.agreed(momentInWords(chosen, language));
  if (state === 'proposed') return isOurs ? t.proposedOurs : t.proposedTheirs;
  const { mine, theirs } = viewOf(shown, 'meeting');
  if (theirs === 'goOn') return t.bothGoOn;
  if (mine !== '') return t.answered;
  if (state === 'over') return t.over;
  return state === 'calledOff' ? t.calledOff : '';
}
