import { userInfo } from 'node:os';
import { readConfig } from '#server/config.ts';
import { openFileStore } from '#server/domain/files/open-file-store.ts';
import { makeIsDrawn } from '#server/domain/visibility-settings/called-first.queries.ts';
import { makeKeyedId } from '#server/http/security-log.ts';
import { createLog } from '#server/log.ts';
import { openDataKey } from '#server/platform/crypto/data-key.ts';
import { makeHealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { makeKeyedHash } from '#server/platform/crypto/keyed-hash.ts';
import { openPhoneHash } from '#server/platform/crypto/sealed-keys.queries.ts';
import { makeKysely } from '#server/platform/db/connect.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openBeside } from '#server/platform/db/open-beside.ts';
import { reasonOf } from '#server/start-error.ts';
import { askAtTerminal } from './ask-at-terminal.ts';
import type { Command, Given, Result } from './command.ts';
import { printHelp, printJson, printResult } from './print.ts';
import { readArguments, runRecorded } from './run-office.ts';

/** What the tool prints, and the exit code it ends with: 0, or 1 with a sentence in `stderr`. */
export interface OfficeAnswer {
  code: number;
  stdout: string;
  stderr: string;
}

/** Does what the words after `npm run office --` ask for, on the database that the environment names. */
export async function answerOffice(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  ask = askAtTerminal,
): Promise<OfficeAnswer> {
  try {
    return { code: 0, stdout: `${await answer(args, env, ask)}\n`, stderr: '' };
  } catch (error) {
    return { code: 1, stdout: '', stderr: `${reasonOf(error)}\n` };
  }
}

async function answer(args: readonly string[], env: NodeJS.ProcessEnv, ask: typeof askAtTerminal): Promise<string> {
  const asked = await readArguments(args);
  if ('help' in asked) return printHelp(asked.help);
  // Before its transaction begins: somebody types.
  const typed = await ask(asked.command.asks ?? []);
  const result = await run(asked.command, { ...asked.given, typed }, env);
  return asked.isJson ? printJson(result) : printResult(result);
}

async function run(command: Command, given: Given, env: NodeJS.ProcessEnv): Promise<Result> {
  const config = readConfig(env);
  const { pool, close } = await openBeside(config, createLog('error'));
  try {
    await migrate(pool);
    const siteUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    const who = env.OFFICE_USER?.trim() || userInfo().username;
    const logIdOf = async (profileId: string) =>
      makeKeyedId((await openDataKey(config, pool)).deriveKey('security log'))('member', profileId);
    const hashes = async () => {
      const dataKey = await openDataKey(config, pool);
      const hashOf = (name: string) => makeKeyedHash(dataKey.deriveKey(name));
      const cipher = makeHealthCipher(dataKey);
      const phoneHash = await openPhoneHash(makeKysely(pool), cipher);
      return { cipher, codeHash: hashOf('verification codes'), keyedHash: hashOf('attempt limits'), phoneHash };
    };
    const ownPhone = env.OFFICE_PHONE?.trim() ?? '';
    const isDrawn = async () => makeIsDrawn({ ...(await hashes()), config });
    const office = { db: makeKysely(pool), siteUrl, logIdOf, hashes, isDrawn, ownPhone };
    const result = await runRecorded({ ...office, who }, command, given);
    if (result.gonePhotos?.length)
      await (await openFileStore(config, createLog('error'))).remove('pictures', result.gonePhotos);
    return result;
  } finally {
    await close();
  }
}
