import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The absolute path of the repository. */
export const projectFolder = dirname(import.meta.dirname);

/** Options of `runCommand`. */
export interface CommandOptions {
  /** Added to the environment of this process; PATH is always set by `runCommand`. */
  env?: NodeJS.ProcessEnv;
  /** Capture the output instead of streaming it to the terminal. */
  quiet?: boolean;
  /** Ends the command when it is aborted. */
  signal?: AbortSignal;
}

/** The exit code of a command that could not be started, by the convention of shells. */
const NOT_STARTED = 127;

/**
 * Runs a command in the project's folder, a tool of the project before one of the machine. Never throws: returns the
 * exit code, and the output if `quiet`.
 */
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
  const addOutput = (text: Buffer) => {
    output += text;
  };
  child.stdout?.on('data', addOutput);
  child.stderr?.on('data', addOutput);
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    child.on('error', (error) => resolve({ exitCode: NOT_STARTED, output: `${output}${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
