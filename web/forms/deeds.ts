import type { ActionFunction } from 'react-router';
import { refusals } from '#contract/refusals.ts';
import { trouble } from '#web/api/load.ts';
import { byIntent } from './by-intent.ts';

/** One action for a page of small forms: the value of the pressed button decides which of these is done. */
export const deeds = (actions: Readonly<Record<string, ActionFunction>>): ActionFunction =>
  byIntent(() => {
    throw trouble({ status: 400, message: refusals.malformed });
  }, actions);
