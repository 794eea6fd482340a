import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { answerOffice, type OfficeAnswer } from '#server/office/commands/answer.ts';
import type { TestDatabase } from './database.ts';

const project = resolve(import.meta.dirname, '../..');

/** Runs one command of the office's tool, by its arguments. Returns its exit code and what it prints. */
export type Office = (...args: string[]) => Promise<OfficeAnswer>;

/** The environment of the tool. The data key is that of the test applications. */
const settingsFor = (url: string) => ({
  DATABASE_URL: url,
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  PUBLIC_URL: 'https://shubho.example',
  OFFICE_USER: 'mitra',
});

/**
 * Runs the office's command-line tool in this process, because starting a process costs as much as twenty commands.
 * `typed` are the answers of the person at the terminal.
 */
export function makeOffice(
  { url }: Pick<TestDatabase, 'url'>,
  env: Record<string, string> = {},
  typed: readonly string[] = [],
): Office {
  const settings = { ...settingsFor(url), ...env };
  return (...args) => answerOffice(args, settings, async () => [...typed]);
}

/** Runs the same tool in a separate process, as `npm run office` does. */
export function makeOfficeProcess({ url }: Pick<TestDatabase, 'url'>, env: Record<string, string> = {}): Office {
  const processEnv = { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/compiled') };
  const settings = { ...processEnv, ...settingsFor(url), ...env };
  return (...args) =>
    new Promise((done) => {
      execFile(
        process.execPath,
        [join(project, 'scripts/office.ts'), ...args],
        { env: settings },
        (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, stdout, stderr }),
      );
    });
}
