import type { Kysely } from 'kysely';
import type { MessageId } from '#contract/message.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A background work as its kind receives it. */
export interface Work {
  id: number;
  subject: string;
  /** The member of staff who started it. */
  by: string;
  /** How much of the whole is done before this part. */
  done: number;
  /** The whole; null while it is not known. */
  ofAll: number | null;
  /** Where this part begins, as the part before returned it; `''` for the first. */
  place: string;
}

/** The result of one part of a work. */
export interface Part {
  /** How much of the whole is done after this part. */
  done: number;
  /** The whole, if it is known now; by default it stays as it was. */
  ofAll?: number;
  /** Where the next part begins; by default as this part did. */
  place?: string;
  /** Whether the work is complete after this part. */
  isOver: boolean;
  /** Writes the part's data, in the transaction of the progress. */
  save?: (transaction: Kysely<Database>) => Promise<void>;
  /** The file that the office downloads at the end. */
  file?: { name: string; content: Buffer };
}

/**
 * Does one part of a work of this kind. A part may be repeated after a process died, so it must write only in its
 * `save`. A long part ends early when `stop` is aborted.
 */
export type Kind = (work: Work, stop: AbortSignal) => Promise<Part>;

/** Kinds of background work, by the name under which a work is stored. */
export type Kinds = Readonly<Record<string, Kind>>;

/** Thrown to end a work for good. Its message tells the office why. */
export class WorkFailed extends Error {
  override name = 'WorkFailed';
  readonly key: MessageId;

  constructor(key: MessageId) {
    super(key);
    this.key = key;
  }
}
