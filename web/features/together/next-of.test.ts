import { expect, test } from 'vitest';
import { STEP_NAMES, type StepName } from '#contract/together.ts';
import type { Shown } from '#web/fields/together-step.ts';
import { nextOf } from './next-of.ts';

type Pressed = Partial<Record<StepName, readonly [mine: string, theirs: string]>>;

const shown = (pressed: Pressed, more: Partial<Pick<Shown, 'numbers' | 'hasOpened'>> = {}) =>
  ({
    ...{ numbers: 'open', hasOpened: false, ...more },
    steps: STEP_NAMES.map((step) => ({ step, mine: pressed[step]?.[0] ?? '', theirs: pressed[step]?.[1] ?? '' })),
  }) as Shown;
const closed = { numbers: 'closed' } as const;

test.each([
  ['nextCall', shown({})],
  ['nextSpeak', shown({}, { hasOpened: true })],
  ['nextWrite', shown({ numbers: ['', 'writeFirst'] }, closed)],
  ['nextWait', shown({ numbers: ['exchange', 'writeFirst'] }, closed)],
  ['nextTheyExchange', shown({ numbers: ['', 'exchange'] }, closed)],
  ['nextMeet', shown({ call: ['', 'spoken'] }, { hasOpened: true })],
  ['nextMeet', shown({ call: ['spoken', ''], meeting: ['goOn', ''] })],
  ['nextDecide', shown({ meeting: ['goOn', 'goOn'] })],
  ['nextDecide', shown({ meeting: ['goOn', 'goOn'], decided: ['Yes', ''] })],
  ['nextWed', shown({ decided: ['Yes', 'Yes'] })],
  ['nextMarried', shown({ decided: ['Yes', 'Yes'], married: ['Yes', 'Yes'] }, closed)],
])('%s', (words, given) => {
  expect(nextOf(given).words).toBe(words);
});
