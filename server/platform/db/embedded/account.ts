import { stat } from 'node:fs/promises';
import { StartError } from '#server/start-error.ts';
import { type Account, runProgram } from './run-program.ts';

/**
 * Chooses the user who runs PostgreSQL: ourselves, or an unprivileged system user if we are root, which PostgreSQL
 * refuses. An existing cluster keeps its owner, even if the machine later gets a user `postgres`.
 */
export async function chooseAccount(clusterDir: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = (await findUser('postgres')) ?? (await findUser('shubho')) ?? (await makeUser('shubho'));
  return account ?? findNobody();
}

async function findUser(name: string): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([runProgram('id', ['-u', name]), runProgram('id', ['-g', name])]);
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined;
}

async function makeUser(name: string): Promise<Account | undefined> {
  await runProgram('useradd', ['-r', name]).catch(() => undefined);
  return findUser(name);
}

async function findNobody(): Promise<Account> {
  const nobody = await findUser('nobody');
  if (nobody) return nobody;
  throw new StartError('PostgreSQL cannot run as root and no other user was found: please start as an ordinary user.');
}
