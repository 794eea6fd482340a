import type { Sent } from './channels/channel.ts';

/** What the queue is told of a piece of work. */
export interface Done {
  status: 'completed' | 'failed' | 'deadletter';
  /** In one word of ours; never what a gateway wrote. */
  output?: { reason: string };
}

export const done: Done = { status: 'completed' };

/** Tried again later, or given up. */
export const failed = ({ reason, isForGood }: Extract<Sent, { isSent: false }>): Done => ({
  status: isForGood ? 'deadletter' : 'failed',
  output: { reason },
});
