import { expect, test } from 'vitest';
import { STEP_NAMES, type StepName } from '#contract/together.ts';
import type { TogetherFacts } from '#web/fields/together-step.ts';
import { nextOf } from './next-of.ts';

/** What the two families have pressed. */
type Pressed = Partial<Record<StepName, readonly [mine: string, theirs: string]>>;

const factsWith = (pressed: Pressed, more: Partial<Pick<TogetherFacts, 'numbers' | 'hasOpened' | 'meeting'>> = {}) =>
  ({
    numbers: 'open',
    hasOpened: false,
    meeting: { state: 'none', isOurs: false, chosen: '' },
    ...more,
    steps: STEP_NAMES.map((step) => ({ step, mine: pressed[step]?.[0] ?? '', theirs: pressed[step]?.[1] ?? '' })),
  }) as TogetherFacts;
const closed = { numbers: 'closed' } as const;

test.each([
  ['nextCall', factsWith({})],
  ['nextSpeak', factsWith({}, { hasOpened: true })],
  ['nextWrite', factsWith({ numbers: ['', 'writeFirst'] }, closed)],
  ['nextWait', factsWith({ numbers: ['exchange', 'writeFirst'] }, closed)],
  ['nextTheyExchange', factsWith({ numbers: ['', 'exchange'] }, closed)],
  ['nextMeet', factsWith({ call: ['', 'spoken'] }, { hasOpened: true })],
  ['nextChooseTime', factsWith({}, { meeting: { state: 'proposed', isOurs: false, chosen: '' } })],
  ['nextCall', factsWith({}, { meeting: { state: 'proposed', isOurs: true, chosen: '' } })],
  ['nextMeeting', factsWith({}, { meeting: { state: 'agreed', isOurs: true, chosen: '2026-12-01T10:00:00.000Z' } })],
  ['nextAfter', factsWith({}, { meeting: { state: 'over', isOurs: true, chosen: '2026-12-01T10:00:00.000Z' } })],
  ['nextMeet', factsWith({ call: ['spoken', ''], meeting: ['goOn', ''] })],
  ['nextDecide', factsWith({ meeting: ['goOn', 'goOn'] })],
  ['nextDecide', factsWith({ meeting: ['goOn', 'goOn'], decided: ['Yes', ''] })],
  ['nextWed', factsWith({ decided: ['Yes', 'Yes'] })],
  ['nextMarried', factsWith({ decided: ['Yes', 'Yes'], married: ['Yes', 'Yes'] }, closed)],
])('returns %s', (words, facts) => {
  expect(nextOf(facts).words).toBe(words);
});
