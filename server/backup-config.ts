import { resolve } from 'node:path';
import { ConfigError, type Environment, readVariable } from './environment.ts';
import { readS3Place, type S3Place } from './platform/storage/s3/s3-place.ts';

/** The backups that the site makes itself. */
export interface BackupConfig {
  /** A separate folder; an absolute path. */
  dir: string;
  /** Minute of the day in Kolkata from which backups are planned. */
  atMinute: number;
  /** Hours between two backups; they divide a day. */
  everyHours: number;
  /** Where each backup is copied; undefined for no copy. */
  offSite: S3Place | undefined;
  /** Whether archives contain the data key. */
  withKey: boolean;
  /** An empty database for trial restores; if undefined, one is created beside the site's own and dropped. */
  drillDatabaseUrl: string | undefined;
  /** URL that receives each success and failure by POST; undefined for none. */
  alertUrl: string | undefined;
}

/**
 * Reads the settings of backups; undefined without BACKUP_DIR. `hasKey`: whether BACKUP_KEY is set.
 * @throws ConfigError if a setting is not valid, or needs another that is missing
 */
export function readBackups(env: Environment, { hasKey }: { hasKey: boolean }): BackupConfig | undefined {
  const dir = readVariable(env, 'BACKUP_DIR');
  const offSite = readS3Place(env, 'BACKUP_URL');
  if (dir === undefined) {
    if (offSite) throw new ConfigError('BACKUP_DIR must be set when BACKUP_URL is: archives are made there first.');
    return undefined;
  }
  const withKey = readVariable(env, 'BACKUP_WITH_KEY') === '1';
  if ((offSite || withKey) && !hasKey)
    throw new ConfigError('BACKUP_KEY must be set when BACKUP_URL or BACKUP_WITH_KEY is: nothing leaves in plain.');
  return {
    dir: resolve(dir),
    offSite,
    withKey,
    atMinute: readMinute(readVariable(env, 'BACKUP_AT') ?? '03:15'),
    everyHours: readHours(readVariable(env, 'BACKUP_EVERY') ?? '24h'),
    drillDatabaseUrl: readDrillDatabase(readVariable(env, 'DRILL_DATABASE_URL')),
    alertUrl: readAlert(readVariable(env, 'ALERT_URL')),
  };
}

/** Returns the minute of the day for a time such as `03:15`. */
function readMinute(text: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined) throw new ConfigError(`BACKUP_AT must be a time of the day as 03:15, not "${text}".`);
  return Number(hours) * 60 + Number(minutes);
}

/** Returns the hours for a text such as `6h`. */
function readHours(text: string): number {
  const hours = Number(/^(\d{1,2})h$/.exec(text)?.[1]);
  if (hours >= 1 && 24 % hours === 0) return hours;
  throw new ConfigError(`BACKUP_EVERY must be a part of a day, as 24h, 12h, 6h or 1h, not "${text}".`);
}

function readDrillDatabase(text: string | undefined): string | undefined {
  if (text === undefined || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text))) return text;
  // The value is not printed, because it may contain a password.
  throw new ConfigError('DRILL_DATABASE_URL must look like postgres://user:password@host:5432/database.');
}

/** Checks the URL that receives urgent alerts by POST; undefined for none. @throws ConfigError if it is not valid */
export function readAlert(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new ConfigError('ALERT_URL must be an address with http or https.');
}
