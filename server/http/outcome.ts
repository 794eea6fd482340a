import type { Saying } from '#contract/saying.ts';
import { say } from '#words/say.ts';

interface Told {
  message: string;
  key: Saying;
}

export interface Outcome extends Told {
  code: number;
  colour: string;
}

/** A sentence as an answer carries it: in the specification's English, and by its key. */
export const told = (said: Saying): Told => ({ message: say(said, 'en'), key: said });

export const success = (said: Saying): Outcome => ({ code: 1, ...told(said), colour: 'green' });
export const failure = (code: number, said: Saying): Outcome => ({ code, ...told(said), colour: 'red' });
