import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Entry } from '#contract/rendering.ts';
import { officeCalls } from '#contract/staff/api.ts';
import { assetsOf } from '#server/http/rendering/built-pages.ts';
import { buildIfStale } from './build.ts';

const client = resolve(import.meta.dirname, '../dist/client');

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** All chunks that a program may load from its entry, or loads at once, by their names in the build's manifest. */
function reachedFrom(manifest: Record<string, Chunk>, entry: string, isAtOnce = false): Map<string, string> {
  const reachedFiles = new Map<string, string>();
  const modulesToVisit = [entry];
  for (let name = modulesToVisit.pop(); name !== undefined; name = modulesToVisit.pop()) {
    const chunk = manifest[name];
    if (chunk === undefined || reachedFiles.has(name)) continue;
    reachedFiles.set(name, chunk.file);
    modulesToVisit.push(...(chunk.imports ?? []), ...(isAtOnce ? [] : (chunk.dynamicImports ?? [])));
  }
  return reachedFiles;
}

test('a member’s program can load no page, call or URL of the office', () => {
  buildIfStale();
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const members = reachedFrom(manifest, 'web/entry.client.tsx');
  expect(members.size).toBeGreaterThan(50);
  expect([...members.keys()].filter((name) => name.startsWith('web/office/'))).toEqual([]);
  const paths = officeCalls.map(({ path }) => path);
  for (const file of [...new Set(members.values()), 'service-worker.js'].filter((name) => name.endsWith('.js'))) {
    const program = readFileSync(join(client, file), 'utf8');
    expect(
      paths.filter((path) => program.includes(path)),
      file,
    ).toEqual([]);
    expect(program, file).not.toMatch(/["'`]\/office\b/);
  }
  // Proves that the same search finds them in the office's program.
  const office = reachedFrom(manifest, 'web/office/entry.client.tsx');
  expect([...office.keys()].some((name) => name.startsWith('web/office/pages/'))).toBe(true);
  // Loading an entry would start its program, so the office's pages would be rendered twice.
  expect([...office.keys()]).not.toContain('web/entry.client.tsx');
});

test('a visitor loads only visitors’ styles, a member no styles of the office', () => {
  buildIfStale();
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const classesIn = (sheet: string) =>
    Array.from(
      readFileSync(join(client, manifest[sheet]?.file ?? ''), 'utf8').matchAll(/\.([a-z]\w+)/g),
      ([, name]) => name,
    );
  const office = new Set(classesIn('office.css'));
  expect(office.size).toBeGreaterThan(20);
  expect(classesIn('style.css').filter((name) => office.has(name))).toEqual([]);
  const linked = (program: Entry, modules: string[] = []) => {
    const { styles, laterStyles } = assetsOf(manifest, modules, program);
    return [styles, laterStyles].map((files) => files.map((file) => /\w+(?=-)/.exec(file)?.[0]).join(' '));
  };
  const frame = 'web/layout/DashboardFrame.tsx';
  expect(linked('web/entry.client.tsx')).toEqual(['style', 'members seldom']);
  for (const often of ['home/DashboardPage', 'matches/MatchingPage', 'member/MemberPage'])
    expect(linked('web/entry.client.tsx', [frame, `web/pages/${often}.tsx`])).toEqual(['style members', 'seldom']);
  for (const seldom of ['address/AddressPage', 'member/PairPage', 'introductions/InboxPage'])
    expect(linked('web/entry.client.tsx', [frame, `web/pages/${seldom}.tsx`])).toEqual(['style members seldom', '']);
  expect(linked('web/office/entry.client.tsx')).toEqual(['style members seldom office', '']);
  // A visitor does not load styles that only members need.
  const members = new Set(classesIn('members.css'));
  expect(members.size).toBeGreaterThan(100);
  // Nor does a member who opens the list load the styles of the forms.
  expect(new Set(classesIn('seldom.css')).size).toBeGreaterThan(100);
  expect(classesIn('style.css').length).toBeLessThan(classesIn('members.css').length + classesIn('seldom.css').length);
});

test('no page of the office loads the editor at once, and later those alone that have a text', () => {
  buildIfStale();
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const [entry, editor] = ['web/office/entry.client.tsx', 'web/office/editor/open-editor.ts'];
  const pages = Object.keys(manifest).filter((name) => name.startsWith('web/office/pages/'));
  expect(pages.length).toBeGreaterThan(35);
  const holdsEditor = (file: string) => readFileSync(join(client, file), 'utf8').includes('ProseMirror');
  expect([...reachedFrom(manifest, editor, true).values()].some(holdsEditor)).toBe(true);
  for (const page of [entry, ...pages])
    expect([...reachedFrom(manifest, page, true).values()].filter(holdsEditor), page).toEqual([]);
  // Every page’s chunk names the entry, which names all pages.
  const mayLoad = (page: string) =>
    [...reachedFrom(manifest, page, true).keys()].some(
      (name) => name !== entry && manifest[name]?.dynamicImports?.includes(editor),
    );
  expect(pages.filter(mayLoad).sort()).toEqual(['ListPage', 'TextPage'].map((page) => `web/office/pages/${page}.tsx`));
});
