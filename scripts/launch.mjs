// Runs a command with the project's Node: the machine's own if it is 24, otherwise the packaged one (NODE_FROM
// chooses). Plain JavaScript for Node 20. Not every npm links the packaged `node` into node_modules/.bin, so no script
// may rely on that link.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules');
const platform = `${process.platform}-${process.arch}`;
const { node } = process.versions;

if (!existsSync(modules)) fail(1, 'The packages are missing: please run npm ci first.');

const WATCH_MS = 500;
// Exit codes by the convention of shells: a command that cannot be started, and a process ended by a signal.
const NOT_STARTED = 127;
const ENDED_BY_SIGNAL = 128;

const [command, ...args] = process.argv.slice(2);
const tools = join(modules, '.bin');
// Always the project's own tool, even if the folder of the machine's Node contains another of that name.
const tool = join(tools, command);
const program = command !== 'node' && existsSync(tool) ? tool : command;
const PATH = [chooseNode(), tools, process.env.PATH].join(delimiter);
// The IPC channel informs the child if this process is killed.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
// Without the compile cache Node loads its TypeScript stripper at each start: 20 MB, and twice the time.
const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE || join(modules, '.cache', 'compiled');
const child = spawn(program, args, { stdio, env: { ...process.env, PATH, NODE_COMPILE_CACHE } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']) process.on(signal, () => child.kill(signal));
// npm sends SIGTERM only to its shell, which dies without notifying us.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, WATCH_MS);
}
child.on('error', (error) => fail(NOT_STARTED, `${command} could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? ENDED_BY_SIGNAL + constants.signals[signal] : code));

/** Returns the folder of the Node that runs all commands. */
function chooseNode() {
  const machineFolder = dirname(process.execPath);
  const packagedFolder = join(modules, `node-${platform}`, 'bin');
  const hasPackaged = existsSync(join(packagedFolder, 'node'));
  const [major, minor] = node.split('.').map(Number);
  switch (process.env.NODE_FROM || 'auto') {
    case 'packages':
      return hasPackaged
        ? packagedFolder
        : fail(1, `There is no packaged Node for ${platform}: please set NODE_FROM=machine.`);
    case 'machine':
      return major >= 24 ? machineFolder : fail(1, `Node ${node} is too old: please install Node 24 or newer.`);
    case 'auto':
      // Before 24.3 Node warns of every TypeScript file. Newer major versions are untested.
      if ((major === 24 && minor >= 3) || (major > 24 && !hasPackaged)) return machineFolder;
      if (hasPackaged) return packagedFolder;
      if (major === 24) return machineFolder;
      return fail(
        1,
        `Node ${node} is too old, and there is no packaged one for ${platform}: please install Node 24 or newer.`,
      );
    default:
      return fail(1, `NODE_FROM is ${process.env.NODE_FROM}: please choose auto, machine or packages.`);
  }
}

function fail(code, sentence) {
  console.error(sentence);
  process.exit(code);
}
