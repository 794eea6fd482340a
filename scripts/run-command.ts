import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export const projectFolder = dirname(import.meta.dirname);

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  /** Capture the output instead of streaming it to the terminal. */
  quiet?: boolean;
  signal?: AbortSignal;
}

/** Runs a command in the project's folder; does not throw if it fails. */
export function runCommand(command: string, args: string[], options: CommandOptions = {}) {
  const tools = join(projectFolder, 'node_modules/.bin');
  const path = [dirname(process.execPath), tools, process.env.PATH].join(delimiter);
  // The folder of the machine's own Node may contain other tools of these names.
  const tool = join(tools, command);
  const child = spawn(command !== 'node' && existsSync(tool) ? tool : command, args, {
    cwd: projectFolder,
    env: { ...process.env, ...options.env, PATH: path },
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    signal: options.signal,
  });
  let output = '';
  const keep = (text: Buffer) => {
    output += text;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    child.on('error', (error) => resolve({ exitCode: 127, output: `${output}${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
