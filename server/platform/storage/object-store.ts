import type { Readable } from 'node:stream';

/** A stored file: its length and bytes. The caller reads it to the end or destroys it. */
export interface Opened {
  bytes: number;
  content: Readable;
}

/** A file of a listing. */
export interface ListedFile {
  path: string;
  /** When the file was stored, in milliseconds since 1970. */
  changedAt: number;
}

/**
 * Stores files under paths like `pictures/NAME.jpg`, in a folder or an S3 bucket. The content of a path never changes.
 * A missing file is null; an unreachable store throws.
 */
export interface ObjectStore {
  /** Stores all or nothing, and survives a power cut. */
  put(path: string, content: Uint8Array | AsyncIterable<Buffer>): Promise<void>;
  open(path: string): Promise<Opened | null>;
  has(path: string): Promise<boolean>;
  /** Removing a missing file succeeds. */
  remove(path: string): Promise<void>;
  /** Lists the paths with a prefix (`pictures/`, `site-`), page by page. */
  list(beginning: string): AsyncIterable<ListedFile[]>;
}
