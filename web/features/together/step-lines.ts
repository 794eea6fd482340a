import type { Language } from '#contract/choices.ts';
import type { Shown } from '#web/fields/together-step.ts';
import { callLine, meetingLine } from './meeting-line.ts';
import { numbersTexts } from './numbers.texts.ts';
import type { StepKey } from './step-names.texts.ts';

/** What stands of a step, in one line below its name; `''` for nothing yet. */
const LINES: Partial<Record<StepKey, (shown: Shown, language: Language) => string>> = {
  numbers: ({ numbers, isOpened }, language) => {
    const t = numbersTexts[language];
    if (numbers === 'closed') return t.closed;
    return isOpened ? t.seen : t.open;
  },
  call: callLine,
  meeting: meetingLine,
};

export const lineOf = (name: StepKey, shown: Shown, language: Language): string => LINES[name]?.(shown, language) ?? '';
