import { ConfigError, type Environment, readVariable } from '#server/environment.ts';

/** A prefix in a bucket of an S3 service, and its access keys. */
export interface S3Place {
  endpoint: string;
  region: string;
  bucket: string;
  /** The prefix of our paths: '' or `site/`. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The forms of the names of buckets and regions. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]+$/;

/** The environment variables that can name a place in a bucket. */
export type S3Variable = 'FILES_URL' | 'FILES_BEFORE_URL' | 'BACKUP_URL';

/**
 * Reads the place that a variable names: `s3://bucket/folder?endpoint=https://…&region=…`; undefined if it is not set.
 * Keys come from variables of their own, and are never printed. @throws ConfigError for an invalid place
 */
export function readS3Place(env: Environment, name: S3Variable): S3Place | undefined {
  const text = readVariable(env, name);
  return text === undefined ? undefined : parseS3Place(text, name, env);
}

/** Parses an address. `name` identifies it in the message of the ConfigError for an invalid one. */
export function parseS3Place(text: string, name: string, env: Environment): S3Place {
  const url = URL.parse(text);
  const [bucket, region] = [url?.hostname ?? '', url?.searchParams.get('region') ?? 'auto'];
  const endpoint = url?.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const isPlace = url?.protocol === 's3:' && BUCKET.test(bucket) && url.password === '';
  if (!isPlace || !isService(endpoint) || !REGION.test(region)) {
    throw new ConfigError(
      `${name} must look like s3://bucket/folder?endpoint=https://s3.example&region=eu-1, without keys.`,
    );
  }
  const folder = decodeURIComponent(url.pathname).replaceAll(/^\/+|\/+$/g, '');
  return { endpoint, region, bucket, prefix: folder === '' ? '' : `${folder}/`, ...readKeys(env, name) };
}

/** Whether this is the origin of an HTTP service, without a path. */
function isService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
}

/**
 * Reads the access keys. Backups may use another account, so that an intruder on the site cannot read or remove them.
 *
 * @throws ConfigError if a key is missing
 */
function readKeys(env: Environment, name: string) {
  const account = name === 'BACKUP_URL' && readVariable(env, 'BACKUP_ACCESS_KEY_ID') !== undefined ? 'BACKUP' : 'AWS';
  const accessKeyId = readVariable(env, `${account}_ACCESS_KEY_ID`);
  const secretAccessKey = readVariable(env, `${account}_SECRET_ACCESS_KEY`);
  if (accessKeyId !== undefined && secretAccessKey !== undefined) return { accessKeyId, secretAccessKey };
  throw new ConfigError(`${account}_ACCESS_KEY_ID and ${account}_SECRET_ACCESS_KEY must be set when ${name} is used.`);
}
