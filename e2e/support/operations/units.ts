import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from '#scripts/run-command.ts';
import { listTree } from '../processes.ts';

/** The seconds after which systemd ends a site that gives no sign of life. */
const PATIENCE_S = 6;
// Two minutes of tries.
const TRIES = 1_200;
const TRY_MS = 100;

/**
 * Checks the units with systemd's own tool. Also checks the site's messages to systemd: ready, alive, hanging and
 * stopping.
 */
export async function drillUnits(folder: string): Promise<void> {
  verifyUnits(folder);
  await refuseWithoutSite(folder);
  await watchSite(folder);
}

/** Lets systemd's own tool check the units and the calendar of the backup's timer. */
function verifyUnits(folder: string): void {
  const units = readdirSync(join(projectFolder, 'ops')).filter((name) => /\.(service|timer)$/.test(name));
  const unitFolder = join(folder, 'units');
  mkdirSync(unitFolder);
  for (const name of units) {
    const text = readFileSync(join(projectFolder, 'ops', name), 'utf8').replaceAll('/opt/shubho-bibaho', projectFolder);
    writeFileSync(join(unitFolder, name), text.replace(/^(User|Group)=.*$/gm, '$1=root'));
  }
  const paths = units.map((name) => join(unitFolder, name.replace('@.', '@test.')));
  const output = execFileSync('systemd-analyze', ['verify', ...paths], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  assert.equal(output.trim(), '');
  const [, when = ''] =
    /^OnCalendar=(.*)$/m.exec(readFileSync(join(unitFolder, 'shubho-bibaho-backup.timer'), 'utf8')) ?? [];
  const next = execFileSync('systemd-analyze', ['calendar', when], { encoding: 'utf8' });
  console.log(`${units.length} units are accepted; the backup's timer: ${/Next elapse: (.*)/.exec(next)?.[1]}`);
}

/** Checks that a site with EXPECT_SITE does not start on an empty folder. */
async function refuseWithoutSite(folder: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: join(folder, 'not-mounted'), DATABASE_URL: '', EXPECT_SITE: '1', PORT: '0' };
  const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: projectFolder, env });
  let output = '';
  child.stderr.on('data', (text) => (output += text));
  const [exitCode] = await once(child, 'close');
  assert.equal(exitCode, 1);
  assert.match(output, /EXPECT_SITE is set, but there is no site in DATA_DIR/);
  console.log('EXPECT_SITE=1 on an empty folder: refused');
}

/** Python code, because Node cannot listen on a Unix datagram socket. */
const listener = `import socket, sys
s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM); s.bind(sys.argv[1])
while True: print(s.recv(4096).decode().strip().replace(chr(10), " "), flush=True)`;

/** Checks the messages of a site to systemd while it starts, runs, hangs and stops. */
async function watchSite(folder: string): Promise<void> {
  const socket = join(folder, 'notify');
  const messages: { receivedAt: number; output: string }[] = [];
  const systemd = spawn('python3', ['-c', listener, socket]);
  systemd.stdout.on('data', (text: Buffer) => {
    for (const output of text.toString().trim().split('\n')) messages.push({ receivedAt: performance.now(), output });
  });
  const countSince = (what: string, from = 0) =>
    messages.filter(({ receivedAt, output }) => receivedAt >= from && output.includes(what)).length;
  const until = async (what: string, count: number) => {
    for (let tries = 0; countSince(what) < count; tries++) {
      assert.ok(tries < TRIES, `systemd waits for ${what}`);
      await wait(TRY_MS);
    }
  };
  await wait(500);
  const unit = readFileSync(join(projectFolder, 'ops/shubho-bibaho.service'), 'utf8');
  const [program = '', ...args] = (/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '').split(' ');
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'watched'),
    DATABASE_URL: '',
    PORT: '0',
    NODE_ENV: 'production',
    NOTIFY_SOCKET: socket,
    WATCHDOG_USEC: String(PATIENCE_S * 1_000_000),
  };
  const site = spawn(program, args, { cwd: projectFolder, env, stdio: 'ignore' });
  try {
    await until('READY=1', 1);
    await until('WATCHDOG=1', 3);
    const pids = listTree(site.pid ?? 0).filter((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.ts'),
    );
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await wait(1_000);
    const hungAt = performance.now();
    await wait(PATIENCE_S * 1_000);
    assert.equal(countSince('WATCHDOG=1', hungAt), 0, 'a site that hangs says nothing, and systemd ends it');
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    await until('WATCHDOG=1', countSince('WATCHDOG=1') + 1);
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    await ended;
    await until('STOPPING=1', 1);
    console.log(
      `watchdog: ready, ${countSince('WATCHDOG=1')} signs of life, none while it hung for ${PATIENCE_S} s, stopping`,
    );
  } finally {
    site.kill('SIGTERM');
    const ended = once(systemd, 'exit');
    systemd.kill();
    await ended;
  }
}
