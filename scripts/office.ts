import { userInfo } from 'node:os';
import { readProcessConfig } from '#server/config.ts';
import { openDataKey } from '#server/crypto/data-key.ts';
import { makeKysely } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { openBeside } from '#server/db/open-beside.ts';
import { makeKeyedId } from '#server/door/security-log.ts';
import { createLog } from '#server/log.ts';
import type { Command, Given, Result } from '#server/office/commands/command.ts';
import { printHelp, printJson, printResult } from '#server/office/commands/print.ts';
import { readArguments, runRecorded } from '#server/office/commands/run-office.ts';
import { reasonOf } from '#server/start-error.ts';

try {
  const asked = await readArguments(process.argv.slice(2));
  if ('help' in asked) console.log(printHelp(asked.help));
  else {
    const result = await run(asked.command, asked.given);
    console.log(asked.isJson ? printJson(result) : printResult(result));
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

async function run(command: Command, given: Given): Promise<Result> {
  const config = readProcessConfig();
  const { pool, close } = await openBeside(config, createLog('error'));
  try {
    await migrate(pool);
    const siteUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    const who = process.env.OFFICE_USER?.trim() || userInfo().username;
    const logIdOf = async (profileId: string) =>
      makeKeyedId((await openDataKey(config, pool)).deriveKey('security log'))('member', profileId);
    return await runRecorded({ db: makeKysely(pool), siteUrl, logIdOf, who }, command, given);
  } finally {
    await close();
  }
}
