import type { Sent } from './channels/channel.ts';

/** The result of a job for the queue: it is over, to be tried again, or given up. */
export interface Done {
  status: 'completed' | 'failed' | 'deadletter';
  /** A short reason in our words, never text of a gateway. */
  output?: { reason: string };
}

/** The result of a job that is over: something was sent or queued anew for later, or there is nothing to send. */
export const done: Done = { status: 'completed' };

/** Returns the result of a failed job: retried later or given up. */
export const failed = ({ reason, isForGood }: Extract<Sent, { isSent: false }>): Done => ({
  status: isForGood ? 'deadletter' : 'failed',
  output: { reason },
});
