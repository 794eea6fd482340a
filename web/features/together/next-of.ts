import type { StepName } from '#contract/together.ts';
import { type TogetherFacts, viewOf } from '#web/fields/together-step.ts';
import type { StepKey } from './step-names.texts.ts';

interface Next {
  words:
    | 'nextWrite'
    | 'nextTheyExchange'
    | 'nextWait'
    | 'nextCall'
    | 'nextSpeak'
    | 'nextMeet'
    | 'nextChooseTime'
    | 'nextMeeting'
    | 'nextAfter'
    | 'nextDecide'
    | 'nextWed'
    | 'nextMarried';
  /** The steps concerned, the main one first; none if the next deed is a call to the family. */
  steps: readonly StepKey[];
}

/**
 * Returns what this family does next, for the top of the page. The most advanced step decides, because every step can
 * be skipped.
 */
export function nextOf(shown: TogetherFacts): Next {
  const bothOf = (step: StepName, value: string) => {
    const { mine, theirs } = viewOf(shown, step);
    return mine === value && theirs === value;
  };
  if (bothOf('married', 'Yes')) return { words: 'nextMarried', steps: ['married'] };
  if (bothOf('decided', 'Yes')) return { words: 'nextWed', steps: ['wedding', 'married'] };
  const meeting = nextOfMeeting(shown);
  if (meeting) return { words: meeting, steps: ['meeting'] };
  if (shown.numbers === 'closed') return whileWriting(shown);
  if (bothOf('meeting', 'goOn')) return { words: 'nextDecide', steps: ['tests', 'questions', 'decided'] };
  const { mine, theirs } = viewOf(shown, 'call');
  if (mine === 'spoken' || theirs === 'spoken') return { words: 'nextMeet', steps: ['meeting', 'questions'] };
  return shown.hasOpened ? { words: 'nextSpeak', steps: ['call'] } : { words: 'nextCall', steps: [] };
}

function nextOfMeeting(shown: TogetherFacts): 'nextChooseTime' | 'nextMeeting' | 'nextAfter' | undefined {
  const { state, isOurs } = shown.meeting;
  if (state === 'agreed') return 'nextMeeting';
  if (state === 'proposed' && !isOurs) return 'nextChooseTime';
  return state === 'over' && viewOf(shown, 'meeting').mine === '' ? 'nextAfter' : undefined;
}

function whileWriting(shown: TogetherFacts): Next {
  const { mine, theirs } = viewOf(shown, 'numbers');
  if (mine === 'exchange') return { words: 'nextWait', steps: ['words'] };
  return theirs === 'exchange'
    ? { words: 'nextTheyExchange', steps: ['numbers', 'words'] }
    : { words: 'nextWrite', steps: ['words', 'numbers'] };
}
