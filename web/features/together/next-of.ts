import type { StepName } from '#contract/together.ts';
import { type TogetherFacts, viewOf } from '#web/fields/together-step.ts';
import type { StepKey } from './step-names.texts.ts';

/** What a family does next. */
interface Next {
  /** The key of the sentence. */
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
  /** The steps to which the sentence leads, the main step first; none if the family is to call the other family. */
  steps: readonly StepKey[];
}

/**
 * Returns what this family does next, for the top of the page. The most advanced step decides, because every step can
 * be skipped.
 */
export function nextOf(shown: TogetherFacts): Next {
  const haveBothPressed = (step: StepName, value: string) => {
    const { mine, theirs } = viewOf(shown, step);
    return mine === value && theirs === value;
  };
  if (haveBothPressed('married', 'Yes')) return { words: 'nextMarried', steps: ['married'] };
  if (haveBothPressed('decided', 'Yes')) return { words: 'nextWed', steps: ['wedding', 'married'] };
  const meetingWords = nextOfMeeting(shown);
  if (meetingWords) return { words: meetingWords, steps: ['meeting'] };
  if (shown.numbers === 'closed') return whileWriting(shown);
  if (haveBothPressed('meeting', 'goOn')) return { words: 'nextDecide', steps: ['tests', 'questions', 'decided'] };
  const { mine, theirs } = viewOf(shown, 'call');
  if (mine === 'spoken' || theirs === 'spoken') return { words: 'nextMeet', steps: ['meeting', 'questions'] };
  return shown.hasOpened ? { words: 'nextSpeak', steps: ['call'] } : { words: 'nextCall', steps: [] };
}

/** Returns the sentence about a meeting that is due, proposed or just over; undefined if there is none. */
function nextOfMeeting(shown: TogetherFacts): 'nextChooseTime' | 'nextMeeting' | 'nextAfter' | undefined {
  const { state, isOurs } = shown.meeting;
  if (state === 'agreed') return 'nextMeeting';
  if (state === 'proposed' && !isOurs) return 'nextChooseTime';
  return state === 'over' && viewOf(shown, 'meeting').mine === '' ? 'nextAfter' : undefined;
}

/** Returns what to do next while the phone numbers are closed. */
function whileWriting(shown: TogetherFacts): Next {
  const { mine, theirs } = viewOf(shown, 'numbers');
  if (mine === 'exchange') return { words: 'nextWait', steps: ['words'] };
  return theirs === 'exchange'
    ? { words: 'nextTheyExchange', steps: ['numbers', 'words'] }
    : { words: 'nextWrite', steps: ['words', 'numbers'] };
}
