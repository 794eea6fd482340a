import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const projectDir = resolve(import.meta.dirname, '..');
// Pages are hot-reloaded; a change in one of these folders restarts the server.
const rooms = ['server', 'contract', 'words', 'matching', 'ranking', 'database'].map(
  (room) => `--watch-path=${join(projectDir, room)}`,
);
const program = join(import.meta.dirname, 'dev-server.ts');

const child = spawn(process.execPath, [...rooms, '--watch-preserve-output', program], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 0)));
