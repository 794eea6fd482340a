import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '#server/config.ts';
import type { DiskGuard } from '#server/domain/files/disk-guard.ts';
import type { FileStore } from '#server/domain/files/file-store.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';
import type { Passwords } from '#server/domain/passwords/passwords.ts';
import type { Digest } from '#server/domain/steps/versions.ts';
import type { Limits } from '#server/http/limits.ts';
import type { Queue } from '#server/http/queue.ts';
import type { SecuritySeals } from '#server/http/security-events.queries.ts';
import type { Sessions } from '#server/http/session.ts';
import type { PushKeys } from '#server/notices/push-keys.ts';
import type { StopLinks } from '#server/notices/stop-link.ts';
import type { Typesetter } from '#server/pdf/typeset.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import type { Recent } from '#server/platform/db/recent.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Cursors } from '#server/ranking/cursors.ts';
import type { RankingIndex } from '#server/ranking/index/ranking-index.ts';

/** What the features work with; `buildApp` makes it once. */
export interface Services {
  app: FastifyInstance;
  config: Config;
  db: Kysely<Database>;
  /** Past a pooler, if there is one: for what keeps something of its session, such as a lock. */
  direct: Kysely<Database>;
  /** For what may be half a second old, and was not written by who asks. */
  recent: Recent;
  sessions: Sessions;
  limits: Limits;
  lookups: Lookups;
  passwords: Passwords;
  cipher: HealthCipher;
  files: FileStore;
  disk: DiskGuard;
  /** Where those who send files wait, each for oneself: a file is in memory while it is received and kept. */
  uploads: Queue;
  /** Tells the candidate what somebody else who looks after the profile has done to another family. */
  tellFamilyActed: (profileId: string, aboutId: string) => Promise<void>;
  /** Makes PDFs. */
  typesetter: Typesetter;
  ranking: RankingIndex;
  cursors: Cursors;
  /** The switches in letters. */
  stopLinks: StopLinks;
  pushKeys: PushKeys;
  /** Tells whether two phones or addresses are the same, without keeping them. */
  keyedHash: (text: string) => Buffer;
  /** What is kept of a code, or of a link's token. */
  codeHash: (text: string) => Buffer;
  /** Knows a reported phone again, for a year after its member has left. */
  phoneHash: (phone: string) => Buffer;
  /** Of the sealed register. */
  securitySeals: SecuritySeals;
  /** Of what versions of answers are made. */
  digest: Digest;
}
