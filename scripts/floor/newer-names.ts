import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { floor } from './floor.ts';

// Not imported: a test would turn all of its seventeen megabytes into a module.
const compat: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** What at least one browser of the floor lacks. */
export interface NewerNames {
  /** `structuredClone`, `Navigation` */
  globals: ReadonlySet<string>;
  /** `Object.hasOwn`, `AbortSignal.any`, `Intl.Segmenter`; also `Array.findLast`, which nobody writes. */
  statics: ReadonlySet<string>;
  /** `findLast`: names that no older object has. */
  methods: ReadonlySet<string>;
}

/** Reads the table of MDN, in which each function says since when each browser has it. */
export function readNewerNames(): NewerNames {
  const globals = new Set<string>();
  const statics = new Set<string>();
  const newer = new Set<string>();
  const older = new Set<string>();
  const owners = [...namesIn(compat.javascript.builtins), ...namesIn(compat.api)];
  for (const [owner, members] of owners) {
    const isOwnerNewer = isNewer(members.__compat);
    if (isOwnerNewer) globals.add(owner);
    for (const [key, { __compat }] of namesIn(members)) {
      const name = key.replace(/_static$/, '');
      if (!isNewer(__compat)) {
        older.add(name);
        continue;
      }
      statics.add(`${owner}.${name}`);
      if (owner === 'globals' || owner === 'Window') globals.add(name);
      // Whoever has an object that is newer itself has asked for it before.
      else if (key === name && !isOwnerNewer) newer.add(name);
    }
  }
  return { globals, statics, methods: new Set([...newer].filter((name) => !older.has(name))) };
}

function namesIn(room: Identifier = {}): [name: string, Identifier][] {
  const names = Object.keys(room).filter((name) => /^[a-z]\w*$/i.test(name));
  return names.map((name) => [name, room[name] ?? {}]);
}

function isNewer(statement: CompatStatement | undefined): boolean {
  if (statement === undefined) return false;
  return Object.entries(floor).some(([browser, oldest]) => {
    const support = Object.entries(statement.support).find(([name]) => name === browser)?.[1];
    return support !== undefined && ![support].flat().some((range) => holds(range, oldest));
  });
}

function holds(range: SimpleSupportStatement, oldest: number): boolean {
  if (range.flags || range.prefix || range.alternative_name || range.version_removed) return false;
  return Number.parseFloat(String(range.version_added).replace('≤', '')) <= oldest;
}
