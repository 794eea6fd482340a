import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { inventMember, logIn, type NewMember, registerMember } from '../support/member.ts';
import { killIfAlive, listPostgres } from '../support/processes.ts';
import { type Site, startSite } from '../support/site.ts';

const registrations = 200;
const atOnce = 10;
const answeredBeforeTheKill = 80;

let folder: string;
beforeAll(() => {
  folder = makeTestFolder();
});
afterAll(() => removeTestFolder(folder));

test('kill -9 of node during registrations loses no confirmed one', async () => {
  const dataFolder = join(folder, 'node-killed');
  const site = await startSite({ dataFolder });
  const answered = await registerUntil(site, () => site.kill());
  expect(listPostgres(dataFolder), 'PostgreSQL outlives node and is taken over').not.toEqual([]);
  await expectEveryoneLogsIn(dataFolder, answered);
});

test('kill -9 of node and every PostgreSQL process during registrations loses no confirmed one', async () => {
  const dataFolder = join(folder, 'all-killed');
  const site = await startSite({ dataFolder });
  const answered = await registerUntil(site, async () => {
    const postgres = listPostgres(dataFolder);
    expect(postgres).not.toEqual([]);
    for (const pid of postgres) killIfAlive(pid);
    await site.kill();
  });
  expect(listPostgres(dataFolder), 'nothing of PostgreSQL is left').toEqual([]);
  await expectEveryoneLogsIn(dataFolder, answered);
});

/** Registers families in parallel and kills the site after enough of them. Returns the confirmed families. */
async function registerUntil({ url }: Site, kill: () => Promise<void>): Promise<NewMember[]> {
  const waiting = Array.from({ length: registrations }, inventMember);
  const answered: NewMember[] = [];
  let killing: Promise<void> | undefined;
  const registerNext = async (): Promise<void> => {
    const member = waiting.pop();
    if (member === undefined) return;
    await registerMember(url, member);
    answered.push(member);
    if (answered.length === answeredBeforeTheKill) killing = kill();
    await registerNext();
  };
  await Promise.allSettled(Array.from({ length: atOnce }, registerNext));
  await killing;
  expect(answered.length).toBeGreaterThanOrEqual(answeredBeforeTheKill);
  expect(answered.length, 'the plug was pulled in the middle').toBeLessThan(registrations);
  return answered;
}

async function expectEveryoneLogsIn(dataFolder: string, members: NewMember[]) {
  const site = await startSite({ dataFolder });
  const lost: string[] = [];
  for (const member of members) if (!(await logIn(site.url, member)).ok) lost.push(member.phone);
  await site.stop();
  expect(lost).toEqual([]);
}
