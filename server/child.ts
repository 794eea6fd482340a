import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import { constants, setPriority } from 'node:os';

/**
 * The highest OOM score (0 to 1000): without free memory Linux kills this child, and not the site or its database.
 */
const HIGHEST_OOM_SCORE = '1000';

/** How a helper process is started. */
interface Program {
  /** The program's file. */
  path: string;
  /** Options for Node. */
  execArgv: readonly string[];
  /** Called when the process has ended for any reason. */
  forget: (child: ChildProcess) => void;
}

/**
 * Starts a helper process that answers requests. It has a low priority and does not delay a stop of this process, with
 * which it ends.
 */
export function startChild({ path, execArgv, forget }: Program): ChildProcess {
  const NODE_COMPILE_CACHE = getCompileCacheDir();
  const child = fork(path, {
    env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
    execArgv: [...execArgv],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', () => forget(child)).once('error', () => forget(child));
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    endFirstWhenMemoryEnds(child.pid);
  }
  return child;
}

/**
 * Makes Linux kill the process `pid` first when memory runs out. A process may always raise its child's score; systems
 * without this file have their own rule.
 */
function endFirstWhenMemoryEnds(pid: number): void {
  writeFile(`/proc/${pid}/oom_score_adj`, HIGHEST_OOM_SCORE).catch(() => {});
}

/**
 * Sends a request and returns the answer; null if the process ended meanwhile. A process that has not answered after
 * `patienceMs` is killed. Rejects if the process cannot be started or reached.
 */
export function askChild<Answer>(child: ChildProcess, request: object, patienceMs: number): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const killTimer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    const settle = (finish: () => void) => {
      clearTimeout(killTimer);
      child.removeAllListeners('message').removeListener('exit', onEnd).removeListener('error', onError);
      finish();
    };
    const onEnd = () => settle(() => resolve(null));
    const onError = (error: Error) => settle(() => reject(error));
    child.once('exit', onEnd).once('error', onError);
    child.once('message', (answer: Answer) => settle(() => resolve(answer)));
    child.send(request);
  });
}
