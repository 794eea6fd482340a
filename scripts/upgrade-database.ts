import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readProcessConfig } from '#server/config.ts';
import { packageName } from '#server/platform/db/embedded/binaries.ts';
import { upgradeDatabase } from '#server/platform/db/upgrade/upgrade-database.ts';
import { reasonOf, StartError } from '#server/start-error.ts';
import { runCommand } from './run-command.ts';

/**
 * The last package of each former PostgreSQL version: add the former one here when you change the version in
 * package.json.
 */
const formerPackages: Readonly<Record<string, string>> = { 17: '17.10.0-beta.17' };

const usage = 'Usage: npm run upgrade-database [-- --with FOLDER], where the package of the former PostgreSQL is';
/** Temporary folders with fetched packages. */
const fetchedFolders: string[] = [];

try {
  await run();
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
} finally {
  for (const folder of fetchedFolders) await rm(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { with: { type: 'string' } } });
  if (positionals.length > 0) throw new StartError(usage);
  const { dataDir, backupKey, databaseUrl } = readProcessConfig();
  if (databaseUrl !== undefined) {
    throw new StartError(
      'DATABASE_URL is set: a server of your own is upgraded by its own tools (pg_upgrade), or by npm run backup and npm run restore.',
    );
  }
  const start = performance.now();
  const findFormer = async (major: string) => (values.with ? resolve(values.with) : await fetchPackage(major));
  const result = await upgradeDatabase({ dataDir, backupKey, findFormer });
  if (result === undefined)
    return console.log('The database is of the PostgreSQL that this version brings: nothing is to be done.');
  const { from, to, tables, rows, waiting, keptIn } = result;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`PostgreSQL ${from} → ${to}: ${rows} rows of ${tables} tables moved and compared in ${seconds} s.`);
  if (waiting > 0) console.log(`${waiting} letters and codes wait to be sent, as before.`);
  console.log(`The former database is kept in ${keptIn}. Remove it when you are content.`);
}

/** Installs the package of a former PostgreSQL version into a temporary folder and returns the package's own folder. */
async function fetchPackage(major: string): Promise<string> {
  const version = formerPackages[major];
  if (version === undefined) throw new StartError(`No package of PostgreSQL ${major} is known. ${usage}`);
  const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-postgresql-'));
  fetchedFolders.push(folder);
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { exitCode, output } = await runCommand('npm', [...args, `${packageName}@${version}`], { quiet: true });
  if (exitCode !== 0) throw new StartError(`${packageName}@${version} could not be fetched:\n${output}\n${usage}`);
  return join(folder, 'node_modules', packageName);
}
