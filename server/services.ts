import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { refuseLongLists } from '#ranking/ranking.ts';
import type { Config } from './config.ts';
import { compareWaiting } from './domain/blocked-phones/compare-phones.ts';
import { openFileStore } from './domain/files/open-file-store.ts';
import { loadAllLookups } from './domain/lookups/lookups.ts';
import { makePasswords, type PasswordCost } from './domain/passwords/passwords.ts';
import { makeArrivedFile } from './domain/pieces/arrived-file.ts';
import { makeDigest } from './domain/steps/versions.ts';
import { hasContact } from './domain/written-contacts/contact-in-words.ts';
import { watchDisk } from './http/disk-guard.ts';
import { makeLimits } from './http/limits.ts';
import { makeQueue } from './http/queue.ts';
import { makeSessions } from './http/session.ts';
import type { Log } from './log.ts';
import type { NoticeServices } from './notices/notice-services.ts';
import { makePushKeys } from './notices/push-keys.ts';
import { makeStopLinks } from './notices/stop-link.ts';
import { notify } from './notices/tell.queries.ts';
import { makeTypesetter, type Typesetter } from './pdf/typeset.ts';
import type { DataKey } from './platform/crypto/data-key.ts';
import { makeHealthCipher } from './platform/crypto/health-cipher.ts';
import { makeKeyedHash } from './platform/crypto/keyed-hash.ts';
import { openPhoneHash, openSecuritySeals } from './platform/crypto/sealed-keys.queries.ts';
import { makeKysely } from './platform/db/connect.ts';
import { makeRecent } from './platform/db/recent.ts';
import type { Database } from './platform/db/tables.ts';
import { makeCursors } from './ranking/cursors.ts';
import { makePairSeed } from './ranking/pairs/seed.ts';
import type { RankingServices } from './ranking/ranking-services.ts';

/**
 * The services for the office and the features, made once by `makeServices`. Folders below these two declare what they
 * need themselves.
 */
export interface Services extends RankingServices, NoticeServices {}

/** What `makeServices` makes the services from. */
interface Ingredients {
  app: FastifyInstance;
  config: Config;
  db: Kysely<Database>;
  pool: pg.Pool;
  direct: pg.Pool;
  reading: pg.Pool;
  dataKey: DataKey;
  log: Log;
  ranking: Services['ranking'];
  passwordCost?: PasswordCost | undefined;
  typesetter?: Typesetter;
}

/** Limits of the uploads that are received at once, and of those that wait. Each one received is in memory. */
const UPLOAD_BOUNDS = { atOnce: 16, atOnceForOne: 1, waiting: 64, waitingForOne: 3, retryAfterSeconds: 5 };

/**
 * Makes the services that the features and the office share. `direct` and `reading` may be `pool` itself. The
 * caller closes the typesetter and stops the watch of the disk.
 */
export async function makeServices({
  app,
  config,
  db,
  pool,
  direct,
  reading,
  dataKey,
  log,
  ranking,
  passwordCost,
  typesetter = makeTypesetter(),
}: Ingredients): Promise<Services> {
  const lookups = await loadAllLookups(db);
  refuseLongLists(lookups.list);
  const keyedHash = makeKeyedHash(dataKey.deriveKey('attempt limits'));
  const cipher = makeHealthCipher(dataKey);
  const phoneHash = await openPhoneHash(db, cipher);
  const securitySeals = await openSecuritySeals(db, cipher);
  return {
    app,
    config,
    db,
    direct: direct === pool ? db : makeKysely(direct),
    recent: reading === pool ? (read) => read(db) : makeRecent(makeKysely(reading), db),
    sessions: makeSessions({
      db,
      pool,
      config,
      keyedHash,
      comparePhones: () => compareWaiting({ db, phoneHash }),
    }),
    limits: makeLimits(db, keyedHash),
    lookups,
    passwords: await makePasswords(passwordCost),
    cipher,
    files: await openFileStore(config, log),
    disk: await watchDisk(config.dataDir, log),
    hasContact,
    uploads: makeQueue(UPLOAD_BOUNDS),
    arrivedFile: makeArrivedFile(db),
    tellFamilyActed: (profileId, aboutId) => notify(db, { kind: 'familyActed', profileId, aboutId }),
    typesetter,
    keyedHash,
    codeHash: makeKeyedHash(dataKey.deriveKey('verification codes')),
    phoneHash,
    securitySeals,
    digest: makeDigest(dataKey.deriveKey('versions of answers')),
    ranking,
    pushKeys: makePushKeys(dataKey.deriveKey('push')),
    stopLinks: makeStopLinks(dataKey.deriveKey('switches of letters')),
    cursors: makeCursors(dataKey.deriveKey('list cursors')),
    pairSeed: makePairSeed(dataKey.deriveKey('weekly pairs')),
  };
}
