import type { Sent } from './channels/channel.ts';

/** The result of a job for the queue. */
export interface Done {
  status: 'completed' | 'failed' | 'deadletter';
  /** A short reason in our words, never text of a gateway. */
  output?: { reason: string };
}

export const done: Done = { status: 'completed' };

/** Returns the result of a failed job: retried later or given up. */
export const failed = ({ reason, isForGood }: Extract<Sent, { isSent: false }>): Done => ({
  status: isForGood ? 'deadletter' : 'failed',
  output: { reason },
});
