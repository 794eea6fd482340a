import * as z from 'zod/mini';
import { damaged } from './backup-error.ts';

// The bound of a partition as PostgreSQL writes it. Only literals are allowed, because a restore executes it as SQL.

/** One value of a bound. */
const VALUE = String.raw`(?:'(?:[^'\\]|'')*'|-?\d+(?:\.\d+)?|MINVALUE|MAXVALUE|NULL|true|false)`;
/** The values of a bound in brackets. */
const VALUES = String.raw`\(${VALUE}(?:, ${VALUE})*\)`;
/** The whole bound. */
const BOUND = new RegExp(
  `^(DEFAULT|FOR VALUES (FROM ${VALUES} TO ${VALUES}|IN ${VALUES}|WITH \\(modulus \\d+, remainder \\d+\\)))$`,
);

const manifest = z.object({
  madeAt: z.string(),
  /** The migrations of the archived database, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In loading order: referenced tables first. */
  tables: z.array(
    z.object({
      schema: z.optional(z.string()),
      name: z.string(),
      columns: z.array(z.string()),
      partitions: z.optional(
        z.array(
          // A restore executes nothing that `BOUND` does not allow.
          z.object({ schema: z.optional(z.string()), name: z.string(), bound: z.string().check(z.regex(BOUND)) }),
        ),
      ),
      rows: z.number(),
      /** The size of the rows as the archive contains them, which is the text of COPY. */
      bytes: z.number(),
      /** The checksum of the same text. */
      sha256: z.string(),
    }),
  ),
  /** The sequences with their last values: null if unused, and as text because they are bigints. */
  sequences: z.array(z.object({ schema: z.optional(z.string()), name: z.string(), lastValue: z.nullable(z.string()) })),
  /** The number and bytes of the files, and the SHA-256 of all names and checksums of files, in archive order. */
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    sha256: z.string(),
    /** Whether the files are copied beside the archive; then bytes and sha256 describe the list of their paths. */
    areBeside: z.optional(z.boolean()),
  }),
  /** The number of files that the store lacked although rows name them. */
  missingFiles: z.number(),
  /** Identifies the data key of the health answers; null in a database that never had one. */
  dataKeyCheck: z.nullable(z.string()),
  /** Whether the archive contains the data key. */
  hasDataKey: z.boolean(),
});

/** The contents of an archive; its last entry. */
export type Manifest = z.infer<typeof manifest>;

/** Parses the manifest of an archive. @throws BackupError if it is damaged */
export function readManifest(text: string): Manifest {
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw damaged();
  return parsed.data;
}
