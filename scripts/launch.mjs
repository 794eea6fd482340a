// Runs a command with the project's own Node first on PATH. Plain JavaScript that Node 20 can read: not every npm
// links the `node` of the pinned runtime package into node_modules/.bin, so no script may rely on that link.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules');
const platform = `${process.platform}-${process.arch}`;
const pinned = join(modules, `node-${platform}`, 'bin');
const hasPinned = existsSync(join(pinned, 'node'));
const { node } = process.versions;

if (!existsSync(modules)) fail(1, 'The packages are missing: please run npm ci first.');
if (!hasPinned && Number.parseInt(node, 10) < 24) {
  fail(1, `Node ${node} is too old, and there is no bundled one for ${platform}: please install Node 24 or newer.`);
}

const [command, ...args] = process.argv.slice(2);
const PATH = [...(hasPinned ? [pinned] : []), join(modules, '.bin'), process.env.PATH].join(delimiter);
// The channel tells the child when this process is killed without a chance to pass that on.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
// Without what it compiled at the last start, Node loads its TypeScript stripper: 20 MB, and twice the time.
const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE || join(modules, '.cache', 'compiled');
const child = spawn(command, args, { stdio, env: { ...process.env, PATH, NODE_COMPILE_CACHE } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']) process.on(signal, () => child.kill(signal));
// npm passes SIGTERM to its shell alone, which dies of it without telling us.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
}
child.on('error', (error) => fail(127, `${command} could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));

function fail(code, sentence) {
  console.error(sentence);
  process.exit(code);
}
