import * as z from 'zod/mini';
import { damaged } from './backup-error.ts';

const VALUE = String.raw`(?:'(?:[^'\\]|'')*'|-?\d+(?:\.\d+)?|MINVALUE|MAXVALUE|NULL|true|false)`;
const VALUES = String.raw`\(${VALUE}(?:, ${VALUE})*\)`;
const BOUND = new RegExp(
  `^(DEFAULT|FOR VALUES (FROM ${VALUES} TO ${VALUES}|IN ${VALUES}|WITH \\(modulus \\d+, remainder \\d+\\)))$`,
);

const manifest = z.object({
  madeAt: z.string(),
  /** The migrations of the backup's database, in their order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In the order in which they can be filled: what a row refers to comes first. */
  tables: z.array(
    z.object({
      schema: z.optional(z.string()),
      name: z.string(),
      columns: z.array(z.string()),
      partitions: z.optional(
        z.array(
          // A bound is SQL once more when it is restored.
          z.object({ schema: z.optional(z.string()), name: z.string(), bound: z.string().check(z.regex(BOUND)) }),
        ),
      ),
      rows: z.number(),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
  /** The last value each gave; null where it gave none. A bigint, so in words. */
  sequences: z.array(z.object({ schema: z.optional(z.string()), name: z.string(), lastValue: z.nullable(z.string()) })),
  /** sha256: of all names and their files' checksums, in the order of the archive. */
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    sha256: z.string(),
    /** Their copies lie beside the archive; then bytes and sha256 are those of the list of their paths. */
    areBeside: z.optional(z.boolean()),
  }),
  /** How many files rows name that the folder lacked. */
  missingFiles: z.number(),
  /** Tells which data key the health answers need; null in a database that never had one. */
  dataKeyCheck: z.nullable(z.string()),
  hasDataKey: z.boolean(),
});

/** What an archive holds: its last entry. */
export type Manifest = z.infer<typeof manifest>;

export function readManifest(text: string): Manifest {
  const read = manifest.safeParse(JSON.parse(text));
  if (!read.success) throw damaged();
  return read.data;
}
