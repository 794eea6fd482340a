import { parseArgs } from 'node:util';
import { recordUse } from '#server/office/office-uses.queries.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import type { Command, Given, Office, Result } from './command.ts';
import { loadAll, loadGroup } from './commands.ts';

/** What was asked for: one command with its words, or help. */
export type Asked = { command: Command; given: Given; isJson: boolean } | { help: readonly Command[] };

/** Reads the arguments; throws an OfficeRefusal that says what is wrong with them. */
export async function readArguments(args: readonly string[]): Promise<Asked> {
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
  const given = readOptions(command, args.slice(command.name.split(' ').length));
  return { command, given, isJson: given.options.json === true };
}

function readOptions({ name, usage, options = {} }: Command, args: string[]): Given {
  const types = Object.fromEntries(
    Object.entries({ ...options, json: 'boolean' as const }).map(([key, type]) => [key, { type }]),
  );
  try {
    const { positionals, values } = parseArgs({ args, options: types, allowPositionals: true });
    const single = Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? undefined : value]);
    return { words: positionals, options: Object.fromEntries(single), typed: [] };
  } catch {
    throw new OfficeRefusal(`Please write: npm run office -- ${`${name} ${usage}`.trimEnd()} [--json]`);
  }
}

interface Setting extends Office {
  who: string;
}

/** Runs a command. What it reads or changes and the record that it was used are one transaction. */
export async function runRecorded(
  { db, who, ...setting }: Setting,
  { name, run }: Command,
  given: Given,
): Promise<Result> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const { reason: said } = given.options;
      const reason = typeof said === 'string' ? said : '';
      const result = await run({ ...setting, who, db: transaction }, given);
      await recordUse(transaction, { who, command: name, outcome: 'done', subjects: result.subjects ?? [], reason });
      return result;
    });
  } catch (error) {
    await recordUse(db, { who, command: name, outcome: 'refused', subjects: [] });
    throw error;
  }
}
