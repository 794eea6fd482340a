import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#scripts/run-command.ts';
import { findFreePort } from './site.ts';

/** Our nginx configuration. */
const SHIPPED = join(projectFolder, 'ops/nginx.conf');

/**
 * Returns the machine's nginx, or Debian's package unpacked beside our own files (nothing is installed); undefined
 * without either.
 */
export function findNginx(): string | undefined {
  const unpacked = join(projectFolder, 'node_modules/.cache/nginx');
  const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', join(unpacked, 'usr/sbin/nginx')];
  const canRun = (path: string) => existsSync(path) && spawnSync(path, ['-v']).status === 0;
  const installed = places.find(canRun);
  if (installed) return installed;
  unpackNginx(unpacked);
  return places.find(canRun);
}

function unpackNginx(folder: string) {
  mkdirSync(folder, { recursive: true });
  spawnSync('apt-get', ['download', 'nginx'], { cwd: folder, timeout: 20_000 });
  for (const file of globSync('nginx_*.deb', { cwd: folder })) spawnSync('dpkg', ['-x', file, '.'], { cwd: folder });
}

/** What nginx needs for HTTPS. */
interface Tls {
  /** The folder with `fullchain.pem` and `privkey.pem`. */
  certificates: string;
  /** The port that redirects HTTP to HTTPS. */
  plainPort: number;
}

/** Returns the upstream addresses in our shipped configuration. */
export const shippedUpstreams = (): string[] =>
  [...readFileSync(SHIPPED, 'utf8').matchAll(/^ {2}server (127\.0\.0\.1:\d+) /gm)].map(([, host]) => `http://${host}`);

/**
 * Starts nginx with our configuration on a free port, in front of these or the shipped upstreams. Without a certificate
 * it has no HTTPS. It listens when the function returns.
 */
export async function startNginx(program: string, folder: string, upstreams: string[] | 'shipped', tls?: Tls) {
  const port = await findFreePort();
  const shipped = readFileSync(SHIPPED, 'utf8');
  const site = (upstreams === 'shipped' ? shipped : withUpstreams(shipped, upstreams))
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('/var/www/acme', join(folder, 'acme'))
    .replace('/var/www/shubho-bibaho', join(projectFolder, 'ops'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events {}',
    'http {',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    tls ? withTls(site, port, tls) : withoutTls(site, port),
    '}',
  ];
  mkdirSync(folder, { recursive: true });
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, lines.join('\n'));
  const command = [program, '-p', folder, '-e', join(folder, 'error.log'), '-c', configuration];
  const run = (...options: string[]) => {
    const { status } = spawnSync(program, [...command.slice(1), ...options]);
    if (status !== 0) throw new Error(`nginx failed:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`);
  };
  run();
  return { url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`, command, stop: () => run('-s', 'stop') };
}

/** Repeats the shipped upstream line for each process. */
const withUpstreams = (shipped: string, upstreams: string[]): string =>
  shipped.replace(/(?: {2}server 127\.0\.0\.1:\d+ (.*)\n)+/, (_, parameters: string) =>
    upstreams.map((url) => `  server ${new URL(url).host} ${parameters}\n`).join(''),
  );

const withTls = (site: string, port: number, { certificates, plainPort }: Tls): string =>
  site
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replaceAll('/etc/nginx/shubho-bibaho', certificates);

const withoutTls = (site: string, port: number): string =>
  site
    .replace(/^server \{\n[^}]*listen 80;[\s\S]*?^\}\n/m, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '');
