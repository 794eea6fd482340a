import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { killIfAlive } from '../processes.ts';
import { asPostgres } from './debian.ts';

/**
 * The addresses in `ops/etcd.env` and `ops/patroni.yml`. They are reserved for documentation, so the drill can use the
 * files unchanged.
 */
const ADDRESSES = { db1: '198.51.100.11', db2: '198.51.100.12', witness: '198.51.100.13' } as const;
/** The name of a simulated machine. */
export type HostName = keyof typeof ADDRESSES;
/** The address of the machine itself, where the site runs. */
const SITE = '198.51.100.1';
const BRIDGE = 'sb-drill';

/** A simulated machine. */
export interface Host {
  name: HostName;
  address: string;
  /** Runs a command in the background on this host, as the packages' user. */
  start(command: readonly string[], options: { log: string; env?: NodeJS.ProcessEnv }): void;
  /** Returns the ids of all processes of the host. */
  pids(): number[];
  /** Sends a signal to all processes of the host, or to those that `isWanted` names. */
  signal(signal: NodeJS.Signals, isWanted?: (pid: number) => boolean): void;
  /** Kills all processes of the host with SIGKILL. */
  kill(): Promise<void>;
  /** Drops packets in both directions to the other hosts. With `isAlone` also to the site. */
  cut(isAlone: boolean): void;
  /** Lets all packets pass again. */
  heal(): void;
}

/**
 * Makes hosts with network namespaces on this machine. Each has an address, processes, and a connection that can be
 * cut.
 */
export function makeHosts(): Record<HostName, Host> & { remove(): Promise<void> } {
  removeLinks();
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('addr', 'add', `${SITE}/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
  const hosts = { db1: makeHost('db1'), db2: makeHost('db2'), witness: makeHost('witness') };
  return {
    ...hosts,
    async remove() {
      await Promise.all(Object.values(hosts).map((host) => host.kill()));
      removeLinks();
    },
  };
}

const ip = (...args: string[]): string => execFileSync('ip', args, { encoding: 'utf8' });
/** Returns the name of a host's network namespace. */
const spaceOf = (name: HostName) => `sb-drill-${name}`;

/** Removes the namespaces and the bridge, also those left by a killed drill. */
function removeLinks(): void {
  for (const name of ['db1', 'db2', 'witness'] as const) {
    const processes = spawnSync('ip', ['netns', 'pids', spaceOf(name)], { encoding: 'utf8' }).stdout;
    for (const pid of processes.split('\n').map(Number).filter(Boolean)) killIfAlive(pid);
    spawnSync('ip', ['netns', 'del', spaceOf(name)]);
  }
  spawnSync('ip', ['link', 'del', BRIDGE]);
}

function makeHost(name: HostName): Host {
  const space = spaceOf(name);
  ip('netns', 'add', space);
  ip('link', 'add', `sb-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
  ip('link', 'set', `sb-${name}`, 'master', BRIDGE, 'up');
  ip('-n', space, 'addr', 'add', `${ADDRESSES[name]}/24`, 'dev', 'eth0');
  for (const device of ['lo', 'eth0']) ip('-n', space, 'link', 'set', device, 'up');
  const iptables = (...args: string[]) => ip('netns', 'exec', space, 'iptables', '-w', ...args);
  const pids = () => ip('netns', 'pids', space).split('\n').map(Number).filter(Boolean);
  const signal = (signalName: NodeJS.Signals, isWanted: (pid: number) => boolean = () => true) => {
    for (const pid of pids().filter(isWanted)) {
      try {
        process.kill(pid, signalName);
      } catch {
        // The process has ended.
      }
    }
  };
  return {
    name,
    address: ADDRESSES[name],
    pids,
    signal,
    start(command, { log, env }) {
      const file = openSync(log, 'a');
      const options: SpawnOptions = { env: { ...process.env, ...env }, stdio: ['ignore', file, file], detached: true };
      const [program, args] = asPostgres(...command);
      const child = spawn('ip', ['netns', 'exec', space, program, ...args], options);
      void once(child, 'exit').catch(() => {});
      child.unref();
    },
    async kill() {
      while (pids().length > 0) {
        signal('SIGKILL');
        await wait(50);
      }
    },
    cut(isAlone) {
      const others = Object.values(ADDRESSES).filter((address) => address !== ADDRESSES[name]);
      for (const other of isAlone ? [...others, SITE] : others) {
        iptables('-A', 'INPUT', '-s', other, '-j', 'DROP');
        iptables('-A', 'OUTPUT', '-d', other, '-j', 'DROP');
      }
    },
    heal: () => iptables('-F'),
  };
}
