import type { Language } from '#contract/choices.ts';
import { type Shown, viewOf } from '#web/fields/together-step.ts';
import { saidMoment } from '#words/meeting-times.ts';
import { meetingLineTexts } from './meeting-line.texts.ts';

/** Returns the line about the first call; `''` if nothing was noted. */
export function callLine(shown: Shown, language: Language): string {
  const t = meetingLineTexts[language];
  const { mine, theirs } = viewOf(shown, 'call');
  if (mine === 'spoken') return t.spoken;
  if (theirs !== '' && theirs !== 'spoken') return t.notReachedByThem;
  if (theirs === 'spoken') return t.theySpoken;
  return mine === '' ? '' : t.notReached;
}

/** Returns the line about the meeting or the answers after it; `''` if there is none. */
export function meetingLine(shown: Shown, language: Language): string {
  const t = meetingLineTexts[language];
  const { state, isOurs, chosen } = shown.meeting;
  if (state === 'agreed') return t.agreed(saidMoment(chosen, language));
  if (state === 'proposed') return isOurs ? t.proposedOurs : t.proposedTheirs;
  const { mine, theirs } = viewOf(shown, 'meeting');
  if (theirs === 'goOn') return t.bothGoOn;
  if (mine !== '') return t.answered;
  if (state === 'over') return t.over;
  return state === 'calledOff' ? t.calledOff : '';
}
