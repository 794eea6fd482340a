import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { projectFolder } from '#scripts/run-command.ts';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { urlOf } from '#server/platform/db/embedded/server-process.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { inventMember, logIn, type NewMember, registerMember } from '../support/member.ts';
import { type Site, startSite } from '../support/site.ts';

/** The most bytes that are read of the archive of the project, which is smaller. */
const ARCHIVE_LIMIT_BYTES = 512 * 1024 * 1024;

/** Returns the tag of the last release; without tags, a fixed commit from before accounts existed. */
function findBefore(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*'], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'a7a7960';
}

/**
 * Runs the previous version and this one on one database. The previous one starts before and after the migration, and
 * each reads what the other writes. At the end this version restores the previous version's backup of the newer schema.
 */
export async function run(): Promise<void> {
  const folder = makeTestFolder();
  const database = await startEmbedded({ dataDir: join(folder, 'database'), settings: { max_connections: 60 } });
  const sites: Site[] = [];
  const env = {
    DATABASE_URL: urlOf(database.connection),
    DATA_KEY: randomBytes(32).toString('base64'),
  };
  const start = async (project: string) => {
    const site = await startSite({ dataFolder: join(folder, 'data'), env, program: join(project, 'scripts/start.ts') });
    sites.push(site);
    return site;
  };
  try {
    const project = checkOut(folder);
    let before = await start(project);
    const ruma = await register(before);
    const current = await start(projectFolder);
    await expectMember(current, ruma);
    await expectMember(before, ruma);
    await before.stop();

    before = await start(project);
    const mita = await register(before);
    await expectMember(current, mita);
    await save(before, { ...mita, name: 'Mita Ghosh', email: 'mita@example.in' });
    await expectMember(current, { ...mita, name: 'Mita Ghosh', email: 'mita@example.in' });
    const changed = { ...mita, ...(await changePassword(current, mita)) };
    assert.equal((await logIn(before.url, mita)).ok, false, 'the former password is over in the version before');
    await expectMember(before, { ...changed, name: 'Mita Ghosh', email: 'mita@example.in' });

    const rita = await register(current);
    await expectMember(before, rita);
    await save(current, { ...rita, name: 'Rita Sen', email: 'rita@example.in' });
    await expectMember(before, { ...rita, name: 'Rita Sen', email: 'rita@example.in' });
    for (const site of sites) await site.stop();
    await moveBackup(folder, project, database.connection, env);

    const newest = newestMigration(projectFolder);
    await applyContractStep(folder, database.connection, newest);
    if (newest > newestMigration(project))
      await assert.rejects(start(project), /0999_contract\.sql, which this version does not know/);
    else console.log('the version before knows every migration of this one: it tolerates whatever this one does');
    await expectMember(await start(projectFolder), { ...rita, name: 'Rita Sen', email: 'rita@example.in' });
  } finally {
    for (const site of sites) await site.stop();
    await database.stop();
    removeTestFolder(folder);
  }
}

/** Unpacks and builds the version before. Returns its folder. */
function checkOut(folder: string): string {
  const project = join(folder, 'before');
  mkdirSync(project);
  const before = findBefore();
  console.log(`the version before: ${before}`);
  const archive = execFileSync('git', ['archive', before], { cwd: projectFolder, maxBuffer: ARCHIVE_LIMIT_BYTES });
  execFileSync('tar', ['-x', '-C', project], { input: archive });
  const readLock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (readLock(project) === readLock(projectFolder))
    symlinkSync(join(projectFolder, 'node_modules'), join(project, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: project, stdio: 'inherit' });
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: project, stdio: 'inherit' });
  return project;
}

/** A registered member with a session. */
interface Member extends NewMember {
  pid: string;
  cookie: string;
  email: string;
}

async function register(site: Site): Promise<Member> {
  const member = inventMember();
  const pid = await registerMember(site.url, member);
  const { ok, cookie } = await logIn(site.url, member);
  assert.ok(ok, `${member.phone} logs in where they registered`);
  return { ...member, pid, cookie, email: '' };
}

/** Checks a member with the session of one version and with a new login. */
async function expectMember(site: Site, member: Member): Promise<void> {
  const { ok, cookie } = await logIn(site.url, member);
  assert.ok(ok, `${member.phone} logs in at ${site.url}`);
  for (const session of [member.cookie, cookie]) {
    const { name, email, phone } = await call(site, 'showprofile', { ...member, cookie: session });
    const expected = { name: member.name, email: member.email, phone: member.phone };
    assert.deepEqual({ name, email, phone }, expected);
  }
}

async function save(site: Site, member: Member): Promise<void> {
  const { name, email, phone, gender } = member;
  assert.equal((await call(site, 'updatedashboard', member, { name, email, phone, gender })).msgcode, 1);
}

async function changePassword(site: Site, member: Member) {
  const password = 'notun shonar tori';
  assert.equal((await call(site, 'updatepassword', member, { password })).msgcode, 1);
  return { password };
}

async function call({ url }: Site, path: string, { pid, cookie }: Member, form: Record<string, string> = {}) {
  const body = new URLSearchParams({ pid, ...form });
  const answer = await fetch(`${url}/api/${path}`, { method: 'POST', body, headers: { cookie } });
  const result: Record<string, unknown> = await answer.json();
  assert.equal(answer.status, 200, `${path} at ${url}: ${JSON.stringify(result)}`);
  return result;
}

const newestMigration = (project: string): string =>
  readdirSync(join(project, 'database/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1) ?? '';

/** Applies a migration step that this version tolerates and the previous version does not. */
async function applyContractStep(folder: string, connection: pg.ClientConfig, newest: string): Promise<void> {
  const dir = join(folder, 'migrations');
  cpSync(join(projectFolder, 'database/migrations'), dir, { recursive: true });
  writeFileSync(join(dir, '0999_contract.sql'), `-- contract; tolerated by ${newest}\nselect 1;`);
  const pool = makePool(connection, createLog('error'));
  await migrate(pool, { dir }).finally(() => pool.end());
}

/** Checks that the previous version backs up tables that it does not know, and that this version restores them. */
async function moveBackup(
  folder: string,
  project: string,
  connection: pg.ClientConfig,
  env: Record<string, string>,
): Promise<void> {
  const archive = join(folder, 'archive');
  const runNode = (program: string, extraEnv: Record<string, string>, ...options: string[]) =>
    execFileSync(process.execPath, [program, archive, ...options], {
      env: { ...process.env, ...env, ...extraEnv },
      stdio: 'inherit',
    });
  runNode(join(project, 'scripts/backup.ts'), { DATA_DIR: join(folder, 'data') });
  const queryIn = async (name: string, query: string) => {
    const client = new pg.Client({ ...connection, database: name });
    await client.connect();
    return client.query(query).finally(() => client.end());
  };
  await queryIn('postgres', 'create database restored');
  const restoredUrl = (env.DATABASE_URL ?? '').replace(/[^/]+$/, 'restored');
  const restoredEnv = { DATA_DIR: join(folder, 'restored'), DATABASE_URL: restoredUrl };
  // The previous version records no later changes.
  runNode(join(projectFolder, 'scripts/restore.ts'), restoredEnv, '--without-later-changes');
  const count = 'select (select count(*) from accounts) as accounts, (select count(*) from members) as members';
  assert.deepEqual((await queryIn('restored', count)).rows, [{ accounts: '3', members: '3' }]);
}
