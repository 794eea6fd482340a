import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const projectDir = resolve(import.meta.dirname, '..');
// Vite reloads changed pages; a change in one of these folders restarts the server.
const watchArguments = ['server', 'contract', 'words', 'matching', 'ranking', 'database'].map(
  (folder) => `--watch-path=${join(projectDir, folder)}`,
);
const program = join(import.meta.dirname, 'dev-server.ts');

const child = spawn(process.execPath, [...watchArguments, '--watch-preserve-output', program], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 0)));
