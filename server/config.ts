import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { isIP } from 'node:net';
import { basename, join, resolve } from 'node:path';
import { type BackupConfig, readAlert, readBackups } from './backup-config.ts';
import { type ChannelConfig, readChannels } from './channel-config.ts';
import { type DatabaseConfig, readDatabases, readWorkers, type WorkerConfig } from './database-config.ts';
import { ConfigError, type Environment, readSwitch, readVariable } from './environment.ts';
import { isTrial } from './is-trial.ts';
import { parseS3Place, readS3Place, type S3Place } from './platform/storage/s3/s3-place.ts';

export { ConfigError };

/** The values of LOG_LEVEL, from failures that end the process to every detail; `silent` logs nothing. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The settings of a process, as `readConfig` has read and checked them. */
export interface Config extends DatabaseConfig, WorkerConfig {
  port: number;
  host: string;
  /** Folder of pictures, keys and the embedded database; an absolute path. */
  dataDir: string;
  /** Where members' files are stored; undefined for the data folder. */
  filesUrl: S3Place | undefined;
  /** Where files missing in `filesUrl` are read; undefined for the data folder. */
  filesBeforeUrl: S3Place | undefined;
  /** The site's public URL, without a slash at the end. */
  publicUrl: string | undefined;
  /** The value of Fastify's trustProxy: false, the number of proxies in front, or their addresses. */
  trustProxy: false | number | string[];
  /** The key that staff enter to open the Power Link; undefined if no key is right. */
  powerLinkKey: string | undefined;
  /** 32 bytes; undefined if the key is in the data folder. */
  dataKey: Buffer | undefined;
  logLevel: (typeof logLevels)[number];
  /** Whether a start without an existing site fails instead of making one. */
  expectSite: boolean;
  /** 32 bytes that encrypt backups; undefined for unencrypted backups. */
  backupKey: Buffer | undefined;
  /** Settings of the site's own backups; undefined for none. */
  backups: BackupConfig | undefined;
  /** URL that receives urgent alerts by POST; undefined for none. */
  alertUrl: string | undefined;
  /** Port of the figures for Prometheus, on loopback only; undefined for none. */
  metricsPort: number | undefined;
  /** Daily limits of a member: other people on cards, opened profiles, and requests for lists. */
  readings: { cards: number; profiles: number; lists: number };
  /** Dial codes of the countries to which codes are sent, and a daily limit. For all others the office calls. */
  codes: { dialCodes: readonly string[]; aDay: number };
  /** Settings of the gateways that carry messages. */
  channels: ChannelConfig;
  /** Whether the office checks a profile before others see it or after; if undefined, see `requiresPreApproval`. */
  approval: 'before' | 'after' | undefined;
  /** The office calls one in this many new profiles without a warning before others see them; 0 for none. */
  calledOneIn: number;
  /** Whether weekly prices spread first pages more evenly (server/ranking/prices). */
  fairOrder: boolean;
  /** Whether NODE_ENV is `production`. */
  isProduction: boolean;
}

/** Minimum number of characters of the Power Link's key. */
const LEAST_KEY_LENGTH = 6;
/** Recommended number of characters of the Power Link's key. */
const GOOD_KEY_LENGTH = 16;
/** Hexadecimal digits by which the data folders of two copies of the project differ. */
const PATH_HASH_LENGTH = 8;
/** The highest number of a TCP port. */
const HIGHEST_PORT = 65_535;
/** Bytes of the data key and of the key of backups. */
const KEY_BYTES = 32;

/** Where the program is, and whether root runs it. Both decide the data folder if DATA_DIR is not set. */
interface Place {
  projectDir: string;
  isRoot: boolean;
}

/** Reads and checks the configuration. Throws a ConfigError whose single sentence names the variable. */
export function readConfig(env: Environment, place: Place = thisPlace()): Config {
  const databases = readDatabases(env);
  const dataKey = readDataKey(env, 'DATA_KEY');
  if (databases.databaseUrl && !dataKey) {
    throw new ConfigError('DATA_KEY must be set (32 bytes in base64) when DATABASE_URL is set.');
  }
  const backupKey = readDataKey(env, 'BACKUP_KEY');
  const port = readPort(env, 'PORT', '3000');
  const metricsPort = readVariable(env, 'METRICS_PORT') === undefined ? undefined : readPort(env, 'METRICS_PORT', '');
  if (metricsPort === port && port !== 0) {
    throw new ConfigError(`METRICS_PORT must be another than PORT: both are ${port}.`);
  }
  return {
    port,
    host: readVariable(env, 'HOST') ?? '127.0.0.1',
    dataDir: resolve(readVariable(env, 'DATA_DIR') ?? defaultDataDir(place)),
    ...databases,
    ...readWorkers(env),
    filesUrl: readS3Place(env, 'FILES_URL'),
    filesBeforeUrl: readS3Place(env, 'FILES_BEFORE_URL'),
    publicUrl: readPublicUrl(env),
    trustProxy: readTrustProxy(env),
    powerLinkKey: readPowerLinkKey(env),
    dataKey,
    logLevel: readLogLevel(env),
    expectSite: readSwitch(env, 'EXPECT_SITE'),
    backupKey,
    backups: readBackups(env, { hasKey: backupKey !== undefined }),
    alertUrl: readAlert(readVariable(env, 'ALERT_URL')),
    metricsPort,
    readings: {
      cards: readCount(env, 'CARDS_A_DAY', '600'),
      profiles: readCount(env, 'PROFILES_A_DAY', '300'),
      lists: readCount(env, 'LISTS_A_DAY', '600'),
    },
    codes: { dialCodes: readDialCodes(env), aDay: readCount(env, 'CODES_A_DAY', '2000') },
    channels: readChannels(env),
    approval: readApproval(env),
    calledOneIn: readVariable(env, 'CALLED_ONE_IN') === '0' ? 0 : readCount(env, 'CALLED_ONE_IN', '50'),
    fairOrder: readSwitch(env, 'FAIR_ORDER', '1'),
    isProduction: readVariable(env, 'NODE_ENV') === 'production',
  };
}

/** Reads the configuration of this process from its environment. Throws as `readConfig` does. */
export function readProcessConfig(): Config {
  return readConfig(process.env);
}

/**
 * Parses a file location typed at the terminal, which messages call `name`. Access keys come from this process's
 * environment. Throws a ConfigError if the location is not valid.
 */
export const readNamedPlace = (text: string, name: string): S3Place => parseS3Place(text, name, process.env);

/** Returns warnings about settings that are valid but probably a mistake. */
export function listConfigWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (config.publicUrl?.startsWith('https:') && config.trustProxy === false) {
    warnings.push(
      'PUBLIC_URL is https but TRUST_PROXY is not set: every visitor will seem to have the address of the proxy.',
    );
  }
  if (config.powerLinkKey && config.powerLinkKey.length < GOOD_KEY_LENGTH) {
    warnings.push(`POWER_LINK_KEY is shorter than the recommended ${GOOD_KEY_LENGTH} characters.`);
  }
  if (!isTrial(config) && !config.channels.email && !config.channels.sms) {
    warnings.push(
      'Nobody can be told or sent a code: set SMTP_URL or SMS_URL. Until then the office calls (npm run office -- calls).',
    );
  }
  return warnings;
}

/** Returns the environment of programs that the server starts: no secret, locale or PG* setting of the caller. */
export function childEnvironment(): Environment {
  const inherited = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
  return Object.fromEntries([...inherited.map((name) => [name, process.env[name]]), ['LC_ALL', 'C']]);
}

/** Returns the variables with the socket on which systemd listens and its watchdog timeout, and PATH. */
export function systemdEnvironment(): Environment {
  return Object.fromEntries(['PATH', 'NOTIFY_SOCKET', 'WATCHDOG_USEC'].map((name) => [name, process.env[name]]));
}

/**
 * Deletes variables for PostgreSQL's clients (PGOPTIONS, PGSSLMODE, …) from the environment, because the embedded
 * server is ours alone.
 */
export function forgetPostgresVariables(): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('PG')) delete process.env[name];
}

function thisPlace(): Place {
  return { projectDir: resolve(import.meta.dirname, '..'), isRoot: process.getuid?.() === 0 };
}

// PostgreSQL refuses to run as root, and the user it runs as instead may not be able to enter the project's folder.
function defaultDataDir({ projectDir, isRoot }: Place): string {
  if (!isRoot) return join(projectDir, 'data');
  const hash = createHash('sha256').update(realpathSync(projectDir)).digest('hex').slice(0, PATH_HASH_LENGTH);
  return join('/var/lib/shubho-bibaho', `${basename(projectDir)}-${hash}`);
}

function readPort(env: Environment, name: 'PORT' | 'METRICS_PORT', defaultText: string): number {
  const text = readVariable(env, name) ?? defaultText;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= HIGHEST_PORT) return port;
  throw new ConfigError(`${name} must be a number from 0 to 65535, not "${text}".`);
}

/** A variable whose value is a whole number from 1. */
type CountVariable = 'CALLED_ONE_IN' | 'CARDS_A_DAY' | 'PROFILES_A_DAY' | 'LISTS_A_DAY' | 'CODES_A_DAY';

function readCount(env: Environment, name: CountVariable, defaultText: string): number {
  const text = readVariable(env, name) ?? defaultText;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new ConfigError(`${name} must be a whole number from 1, not "${text}".`);
}

function readApproval(env: Environment): Config['approval'] {
  const text = readVariable(env, 'APPROVAL');
  if (text === undefined || text === 'before' || text === 'after') return text;
  throw new ConfigError(`APPROVAL must be before or after, not "${text}".`);
}

function readDialCodes(env: Environment): string[] {
  const text = readVariable(env, 'CODE_COUNTRIES') ?? '91';
  const dialCodes = text.split(',').map((part) => part.trim().replace(/^\+/, ''));
  if (dialCodes.every((code) => /^[1-9]\d{0,2}$/.test(code))) return dialCodes;
  throw new ConfigError(`CODE_COUNTRIES must be dial codes separated by commas, as 91,880, not "${text}".`);
}

function readPublicUrl(env: Environment): string | undefined {
  const text = readVariable(env, 'PUBLIC_URL');
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isOrigin) return url.origin;
  throw new ConfigError(
    `PUBLIC_URL must be an address like https://shubhobibaho.example without a path, not "${text}".`,
  );
}

function readTrustProxy(env: Environment): false | number | string[] {
  const text = readVariable(env, 'TRUST_PROXY');
  if (text === undefined) return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  if (addresses.every(isAddressOrRange)) return addresses;
  throw new ConfigError(
    `TRUST_PROXY must be the number of proxies, or their addresses separated by commas, not "${text}".`,
  );
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  // The IP version: 4, 6, or 0 if it is no address.
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  const addressBits = family === 4 ? 32 : 128;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= addressBits);
}

function readPowerLinkKey(env: Environment): string | undefined {
  const key = readVariable(env, 'POWER_LINK_KEY');
  if (key === undefined || key.length >= LEAST_KEY_LENGTH) return key;
  throw new ConfigError(
    `POWER_LINK_KEY must have at least ${LEAST_KEY_LENGTH} characters (${GOOD_KEY_LENGTH} or more are recommended).`,
  );
}

/** Reads a 32-byte key from a variable; undefined if it is not set. Throws a ConfigError if it is not such a key. */
export function readDataKey(env: Environment, name: 'DATA_KEY' | 'NEW_DATA_KEY' | 'BACKUP_KEY'): Buffer | undefined {
  const text = readVariable(env, name);
  if (text === undefined) return undefined;
  const key = Buffer.from(text, 'base64');
  if (key.length === KEY_BYTES && /^[A-Za-z0-9+/]{43}=?$/.test(text)) return key;
  throw new ConfigError(`${name} must be 32 bytes in base64, as \`openssl rand -base64 32\` prints them.`);
}

function readLogLevel(env: Environment): Config['logLevel'] {
  const text = readVariable(env, 'LOG_LEVEL') ?? 'info';
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
}
