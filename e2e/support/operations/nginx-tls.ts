import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { projectFolder } from '#scripts/run-command.ts';
import { inventMember } from '../member.ts';
import { findNginx, shippedUpstreams, startNginx } from '../nginx.ts';
import { findFreePort, startSite } from '../site.ts';

const NAME = 'shubhobibaho.example';
const RENEWALS = 3;
/** The number of families that use the site during the renewals. */
const FAMILIES = 4;
/** More than nginx accepts. */
const TOO_LARGE_BYTES = 13 * 2 ** 20;

/** Tests the shipped nginx configuration with our own certificates: HTTPS, the redirect, and renewals under load. */
export async function drillNginx(folder: string): Promise<void> {
  const program = findNginx();
  assert.ok(program, 'there is no nginx, and it could not be fetched');
  const certificates = join(folder, 'certificates');
  makeCertificate(certificates, 0);
  // The shipped upstream address is used unchanged.
  const [upstream = ''] = shippedUpstreams();
  const [sitePort, plainPort] = [new URL(upstream).port, await findFreePort()];
  const site = await startSite({
    dataFolder: join(folder, 'behind-nginx'),
    env: { PORT: sitePort, PUBLIC_URL: `https://${NAME}`, TRUST_PROXY: '1', NODE_ENV: 'production' },
  });
  let stop = () => {};
  try {
    const nginx = await startNginx(program, join(folder, 'nginx'), 'shipped', { certificates, plainPort });
    stop = nginx.stop;
    const port = Number(new URL(nginx.url).port);
    await expectTls(port, certificates);
    await expectRedirect(plainPort, join(folder, 'nginx'));
    await expectRenewals(port, { certificates, folder, command: nginx.command });
    await site.stop();
    await expectApology(port, certificates);
  } finally {
    stop();
    await site.stop();
  }
}

/** Makes a self-signed certificate for `NAME` with another serial number. */
function makeCertificate(folder: string, serial: number): void {
  mkdirSync(folder, { recursive: true });
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`, '-set_serial', String(serial + 1)];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'pipe',
  });
}

/** An answer over HTTPS, with the serial number of the server's certificate. */
interface TlsAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  serial: string;
  text: string;
}

/** A request over HTTPS; with a body it is a form. */
interface TlsRequest {
  path?: string;
  body?: string | Buffer;
  agent?: Agent;
}

/** Sends a request as a browser would that trusts only these certificates. */
function ask(port: number, certificates: string, { path = '/', body, agent }: TlsRequest = {}): Promise<TlsAnswer> {
  const ca = readFileSync(join(certificates, 'fullchain.pem'));
  return new Promise((resolve, reject) => {
    const headers = { host: NAME, ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }) };
    const options = {
      host: '127.0.0.1',
      port,
      path,
      servername: NAME,
      headers,
      method: body === undefined ? 'GET' : 'POST',
    };
    const outgoing = request({ ...options, ca, ...(agent && { agent }) }, (response) => {
      const serial =
        'getPeerCertificate' in response.socket
          ? String(Object(response.socket).getPeerCertificate().serialNumber)
          : '';
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, serial, text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Checks HTTPS, its headers, and what it refuses. */
async function expectTls(port: number, certificates: string): Promise<void> {
  const home = await ask(port, certificates);
  assert.equal(home.status, 200);
  assert.match(String(home.headers['strict-transport-security']), /max-age=31536000/);
  const { name, phone, gender, password } = inventMember();
  const form = (values: Record<string, string>) => String(new URLSearchParams(values));
  const registered = await ask(port, certificates, {
    path: '/api/registerstep1',
    body: form({ profile_id: '', email: '', name, phone, gender, password }),
  });
  assert.equal(registered.status, 200);
  const login = await ask(port, certificates, { path: '/api/custlogin', body: form({ phone, password }) });
  assert.match(String(login.headers['set-cookie']), /; Secure/, 'the session is for HTTPS alone');
  const largeBody = Buffer.alloc(TOO_LARGE_BYTES, 'a');
  const large = await ask(port, certificates, { path: '/api/custlogin', body: largeBody }).catch(() => null);
  assert.ok(large === null || large.status === 413, 'what is too large is refused');
  const oldClient = {
    host: '127.0.0.1',
    port,
    servername: NAME,
    rejectUnauthorized: false,
    ciphers: 'DEFAULT:@SECLEVEL=0',
  };
  const oldTls = await new Promise<string>((resolve) => {
    const socket = connect({ ...oldClient, minVersion: 'TLSv1', maxVersion: 'TLSv1.1' }, () => resolve('connected'));
    socket.on('error', () => resolve('refused'));
  });
  assert.equal(oldTls, 'refused', 'TLS 1.1');
  console.log('nginx: HTTPS with HSTS and a session for HTTPS alone; TLS 1.1 and 13 MB are refused');
}

/** Checks the page that nginx shows while the site is stopped. */
async function expectApology(port: number, certificates: string): Promise<void> {
  const { status, headers, text } = await ask(port, certificates);
  assert.deepEqual([status, headers['retry-after']], [503, '60']);
  assert.match(text, /সাইটটি এই মুহূর্তে খোলা যাচ্ছে না[\s\S]*The site cannot be opened at the moment/);
  console.log('nginx: while the site is stopped, a page in both languages with 503');
}

/** Checks that HTTP redirects to HTTPS and answers the challenge of a certificate authority. */
async function expectRedirect(plainPort: number, nginxFolder: string): Promise<void> {
  const get = (path: string) =>
    new Promise<{ status: number; location: string; text: string }>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: plainPort, path, headers: { host: NAME } };
      const outgoing = plainRequest(options, (response) => {
        let text = '';
        response.on('data', (part) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, location: String(response.headers.location), text }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
  const { status, location } = await get('/matching-profile?page=2');
  assert.deepEqual([status, location], [301, `https://${NAME}/matching-profile?page=2`]);
  const challenge = join(nginxFolder, 'acme/.well-known/acme-challenge');
  mkdirSync(challenge, { recursive: true });
  writeFileSync(join(challenge, 'token'), 'token.thumbprint');
  assert.equal((await get('/.well-known/acme-challenge/token')).text, 'token.thumbprint');
  console.log('nginx: HTTP is sent on to HTTPS, and the question of a certificate is answered');
}

/** What the renewals need: the folder of the certificates, a folder for new ones, and nginx's command. */
interface Renewal {
  certificates: string;
  folder: string;
  command: string[];
}

/** Replaces the certificate several times while families use the site. */
async function expectRenewals(port: number, { certificates, folder, command }: Renewal): Promise<void> {
  const trusted = join(folder, 'trusted');
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  mkdirSync(trusted);
  const [serials, faults] = [new Set<string>(), [] as string[]];
  let requestCount = 0;
  let isOver = false;
  const askAgainAndAgain = async () => {
    while (!isOver) {
      requestCount++;
      await ask(port, certificates, { path: '/healthz', ...(requestCount % 2 === 0 && { agent }) }).then(
        ({ status, serial }) => {
          if (status !== 200) faults.push(String(status));
          if (serial) serials.add(serial);
        },
        // nginx may still serve the former certificate, which a client that trusts only the new one rejects.
        (error) => error.code === 'DEPTH_ZERO_SELF_SIGNED_CERT' || faults.push(String(error)),
      );
      await wait(5);
    }
  };
  const families = Array.from({ length: FAMILIES }, askAgainAndAgain);
  for (let renewal = 1; renewal <= RENEWALS; renewal++) {
    const lineage = join(folder, `renewed-${renewal}`);
    makeCertificate(lineage, renewal);
    execFileSync(join(projectFolder, 'ops/certbot-renewed.sh'), {
      env: {
        PATH: process.env.PATH,
        RENEWED_LINEAGE: lineage,
        NGINX_CERTIFICATES: certificates,
        NGINX_COMMAND: command.join(' '),
      },
    });
    await wait(1_500);
  }
  isOver = true;
  await Promise.all(families);
  agent.destroy();
  assert.deepEqual(faults, [], 'no request is lost while the certificate changes');
  assert.ok(serials.size > RENEWALS, `each of the certificates was served (${[...serials].join()})`);
  console.log(`nginx: ${RENEWALS} renewals, 0 of ${requestCount} requests lost`);
}
