import type { Readable } from 'node:stream';

/** A file as it lies on a shelf: how long it is there, and its bytes. Code that opens it reads it to the end or destroys it. */
export interface Opened {
  bytes: number;
  content: Readable;
}

/** A file's path, and when it was put there. */
export interface Lying {
  path: string;
  changedAt: number;
}

/**
 * Where files lie under paths as `pictures/NAME.jpg`: a folder, or a bucket of an S3 service. A path's content never changes.
 * What is missing is null; a shelf that cannot be reached throws.
 */
export interface Shelf {
  /** Wholly or not at all, and so that a power cut cannot lose it. */
  put(path: string, content: Uint8Array | AsyncIterable<Buffer>): Promise<void>;
  open(path: string): Promise<Opened | null>;
  has(path: string): Promise<boolean>;
  /** What is not there is removed already. */
  remove(path: string): Promise<void>;
  /** What begins so, page by page: `pictures/`, `site-`. */
  list(beginning: string): AsyncIterable<Lying[]>;
}
