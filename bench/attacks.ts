import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '#scripts/run-command.ts';
import { makeScanBomb } from '#server/testing/images.ts';
import { inventMember, logIn, registerMember } from '../e2e/support/member.ts';
import type { Site } from '../e2e/support/site.ts';
import type { Figure } from './figure.ts';
import { withSite } from './support/bench-site.ts';
import { percentile } from './support/filled-database.ts';
import { type Member, watchThird } from './support/third-member.ts';

export const name = 'attacks';

/** The duration of an attack. */
const seconds = 10;
const uploaders = 6;
const pipelinedRequests = 1_000;
const loginsAtOnce = 300;
const devicesAMember = 10;

/**
 * Measures what an uninvolved member experiences while others attack the site from the same machine; each attack has
 * its own site.
 */
export async function run(): Promise<Figure[]> {
  const bomb = await makeScanBomb(4_000, 8_000, 5_000);
  return [
    ...(await measure('nothing', () => wait(3_000))),
    ...(await measure('picture bombs', (site, members) => sendBombs(site, members, bomb))),
    ...(await measure('1,000 pipelined pages', askPipelined)),
    ...(await measure('500 connections', askByMany)),
    ...(await measureLogins()),
  ];
}

/** Measures logins that all come at the same moment, each member's from several devices. */
function measureLogins(): Promise<Figure[]> {
  const title = `${loginsAtOnce} logins at once`;
  return withSite(async (site) => {
    const members = Array.from({ length: loginsAtOnce / devicesAMember }, inventMember);
    for (const member of members) await registerMember(site.url, member);
    const devices = members.flatMap((member) => Array.from({ length: devicesAMember }, () => member));
    const began = performance.now();
    const answers = await Promise.all(
      devices.map(async (member) => {
        const { ok } = await logIn(site.url, member);
        return { ok, seconds: (performance.now() - began) / 1_000 };
      }),
    );
    const admitted = answers.filter(({ ok }) => ok).map((answer) => answer.seconds);
    const refused = answers.filter(({ ok }) => !ok).map((answer) => answer.seconds);
    if (refused.length === 0) throw new Error('All logins were admitted: more have to come at once.');
    return [
      { name: `${title}: admitted`, value: admitted.length, unit: '', goal: '' },
      { name: `${title}: admitted, p99`, value: percentile(admitted, 0.99), unit: 's', goal: '≤ 5' },
      { name: `${title}: told to wait, p99`, value: percentile(refused, 0.99), unit: 's', goal: '≤ 2' },
    ];
  });
}

type Attack = (site: Site, attackers: readonly Member[]) => Promise<unknown>;

function measure(title: string, attack: Attack): Promise<Figure[]> {
  return withSite(async (site) => {
    const [third, ...attackers] = await Promise.all(Array.from({ length: uploaders + 1 }, () => makeMember(site)));
    if (third === undefined) throw new Error('There is no third member.');
    const { p99Ms, refused, peakMb } = await watchThird(site, third, async () => {
      await attack(site, attackers);
    });
    return [
      { name: `${title}: another's p99`, value: p99Ms, unit: 'ms', goal: '≤ 250' },
      { name: `${title}: another refused`, value: refused, unit: '', goal: '0' },
      { name: `${title}: memory of the server`, value: peakMb, unit: 'MB', goal: '≤ 400' },
    ];
  });
}

async function makeMember(site: Site): Promise<Member> {
  const member = inventMember();
  const pid = await registerMember(site.url, member);
  return { pid, cookie: (await logIn(site.url, member)).cookie };
}

/** Uploads three bombs at a time from each attacker and does not wait for answers after the attack's end. */
async function sendBombs(site: Site, attackers: readonly Member[], bomb: Buffer): Promise<void> {
  const end = AbortSignal.timeout(seconds * 1_000);
  const send = async ({ pid, cookie }: Member) => {
    while (!end.aborted) {
      const body = new FormData();
      body.append('pid', pid);
      body.append('file', new Blob([new Uint8Array(bomb)]), 'photo.jpg');
      const request = { method: 'POST', body, headers: { cookie }, signal: end };
      await fetch(`${site.url}/api/updateprofileimage`, request).catch(() => {});
      await wait(50);
    }
  };
  await Promise.all([...attackers, ...attackers, ...attackers].map(send));
}

/** Sends pipelined requests (35 KB in all) at once on a connection, waits until it closes, and repeats. */
async function askPipelined(site: Site): Promise<void> {
  const { hostname, port } = new URL(site.url);
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.resume();
    const page = `GET / HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
    socket.write(page.repeat(pipelinedRequests - 1) + page.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    await Promise.race([once(socket, 'close'), wait(seconds * 1_000)]);
    socket.destroy();
  }
}

async function askByMany(site: Site): Promise<void> {
  await runCommand('autocannon', ['-n', '-c', '500', '-d', String(seconds), `${site.url}/`], { quiet: true });
}
