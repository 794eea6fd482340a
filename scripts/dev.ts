import { spawn } from 'node:child_process';
import { join } from 'node:path';

// Pages change in place; whatever the server itself has imported starts it anew.
const program = join(import.meta.dirname, 'dev-server.ts');
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', program], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 0)));
