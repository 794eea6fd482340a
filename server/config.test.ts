import { describe, expect, it } from 'vitest';
import { ConfigError, listConfigWarnings, readConfig } from './config.ts';

const home = { projectDir: import.meta.dirname, isRoot: false };
const key = Buffer.alloc(32, 7);

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({}, home)).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: `${import.meta.dirname}/data`,
      filesUrl: undefined,
      filesBeforeUrl: undefined,
      databaseUrl: undefined,
      databasePoolUrl: undefined,
      poolPrepares: false,
      databaseReadUrl: undefined,
      workers: 1,
      workerPlace: undefined,
      workerWaits: false,
      publicUrl: undefined,
      trustProxy: false,
      powerLinkKey: undefined,
      dataKey: undefined,
      logLevel: 'info',
      codes: { dialCodes: ['91'], aDay: 2000 },
      expectSite: false,
      backupKey: undefined,
      backups: undefined,
      alertUrl: undefined,
      metricsPort: undefined,
      readings: { cards: 600, profiles: 300, lists: 600 },
      calledOneIn: 50,
      fairOrder: true,
      channels: { email: undefined, sms: undefined, receiptSecret: undefined },
      isProduction: false,
    });
  });

  it('takes every value from its variable', () => {
    const config = readConfig(
      {
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/srv/data',
        DATABASE_URL: 'postgres://member:secret@db.example:5432/site',
        DATABASE_POOL_URL: 'postgres://member:secret@pooler.example:6432/site',
        DATABASE_POOL_PREPARES: '1',
        DATABASE_READ_URL: 'postgres://member:secret@replica.example:5432/site',
        WORKERS: '4',
        PUBLIC_URL: 'https://shubhobibaho.example/',
        TRUST_PROXY: '10.0.0.1, fd00::/8',
        POWER_LINK_KEY: 'a long enough key',
        DATA_KEY: key.toString('base64'),
        LOG_LEVEL: 'debug',
        BACKUP_KEY: key.toString('base64'),
        METRICS_PORT: '9464',
        SMTP_URL: 'smtps://site:secret@mail.example:465',
        MAIL_FROM: 'Shubho Bibaho <news@shubhobibaho.example>',
        SMS_URL: 'https://gateway.example/send',
        SMS_HEADERS: '{"authorization": "Bearer secret"}',
        SMS_BODY: 'to={to}&text={text}',
        SMS_ID: 'data.0.id',
        RECEIPT_SECRET: 'a secret that is long enough',
        CALLED_ONE_IN: '20',
        FAIR_ORDER: '0',
        CARDS_A_DAY: '60',
        CODE_COUNTRIES: '+91, 880',
        CODES_A_DAY: '50',
        PROFILES_A_DAY: '30',
        LISTS_A_DAY: '40',
        EXPECT_SITE: '1',
        APPROVAL: 'after',
        NODE_ENV: 'production',
      },
      home,
    );
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/data',
      databaseUrl: 'postgres://member:secret@db.example:5432/site',
      databasePoolUrl: 'postgres://member:secret@pooler.example:6432/site',
      poolPrepares: true,
      databaseReadUrl: 'postgres://member:secret@replica.example:5432/site',
      workers: 4,
      workerPlace: undefined,
      workerWaits: false,
      publicUrl: 'https://shubhobibaho.example',
      trustProxy: ['10.0.0.1', 'fd00::/8'],
      powerLinkKey: 'a long enough key',
      dataKey: key,
      logLevel: 'debug',
      backupKey: key,
      metricsPort: 9464,
      readings: { cards: 60, profiles: 30, lists: 40 },
      calledOneIn: 20,
      fairOrder: false,
      approval: 'after',
      codes: { dialCodes: ['91', '880'], aDay: 50 },
      channels: {
        email: { url: 'smtps://site:secret@mail.example:465', from: 'Shubho Bibaho <news@shubhobibaho.example>' },
        sms: {
          url: 'https://gateway.example/send',
          method: 'POST',
          body: 'to={to}&text={text}',
          idPath: 'data.0.id',
          headers: { authorization: 'Bearer secret' },
          templates: {},
        },
        receiptSecret: 'a secret that is long enough',
      },
      expectSite: true,
      isProduction: true,
    });
  });

  it('lets the system choose both ports', () => {
    expect(readConfig({ PORT: '0', METRICS_PORT: '0' }, home)).toMatchObject({ port: 0, metricsPort: 0 });
  });

  it('takes a variable set to nothing as not set', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ' }, home)).toEqual(readConfig({}, home));
  });

  it('counts proxies when TRUST_PROXY is a number', () => {
    expect(readConfig({ TRUST_PROXY: '2' }, home).trustProxy).toBe(2);
  });

  it('keeps the data of a server run by root where another user can enter, apart for each project', () => {
    const dataDir = readConfig({}, { ...home, isRoot: true }).dataDir;
    expect(dataDir).toMatch(/^\/var\/lib\/shubho-bibaho\/server-[0-9a-f]{8}$/);
  });

  const wrongValues: [string, string][] = [
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['DATABASE_URL', 'mysql://db.example/site'],
    ['DATABASE_URL', 'db.example'],
    ['DATABASE_POOL_URL', 'pooler:6432'],
    ['DATABASE_POOL_PREPARES', 'yes'],
    ['WORKERS', '0'],
    ['WORKERS', 'all'],
    ['PUBLIC_URL', 'shubhobibaho.example'],
    ['PUBLIC_URL', 'ftp://shubhobibaho.example'],
    ['PUBLIC_URL', 'https://shubhobibaho.example/site'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.1/33'],
    ['TRUST_PROXY', '10.0.0.1,proxy.example'],
    ['POWER_LINK_KEY', 'five5'],
    ['DATA_KEY', 'c2hvcnQ='],
    ['DATA_KEY', Buffer.alloc(33).toString('base64')],
    ['DATA_KEY', `${key.toString('base64')}!`],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', '3000'],
    ['EXPECT_SITE', 'yes'],
    ['SMTP_URL', 'mail.example:465'],
    ['SMS_URL', 'gateway.example'],
    ['RECEIPT_SECRET', 'short'],
  ];
  it.each(wrongValues)('refuses %s=%s in one sentence that names the variable', (name, wrong) => {
    const read = () => readConfig({ [name]: wrong }, home);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name}[^\n]*\\.$`));
  });

  it('wants the key of the data from the operator when the database is theirs', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://db.example/site' }, home)).toThrow(/^DATA_KEY must be set/);
  });

  it('wants the whole of a channel, or nothing of it', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' }, home)).toThrow(/^MAIL_FROM must be/);
    expect(() => readConfig({ SMS_URL: 'https://gateway.example' }, home)).toThrow(/^SMS_BODY .* must say/);
    const sms = { SMS_URL: 'https://gateway.example', SMS_BODY: '{to} {text}' };
    expect(() => readConfig({ ...sms, SMS_METHOD: 'PATCH' }, home)).toThrow(/^SMS_METHOD must be/);
    expect(() => readConfig({ ...sms, SMS_HEADERS: '{"a": 1}' }, home)).toThrow(/^SMS_HEADERS must hold texts/);
    expect(() => readConfig({ ...sms, SMS_TEMPLATES: '/nowhere.json' }, home)).toThrow(/cannot be read/);
  });

  it('never repeats a password in a complaint', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db' }, home)).not.toThrow(/hunter2/);
    expect(() => readConfig({ SMTP_URL: 'http://root:hunter2@mail' }, home)).not.toThrow(/hunter2/);
  });

  it('warns of https without a trusted proxy, of a short key, and of a real site that can reach nobody', () => {
    const config = readConfig({ PUBLIC_URL: 'https://a.example', POWER_LINK_KEY: 'sixsix' }, home);
    expect(listConfigWarnings(config)).toEqual([
      expect.stringContaining('TRUST_PROXY is not set'),
      expect.stringContaining('POWER_LINK_KEY is shorter'),
      expect.stringContaining('Nobody can be told'),
    ]);
    const told = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'news@a.example' };
    const real = readConfig({ PUBLIC_URL: 'https://a.example', TRUST_PROXY: '1', ...told }, home);
    expect(listConfigWarnings(real)).toEqual([]);
    expect(listConfigWarnings(readConfig({}, home))).toEqual([]);
  });
});
