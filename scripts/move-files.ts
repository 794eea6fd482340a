import { parseArgs } from 'node:util';
import { readNamedPlace, readProcessConfig } from '#server/config.ts';
import { moveFiles } from '#server/domain/files/move-files.ts';
import { createLog } from '#server/log.ts';
import { makeKysely } from '#server/platform/db/connect.ts';
import { openBeside } from '#server/platform/db/open-beside.ts';
import {
  openFormerStore,
  openNewObjectStore,
  openObjectStore,
  openS3,
} from '#server/platform/storage/open-object-store.ts';
import { longRetryPolicy } from '#server/platform/storage/s3/retry-policy.ts';
import { confirmSiteIdentity } from '#server/platform/storage/site-identity.ts';
import { reasonOf, StartError } from '#server/start-error.ts';

const usage = `Usage: npm run move-files -- --to s3://bucket/folder?endpoint=…   copies, before FILES_URL is set
       npm run move-files                                           moves what lies where it lay before to FILES_URL`;

try {
  await run();
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

/** Copies the files to a new place, or moves those that are still in the former place, and prints the counts. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  if (positionals.length > 0) throw new StartError(usage);
  const config = readProcessConfig();
  // Without --to, FILES_URL is set already, and the files move from the former place to it.
  const isSwitched = values.to === undefined;
  const target = values.to === undefined ? undefined : readNamedPlace(values.to, '--to');
  const from = isSwitched
    ? await openFormerStore(config, longRetryPolicy)
    : await openObjectStore(config, longRetryPolicy);
  if (from === undefined) throw new StartError(usage);
  const to = target ? await openS3(target, longRetryPolicy) : await openNewObjectStore(config, longRetryPolicy);
  const { pool, close } = await openBeside(config, createLog('error'));
  try {
    // Neither place may belong to another site.
    await confirmSiteIdentity(pool, isSwitched ? { here: to, before: from } : { here: from, before: to }, console);
    const counts = await moveFiles({ db: makeKysely(pool), from, to, isSwitched }, (count) =>
      console.log(`${count} files looked at …`),
    );
    console.log(`${counts.copied} files copied and checked, ${counts.there} were there already.`);
    if (counts.missing > 0) console.error(`${counts.missing} files that the database names are nowhere.`);
    if (counts.damaged > 0) console.error(`${counts.damaged} files are not what was stored: they stay where they are.`);
    if (counts.missing + counts.damaged > 0) process.exitCode = 1;
    if (isSwitched) console.log(`${counts.removed} were removed where they lay before.`);
    else console.log('Now set FILES_URL, restart the site, and run npm run move-files: it brings what came meanwhile.');
  } finally {
    await close();
  }
}
