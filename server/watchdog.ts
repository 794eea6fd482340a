import { execFile } from 'node:child_process';
import { type Environment, value } from './environment.ts';
import type { Log } from './log.ts';

const beatsAPatience = 3;

/**
 * Tells systemd that the site is ready, and while its event loop turns again and again that it lives; gives what says that
 * it stops. Without systemd nothing is told.
 */
export function tellSystemd(log: Pick<Log, 'warn'>, env: Environment): () => Promise<void> {
  const socket = value(env, 'NOTIFY_SOCKET');
  if (socket === undefined) return async () => {};
  const say = (what: string) =>
    new Promise<void>((resolve) => {
      // Node itself cannot write to such a socket.
      execFile('systemd-notify', [what], { env: { PATH: env.PATH, NOTIFY_SOCKET: socket } }, (error) => {
        if (error) log.warn({ err: error }, 'systemd was not told');
        resolve();
      });
    });
  void say('--ready');
  const patienceMs = Number(value(env, 'WATCHDOG_USEC') ?? 0) / 1000;
  const beat = patienceMs > 0 ? setInterval(() => void say('WATCHDOG=1'), patienceMs / beatsAPatience) : undefined;
  return () => {
    clearInterval(beat);
    return say('STOPPING=1');
  };
}
