import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isOftenOpened } from '#contract/often-opened.ts';
import type { Entry } from '#contract/rendering.ts';
import { answerNothing } from '#server/http/errors.ts';
import type { Assets, Pages, Render } from './bundle.ts';

/** Values of the header `cache-control`. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * Serves the built files, which are compressed in the build. Files with a hash in their name never change. They share
 * one route, because hundreds of routes would lengthen the start by a tenth.
 */
async function serveAssets(scope: FastifyInstance, folder: string): Promise<void> {
  await scope.register(fastifyStatic, {
    ...staticOptions(folder, FOR_AN_HOUR),
    wildcard: false,
    decorateReply: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'assets/**'],
  });

  const hashedFolder = join(folder, 'assets');
  const names = new Set((await readdir(hashedFolder)).filter((name) => !/\.(br|gz)$/.test(name)));
  await scope.register(fastifyStatic, { ...staticOptions(hashedFolder, FOR_A_YEAR), serve: false });
  scope.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
    names.has(name) ? reply.sendFile(name) : answerNothing(reply),
  );
}

const staticOptions = (root: string, cacheControl: string): FastifyStaticOptions => ({
  root,
  preCompressed: true,
  index: false,
  cacheControl: false,
  setHeaders: (reply) => reply.header('cache-control', cacheControl),
});

const dist = resolve(import.meta.dirname, '../../../dist');

/** A file of the build, in Vite's manifest. */
interface Chunk {
  file: string;
  /** The modules whose files this one imports, by their names in the manifest. */
  imports?: string[];
}

/** Vite's manifest: the chunk of each module, by the module's path. */
type Manifest = Record<string, Chunk>;

/** The frame of every member's page. A page without it only names the styles of member pages, to be loaded later. */
const MEMBERS_FRAME = 'web/layout/DashboardFrame.tsx';

/** The module that sends a form, loaded with the first touch of a field. */
const SENDING_MODULE = 'web/forms/submit.ts';

/** Characters of a build's name that pages carry. */
const BUILD_LENGTH = 16;

/** Opens the pages of the last build. Throws if there is no build. */
export async function openBuiltPages(): Promise<Pages> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8'));
  const bundle: { render: Render } = await import(pathToFileURL(join(dist, 'server/entry.server.js')).href);
  const build = readFileSync(join(dist, '.built'), 'utf8').slice(0, BUILD_LENGTH);
  return {
    build,
    serveAssets: (scope) => serveAssets(scope, join(dist, 'client')),
    load: async () => bundle.render,
    assetsOf: cacheAssets(manifest),
  };
}

/** Makes a function that finds the files of each page once, because they are the same every time. */
function cacheAssets(manifest: Manifest): Pages['assetsOf'] {
  const cache = new Map<string, Assets>();
  return (modules, entry) => {
    const page = [entry, ...modules].join(' ');
    const assets = cache.get(page) ?? assetsOf(manifest, modules, entry);
    cache.set(page, assets);
    return assets;
  };
}

/**
 * Returns the built files of these modules and of everything they import, each once, with the styles of the page.
 * Pages that are seldom opened also have `seldom.css`.
 */
export function assetsOf(manifest: Manifest, modules: readonly string[], program: Entry): Assets {
  const entryFile = manifest[program]?.file ?? '';
  const files = filesOf(manifest, [program, ...modules]).filter((file) => file !== entryFile);
  const sendingFiles = filesOf(manifest, [SENDING_MODULE]).filter(
    (file) => file !== entryFile && !files.includes(file),
  );
  /** Returns the addresses of those of the named files that the build contains. */
  const addressesOf = (...names: string[]) =>
    names.flatMap((name) => (manifest[name] ? [`/${manifest[name].file}`] : []));
  const isOffice = program === 'web/office/entry.client.tsx';
  const isBehindLogin = isOffice || modules.includes(MEMBERS_FRAME);
  const isSeldom = isOffice || (isBehindLogin && !modules.some(isOftenOpened));
  return {
    entry: `/${entryFile}`,
    preloads: files.map((file) => `/${file}`),
    styles: addressesOf(
      'style.css',
      ...(isBehindLogin ? ['members.css'] : []),
      ...(isSeldom ? ['seldom.css'] : []),
      ...(isOffice ? ['office.css'] : []),
    ),
    laterScripts: sendingFiles.map((file) => `/${file}`),
    laterStyles: addressesOf(...(isBehindLogin ? [] : ['members.css']), ...(isSeldom ? [] : ['seldom.css'])),
  };
}

/** Returns the files of these modules and of everything they import, each once. Unknown modules are left out. */
function filesOf(manifest: Manifest, names: readonly string[]): string[] {
  const chunks = new Set<Chunk>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(collect);
  };
  names.forEach(collect);
  return [...chunks].map(({ file }) => file);
}
