import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { childEnvironment } from '#server/config.ts';

/** The system user who runs a program; our own user if both ids are absent. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** The exit code of a program, and what it wrote to both outputs, without blanks at the ends. */
export interface Finished {
  code: number;
  output: string;
}

interface Options {
  account?: Account;
  cwd?: string;
  input?: string | Readable;
}

/**
 * Bytes of free memory that a program keeps at the end of its heap (glibc). Without it glibc raises the threshold
 * while PostgreSQL plans a large statement, and each connection keeps some megabytes that it does not use.
 */
const TRIM_THRESHOLD = String(128 * 1024);

/** Runs a program to its end in the C locale. Returns its exit code and output. Rejects if it cannot be started. */
export function runProgram(program: string, args: string[], options: Options = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options.account,
      cwd: options.cwd ?? '/',
      env: { ...childEnvironment(), MALLOC_TRIM_THRESHOLD_: TRIM_THRESHOLD },
      windowsHide: true,
    });
    child.on('error', reject);
    // Without a free descriptor there are no pipes, although the types require them; the error explains it.
    const { stdout, stderr, stdin }: Partial<typeof child> = child;
    let output = '';
    stdout?.on('data', (chunk) => (output += chunk));
    stderr?.on('data', (chunk) => (output += chunk));
    // A program that ends before reading all input explains why in its output.
    stdin?.on('error', () => {});
    const { input = '' } = options;
    if (typeof input === 'string') stdin?.end(input);
    else if (stdin) pipeline(input, stdin).catch(() => {});
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
