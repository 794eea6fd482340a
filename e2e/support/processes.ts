import { readdirSync, readFileSync } from 'node:fs';

/** A process of this machine; `command` is its command line. */
interface Process {
  pid: number;
  parent: number;
  command: string;
}

/**
 * Returns the PostgreSQL processes of a data folder: the server with the folder in its command line, and its children.
 */
export function listPostgres(dataFolder: string): number[] {
  const processes = listProcesses();
  const servers = processes.filter(({ command }) => command.includes('postgres') && command.includes(dataFolder));
  return withDescendants(
    servers.map(({ pid }) => pid),
    processes,
  );
}

/** Returns a process and all its descendants. */
export function listTree(root: number): number[] {
  return withDescendants([root], listProcesses());
}

/** Returns the worker processes of a site. */
export function listWorkers(root: number): number[] {
  const isWorker = ({ parent, command }: Process) => parent === root && command.includes('scripts/start.ts');
  return listProcesses()
    .filter(isWorker)
    .map(({ pid }) => pid);
}

/** Returns processes and all their descendants. */
function withDescendants(roots: number[], processes: Process[]): number[] {
  const pids = new Set(roots);
  for (const pid of pids) {
    // Iterating over a Set includes the values added meanwhile.
    for (const child of processes) if (child.parent === pid) pids.add(child.pid);
  }
  return [...pids];
}

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid, parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]), command }];
      } catch {
        return []; // the process has ended
      }
    });
}

/** Kills a process. A process that has just ended by itself, e.g. a child of a killed server, is no error. */
export function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended.
  }
}
