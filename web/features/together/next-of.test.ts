import { expect, test } from 'vitest';
import { STEP_NAMES, type StepName } from '#contract/together.ts';
import type { TogetherFacts } from '#web/fields/together-step.ts';
import { nextOf } from './next-of.ts';

type Pressed = Partial<Record<StepName, readonly [mine: string, theirs: string]>>;

const shown = (pressed: Pressed, more: Partial<Pick<TogetherFacts, 'numbers' | 'hasOpened' | 'meeting'>> = {}) =>
  ({
    numbers: 'open',
    hasOpened: false,
    meeting: { state: 'none', isOurs: false, chosen: '' },
    ...more,
    steps: STEP_NAMES.map((step) => ({ step, mine: pressed[step]?.[0] ?? '', theirs: pressed[step]?.[1] ?? '' })),
  }) as TogetherFacts;
const closed = { numbers: 'closed' } as const;

test.each([
  ['nextCall', shown({})],
  ['nextSpeak', shown({}, { hasOpened: true })],
  ['nextWrite', shown({ numbers: ['', 'writeFirst'] }, closed)],
  ['nextWait', shown({ numbers: ['exchange', 'writeFirst'] }, closed)],
  ['nextTheyExchange', shown({ numbers: ['', 'exchange'] }, closed)],
  ['nextMeet', shown({ call: ['', 'spoken'] }, { hasOpened: true })],
  ['nextChooseTime', shown({}, { meeting: { state: 'proposed', isOurs: false, chosen: '' } })],
  ['nextCall', shown({}, { meeting: { state: 'proposed', isOurs: true, chosen: '' } })],
  ['nextMeeting', shown({}, { meeting: { state: 'agreed', isOurs: true, chosen: '2026-12-01T10:00:00.000Z' } })],
  ['nextAfter', shown({}, { meeting: { state: 'over', isOurs: true, chosen: '2026-12-01T10:00:00.000Z' } })],
  ['nextMeet', shown({ call: ['spoken', ''], meeting: ['goOn', ''] })],
  ['nextDecide', shown({ meeting: ['goOn', 'goOn'] })],
  ['nextDecide', shown({ meeting: ['goOn', 'goOn'], decided: ['Yes', ''] })],
  ['nextWed', shown({ decided: ['Yes', 'Yes'] })],
  ['nextMarried', shown({ decided: ['Yes', 'Yes'], married: ['Yes', 'Yes'] }, closed)],
])('%s', (words, given) => {
  expect(nextOf(given).words).toBe(words);
});
