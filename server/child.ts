import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import { constants, setPriority } from 'node:os';

interface Program {
  /** Its file. */
  path: string;
  execArgv: readonly string[];
  /** Called when the process is gone, by itself or not. */
  forget: (child: ChildProcess) => void;
}

/** Starts a program of ours that answers orders. It gives way to all else, and nobody waits for it at a stop: without us it ends by itself. */
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

/** Of a thousand, the most: where memory ends, Linux ends this process, and neither the site nor its database. */
const ENDED_FIRST = '1000';

/** One's own child may always be made likelier to be ended. Where there is no such file, the system has its own rule. */
function endFirstWhenMemoryEnds(pid: number): void {
  writeFile(`/proc/${pid}/oom_score_adj`, ENDED_FIRST).catch(() => {});
}

/** What it answers to an order; null where it ended over it, as it must when it takes longer than `patienceMs`. */
export function askChild<Answer>(child: ChildProcess, order: object, patienceMs: number): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    const settle = (finish: () => void) => {
      clearTimeout(late);
      child.removeAllListeners('message').removeListener('exit', onEnd).removeListener('error', onError);
      finish();
    };
    const onEnd = () => settle(() => resolve(null));
    const onError = (error: Error) => settle(() => reject(error));
    child.once('exit', onEnd).once('error', onError);
    child.once('message', (answer: Answer) => settle(() => resolve(answer)));
    child.send(order);
  });
}
