import { describe, expect, it } from 'vitest';
import { findPostgres, makeDataDir, makeFilledDataDir, queryBeside } from './data-folder.ts';
import { startServer, stopServer } from './running-server.ts';

describe('the embedded PostgreSQL', () => {
  it('starts with the server, keeps its data over a restart, and stops with it', async () => {
    const DATA_DIR = await makeDataDir();
    const first = startServer({ env: { DATA_DIR } });
    expect((await fetch(`${await first.ready}/readyz`)).status).toBe(200);
    await queryBeside(DATA_DIR, "create table keepsakes as select 'শাঁখা' as name");
    expect(await stopServer(first)).toMatchObject({ code: 0, stderr: '' });
    expect(await findPostgres(DATA_DIR)).toBeUndefined();

    const second = startServer({ env: { DATA_DIR } });
    await second.ready;
    expect(await queryBeside(DATA_DIR, 'select name from keepsakes')).toEqual([{ name: 'শাঁখা' }]);
    await stopServer(second);
  });

  it('is durable, has checksums, uses UTF-8 and Indian collation, and accepts only local connections', async () => {
    const DATA_DIR = await makeDataDir();
    const shell = { PGPORT: '1', PGHOST: 'db', PGOPTIONS: '-c no_such_setting=1', PGSSLMODE: 'require' };
    const server = startServer({ env: { DATA_DIR, LC_ALL: 'bn_BD.UTF-8', LANG: 'de_DE.UTF-8', ...shell } });
    await server.ready;
    const rows = await queryBeside(
      DATA_DIR,
      `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
              current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
              current_setting('password_encryption') as passwords, datlocale as locale,
              (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser"
       from pg_database where datname = current_database()`,
    );
    expect(rows).toEqual([
      {
        fsync: 'on',
        checksums: 'on',
        encoding: 'UTF8',
        addresses: '127.0.0.1',
        passwords: 'scram-sha-256',
        locale: 'en-IN',
        isSuperuser: false,
      },
    ]);
    await stopServer(server);
  });

  it('is taken over with all its data if its server was killed', async () => {
    const DATA_DIR = await makeFilledDataDir();
    const killed = startServer({ env: { DATA_DIR } });
    await killed.ready;
    await queryBeside(DATA_DIR, 'create table keepsakes as select 1 as id');
    const postgres = await findPostgres(DATA_DIR);
    killed.process.kill('SIGKILL');
    await killed.ended;
    expect(await findPostgres(DATA_DIR)).toBe(postgres);

    const next = startServer({ env: { DATA_DIR } });
    await next.ready;
    expect(await findPostgres(DATA_DIR)).toBe(postgres);
    expect(await queryBeside(DATA_DIR, 'select id from keepsakes')).toEqual([{ id: 1 }]);
    await stopServer(next);
    expect(await findPostgres(DATA_DIR)).toBeUndefined();
  });

  it('recovers if it was killed together with the server', async () => {
    const DATA_DIR = await makeFilledDataDir();
    const killed = startServer({ env: { DATA_DIR } });
    await killed.ready;
    await queryBeside(DATA_DIR, 'create table keepsakes as select 1 as id');
    killed.process.kill('SIGKILL');
    process.kill((await findPostgres(DATA_DIR)) ?? 0, 'SIGKILL');
    await killed.ended;

    const next = startServer({ env: { DATA_DIR } });
    await next.ready;
    expect(await queryBeside(DATA_DIR, 'select id from keepsakes')).toEqual([{ id: 1 }]);
    await stopServer(next);
  });

  it('is restarted while the server keeps running', async () => {
    const DATA_DIR = await makeFilledDataDir();
    const server = startServer({ env: { DATA_DIR } });
    const address = await server.ready;
    const postgres = await findPostgres(DATA_DIR);
    process.kill(postgres ?? 0, 'SIGKILL');
    await expect.poll(() => findPostgres(DATA_DIR)).not.toBe(postgres);
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await stopServer(server)).code).toBe(0);
    expect(await findPostgres(DATA_DIR)).toBeUndefined();
  });
});

describe('two starts on one data folder', () => {
  it('the first one keeps the folder, and the second one reports it', async () => {
    const DATA_DIR = await makeFilledDataDir();
    const first = startServer({ env: { DATA_DIR } });
    const address = await first.ready;
    expect(await startServer({ env: { DATA_DIR } }).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `Shubho Bibaho already runs on the data folder ${DATA_DIR}.\n`,
    });
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    await stopServer(first);
  });

  it('at the same moment, on an empty folder, one becomes the server and one reports it', async () => {
    const DATA_DIR = await makeDataDir();
    const servers = [startServer({ env: { DATA_DIR } }), startServer({ env: { DATA_DIR } })];
    const loser = await Promise.race(servers.map(({ ended }) => ended));
    expect(loser).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Shubho Bibaho already runs on .*\n$/),
    });
    const winner = servers.find(({ process }) => process.exitCode === null) ?? startServer();
    expect((await fetch(`${await winner.ready}/readyz`)).status).toBe(200);
    expect((await stopServer(winner)).code).toBe(0);
  });
});
