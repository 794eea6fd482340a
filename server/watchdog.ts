import { execFile } from 'node:child_process';
import { type Environment, value } from './environment.ts';
import type { Log } from './log.ts';

const beatsAPatience = 3;

/**
 * Notifies systemd that the site is ready, and repeatedly that its event loop turns. Returns the function that reports
 * a stop. Does nothing without systemd.
 */
export function startWatchdog(log: Pick<Log, 'warn'>, env: Environment): () => Promise<void> {
  const socket = value(env, 'NOTIFY_SOCKET');
  if (socket === undefined) return async () => {};
  const say = (what: string) =>
    new Promise<void>((resolve) => {
      // Node itself cannot write to a datagram socket.
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
