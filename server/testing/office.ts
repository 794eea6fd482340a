import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { TestDatabase } from './database.ts';

const project = resolve(import.meta.dirname, '../..');

export interface OfficeAnswer {
  code: number;
  stdout: string;
  stderr: string;
}

export type Office = (...args: string[]) => Promise<OfficeAnswer>;

/** The office's tool as a process of its own on a test's database, as `npm run office` starts it. */
export function makeOffice({ url }: Pick<TestDatabase, 'url'>, env: Record<string, string> = {}): Office {
  const settings = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/compiled'),
    DATABASE_URL: url,
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    PUBLIC_URL: 'https://shubho.example',
    OFFICE_USER: 'mitra',
    ...env,
  };
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
