import type { Kysely } from 'kysely';
import type { MessageId } from '#contract/message.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A long work as its kind sees it. */
export interface Work {
  id: number;
  subject: string;
  /** Who of the office has asked for it. */
  by: string;
  done: number;
  ofAll: number | null;
  /** Where the part before has said that the next one begins; `''` for the first. */
  place: string;
}

/** What one part of a work has come to. */
export interface Part {
  /** How much of the whole is done with it. */
  done: number;
  ofAll?: number;
  place?: string;
  /** Whether nothing is left. */
  isOver: boolean;
  /** What it writes, in the transaction in which the progress is written. */
  save?: (transaction: Kysely<Database>) => Promise<void>;
  /** What somebody of the office fetches in the end. */
  file?: { name: string; content: Buffer };
}

/**
 * How a kind of work is done, part by part. A part may be made again after a process has died, so it writes nothing itself: what it
 * writes is its `save`. A part that takes long ends early when `stop` is aborted.
 */
export type Kind = (work: Work, stop: AbortSignal) => Promise<Part>;

export type Kinds = Readonly<Record<string, Kind>>;

/** Ends a work for good, with a sentence that tells the office why. */
export class WorkFailed extends Error {
  override name = 'WorkFailed';
  readonly key: MessageId;

  constructor(key: MessageId) {
    super(key);
    this.key = key;
  }
}
