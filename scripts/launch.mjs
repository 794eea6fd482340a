// Runs a command with the project's own Node first on PATH. Plain JavaScript that Node 20 can read: not every npm
// links the `node` of the pinned runtime package into node_modules/.bin, so no script may rely on that link.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules');
const pinned = join(modules, `node-${process.platform}-${process.arch}`, 'bin');
const [command, ...args] = process.argv.slice(2);

const hasPinned = existsSync(join(pinned, 'node'));
if (!hasPinned && Number(process.versions.node.split('.')[0]) < 24) {
  const reason = existsSync(modules)
    ? `there is no bundled Node for ${process.platform}-${process.arch}: please install Node 24 or newer`
    : 'the packages are missing: please run npm ci first';
  console.error(`Shubho Bibaho cannot start with Node ${process.versions.node}, and ${reason}.`);
  process.exit(1);
}

const path = [...(hasPinned ? [pinned] : []), join(modules, '.bin'), process.env.PATH].join(delimiter);
// The channel tells the child when this process is killed without a chance to pass that on.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
const child = spawn(command, args, { stdio, env: { ...process.env, PATH: path } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`);
  process.exit(127);
});
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
