import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#scripts/run-command.ts';
import { findFreePort } from './site.ts';

/** The machine's nginx, else Debian's unpacked beside our packages (nothing is installed); undefined without either. */
export function findNginx(): string | undefined {
  const unpacked = join(projectFolder, 'node_modules/.cache/nginx');
  const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', join(unpacked, 'usr/sbin/nginx')];
  const runs = (path: string) => existsSync(path) && spawnSync(path, ['-v']).status === 0;
  const found = places.find(runs);
  if (found) return found;
  unpackNginx(unpacked);
  return places.find(runs);
}

function unpackNginx(folder: string) {
  mkdirSync(folder, { recursive: true });
  spawnSync('apt-get', ['download', 'nginx'], { cwd: folder, timeout: 20_000 });
  for (const file of globSync('nginx_*.deb', { cwd: folder })) spawnSync('dpkg', ['-x', file, '.'], { cwd: folder });
}

/** Our own configuration in front of these addresses, on a free port; it listens when this returns. */
export async function startNginx(program: string, folder: string, upstreams: string[]) {
  const port = await findFreePort();
  const site = readFileSync(join(projectFolder, 'ops/nginx.conf'), 'utf8')
    .replace(/(?: {2}server 127\.0\.0\.1:\d+ (.*)\n)+/, (_, parameters: string) =>
      upstreams.map((url) => `  server ${new URL(url).host} ${parameters}\n`).join(''),
    )
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events {}',
    'http {',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    site,
    '}',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
  const run = (...more: string[]) => {
    const { status } = spawnSync(program, [
      '-p',
      folder,
      '-e',
      join(folder, 'error.log'),
      '-c',
      join(folder, 'nginx.conf'),
      ...more,
    ]);
    if (status !== 0) throw new Error(`nginx failed:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`);
  };
  run();
  return { url: `http://127.0.0.1:${port}`, stop: () => run('-s', 'stop') };
}
