import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openFileStore } from '#server/domain/files/open-file-store.ts';
import { recordUse } from '#server/domain/office-log/uses.queries.ts';
import { makeIsDrawn } from '#server/domain/visibility-settings/called-first.queries.ts';
import { makeKeyedId } from '#server/http/security-log.ts';
import { createLog } from '#server/log.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import { openDataKey } from '#server/platform/crypto/data-key.ts';
import { makeHealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { makeKeyedHash } from '#server/platform/crypto/keyed-hash.ts';
import { openPhoneHash } from '#server/platform/crypto/sealed-keys.queries.ts';
import { makeKysely } from '#server/platform/db/connect.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openBeside } from '#server/platform/db/open-beside.ts';
import { reasonOf } from '#server/start-error.ts';
import type { Command, CommandInput, Office, Result } from './command.ts';
import { loadAll, loadGroup } from './commands.ts';
import { printHelp, printJson, printResult } from './print.ts';

/** What the tool prints and its exit code: 0, or 1 with a sentence in `stderr`. */
export interface OfficeAnswer {
  code: number;
  stdout: string;
  stderr: string;
}

/** Executes the command after `npm run office --` on the database of the environment. */
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
  const parsed = await readArguments(args);
  if ('help' in parsed) return printHelp(parsed.help);
  // Asked before the transaction begins, because somebody types the answers.
  const typed = await ask(parsed.command.asks ?? []);
  const result = await runOnDatabase(parsed.command, { ...parsed.input, typed }, env);
  return parsed.isJson ? printJson(result) : printResult(result);
}

/** Runs a command on the database of the environment, and afterwards deletes the photo files that it names. */
async function runOnDatabase(command: Command, input: CommandInput, env: NodeJS.ProcessEnv): Promise<Result> {
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
    const result = await runRecorded({ ...office, who }, command, input);
    if (result.gonePhotos?.length)
      await (await openFileStore(config, createLog('error'))).remove('pictures', result.gonePhotos);
    return result;
  } finally {
    await close();
  }
}

/** Asks the questions at the terminal, one after the other. A file or a pipe answers line by line. */
async function askAtTerminal(questions: readonly string[]): Promise<string[]> {
  if (questions.length === 0) return [];
  const lines = createInterface({ input: process.stdin });
  const typed: string[] = [];
  const prompt = () => process.stderr.write(`${questions[typed.length] ?? ''}: `);
  prompt();
  for await (const line of lines) {
    typed.push(line);
    if (typed.length === questions.length) break;
    prompt();
  }
  return typed;
}

/** The parsed arguments: one command with its words, or help. */
type ParsedArguments = { command: Command; input: CommandInput; isJson: boolean } | { help: readonly Command[] };

/** Parses the arguments. Throws an OfficeRefusal that says what is wrong with them. */
async function readArguments(args: readonly string[]): Promise<ParsedArguments> {
  const [first = ''] = args;
  const group = await loadGroup(first);
  const command = group.find(({ name }) => name.split(' ').every((word, index) => args[index] === word));
  const isHelp = args.includes('--help') || args.includes('-h');
  if (!command) {
    if (group.length > 0 && (isHelp || args.length === 1)) return { help: group };
    if (isHelp || first === '' || first === 'help') return { help: await loadAll() };
    throw new OfficeRefusal(`There is no command "${args.slice(0, 2).join(' ')}": npm run office -- help`);
  }
  if (isHelp) return { help: [command] };
  const input = readOptions(command, args.slice(command.name.split(' ').length));
  return { command, input, isJson: input.options.json === true };
}

/** Parses the words and options after a command's name. Throws a refusal with the usage for an unknown option. */
function readOptions({ name, usage, options = {} }: Command, args: string[]): CommandInput {
  const types = Object.fromEntries(
    Object.entries({ ...options, json: 'boolean' as const }).map(([key, type]) => [key, { type }]),
  );
  try {
    const { positionals, values } = parseArgs({ args, options: types, allowPositionals: true });
    const singleValues = Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? undefined : value]);
    return { words: positionals, options: Object.fromEntries(singleValues), typed: [] };
  } catch {
    const example = `${name} ${usage}`.trimEnd();
    throw new OfficeRefusal(`Please write: npm run office -- ${example} [--json]`);
  }
}

interface Setting extends Office {
  /** The person who uses the command. */
  who: string;
}

/** Runs a command. Its reads and changes and the record of its use are one transaction. */
async function runRecorded(
  { db, who, ...setting }: Setting,
  { name, run }: Command,
  input: CommandInput,
): Promise<Result> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const { reason: option } = input.options;
      const reason = typeof option === 'string' ? option : '';
      const result = await run({ ...setting, who, db: transaction }, input);
      await recordUse(transaction, { who, command: name, outcome: 'done', subjects: result.subjects ?? [], reason });
      return result;
    });
  } catch (error) {
    await recordUse(db, { who, command: name, outcome: 'refused', subjects: [] });
    throw error;
  }
}
