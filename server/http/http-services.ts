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

/** What answering a call needs, and every room above may use. */
export interface HttpServices {
  app: FastifyInstance;
  config: Config;
  db: Kysely<Database>;
  /** Past a pooler, if there is one: for what keeps something of its session, such as a lock. */
  direct: Kysely<Database>;
  /** For what may be half a second old, and was not written by the caller. */
  recent: Recent;
  sessions: Sessions;
  limits: Limits;
  disk: DiskGuard;
  /** Uploads wait here in turn: a file is in memory while it is received and stored. */
  uploads: Queue;
  /** A file that has arrived in pieces, for the profile and by the account that now sends the form it belongs to; null if not all of it has. */
  arrivedFile: (who: AccountProfile, named: ArrivedName) => Promise<SentFile | null>;
  cipher: HealthCipher;
  /** Compares two phones or addresses without storing them. */
  keyedHash: (text: string) => Buffer;
  /** What is stored of a code, or of a link's token. */
  codeHash: (text: string) => Buffer;
  /** Recognises a reported phone for a year after its member has left. */
  phoneHash: (phone: string) => Buffer;
  /** Keys of the sealed register of security events. */
  securitySeals: SecuritySeals;
  /** Whether a text carries a way to reach somebody: what others read must not. */
  hasContact: (text: string) => boolean;
  /** Notifies the candidate of what another holder of the profile has done to another family. */
  tellFamilyActed: (profileId: string, aboutId: string) => Promise<void>;
}
