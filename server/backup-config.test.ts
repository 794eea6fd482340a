import { describe, expect, test } from 'vitest';
import { readBackups } from './backup-config.ts';
import { ConfigError } from './environment.ts';
import { parseS3Place, readS3Place } from './platform/storage/s3/s3-place.ts';

const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
const withKey = { hasKey: true };

describe('backups that the site makes itself', () => {
  test('are made where a folder is named: at night, once a day, nowhere else', () => {
    expect(readBackups({}, withKey)).toBeUndefined();
    expect(readBackups({ BACKUP_DIR: '/srv/backups' }, { hasKey: false })).toEqual({
      dir: '/srv/backups',
      atMinute: 195,
      everyHours: 24,
      withKey: false,
      offSite: undefined,
      drillDatabaseUrl: undefined,
      alertUrl: undefined,
    });
  });

  test('take every value from its variable', () => {
    const env = {
      BACKUP_DIR: '/b',
      BACKUP_AT: '23:05',
      BACKUP_EVERY: '6h',
      BACKUP_WITH_KEY: '1',
      BACKUP_URL: 's3://elsewhere?region=eu-1',
      BACKUP_ACCESS_KEY_ID: 'a',
      BACKUP_SECRET_ACCESS_KEY: 'b',
      DRILL_DATABASE_URL: 'postgres://site@db/trial',
      ALERT_URL: 'https://alerts.example/x',
    };
    expect(readBackups(env, withKey)).toMatchObject({
      atMinute: 23 * 60 + 5,
      everyHours: 6,
      withKey: true,
      alertUrl: 'https://alerts.example/x',
      offSite: { bucket: 'elsewhere', accessKeyId: 'a', secretAccessKey: 'b' },
      drillDatabaseUrl: 'postgres://site@db/trial',
    });
  });

  test.each([
    [{ BACKUP_AT: '24:00' }, 'BACKUP_AT must be a time'],
    [{ BACKUP_EVERY: '5h' }, 'BACKUP_EVERY must be a part of a day'],
    [{ BACKUP_EVERY: '0h' }, 'BACKUP_EVERY must be a part of a day'],
    [{ BACKUP_EVERY: 'daily' }, 'BACKUP_EVERY must be a part of a day'],
    [{ ALERT_URL: 'mail me' }, 'ALERT_URL must be'],
    [{ DRILL_DATABASE_URL: 'trial' }, 'DRILL_DATABASE_URL must look like'],
  ])('refuse %o in one sentence', (env, sentence) => {
    const read = () => readBackups({ BACKUP_DIR: '/b', ...env }, withKey);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(sentence);
  });

  test('leave this machine encrypted or not at all, and are made here first', () => {
    const env = { ...keys, BACKUP_DIR: '/b', BACKUP_URL: 's3://elsewhere' };
    expect(() => readBackups(env, { hasKey: false })).toThrow('BACKUP_KEY must be set');
    expect(() => readBackups({ ...env, BACKUP_DIR: '' }, withKey)).toThrow('BACKUP_DIR must be set');
  });
});

describe('a place in an S3 service', () => {
  test('is read from its address, and its keys from the environment', () => {
    const FILES_URL = 's3://pictures/of/ours/?endpoint=https://s3.example:9000&region=ap-south-1';
    expect(readS3Place({ ...keys, FILES_URL }, 'FILES_URL')).toEqual({
      endpoint: 'https://s3.example:9000',
      region: 'ap-south-1',
      bucket: 'pictures',
      prefix: 'of/ours/',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(parseS3Place('s3://pictures?region=ap-south-1', '--to', keys)).toMatchObject({
      endpoint: 'https://s3.ap-south-1.amazonaws.com',
      prefix: '',
    });
    expect(readS3Place(keys, 'FILES_URL')).toBeUndefined();
  });

  test.each([
    'pictures',
    'https://s3.example/pictures',
    's3://',
    's3://UPPER?endpoint=https://s3.example',
    's3://pictures?endpoint=ftp://s3.example',
    's3://pictures?endpoint=https://s3.example/path',
    's3://pictures?region=a%20b',
    's3://id:topsecret@pictures?region=eu-1',
  ])('%s is refused, without a word of what it may hold', (text) => {
    const read = () => parseS3Place(text, 'FILES_URL', keys);
    expect(read).toThrow('FILES_URL must look like s3://');
    expect(read).not.toThrow('topsecret');
  });

  test('without keys is refused', () => {
    expect(() => parseS3Place('s3://pictures?region=eu-1', 'FILES_URL', {})).toThrow(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set when FILES_URL is used.',
    );
  });
});
