import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ArrivedName } from '#contract/pieces.ts';
import type { Config } from '#server/config.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import type { Recent } from '#server/platform/db/recent.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import type { DiskGuard } from './disk-guard.ts';
import type { SentFile } from './forms.ts';
import type { Limits } from './limits.ts';
import type { Queue } from './queue.ts';
import type { SecuritySeals } from './security-events.queries.ts';
import type { Sessions } from './session.ts';

/** What answering a call needs. Every folder above may use these services. */
export interface HttpServices {
  app: FastifyInstance;
  config: Config;
  db: Kysely<Database>;
  /** The database without the pooler, if there is one, for work that needs a database session, such as a lock. */
  direct: Kysely<Database>;
  /** A database that may be half a second behind. Do not use it for what the caller has just written. */
  recent: Recent;
  sessions: Sessions;
  limits: Limits;
  disk: DiskGuard;
  /** The queue of uploads. A file is in memory while it is received and stored. */
  uploads: Queue;
  /** Returns a file that the account has sent in pieces for this profile; null if pieces are missing. */
  arrivedFile: (who: AccountProfile, named: ArrivedName) => Promise<SentFile | null>;
  cipher: HealthCipher;
  /** A keyed hash, to compare phones or addresses without storing them. */
  keyedHash: (text: string) => Buffer;
  /** The hash that is stored of a code or of a link's token. */
  codeHash: (text: string) => Buffer;
  /** The hash that recognises a reported phone after its member has left. */
  phoneHash: (phone: string) => Buffer;
  /** Keys of the sealed register of security events. */
  securitySeals: SecuritySeals;
  /** Whether a text contains a means of contact, which texts for other members must not. */
  hasContact: (text: string) => boolean;
  /** Notifies the candidate of what another holder of the profile has done to another family. */
  tellFamilyActed: (profileId: string, aboutId: string) => Promise<void>;
}
