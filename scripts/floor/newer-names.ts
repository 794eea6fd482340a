import { createRequire } from 'node:module';
import { floor } from './floor.ts';

/** The first version that supports a feature; support behind a flag or under another name does not count. */
interface Range {
  version_added: string | boolean | null;
  version_removed?: string | boolean | null;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}

interface Entry {
  __compat?: { support: Record<string, Range | Range[]> };
}

type Room = Record<string, Entry & Record<string, Entry>>;

// Not imported, because a test would turn its seventeen megabytes into a module.
const compat: { javascript: { builtins: Room }; api: Room } = createRequire(import.meta.url)(
  '@mdn/browser-compat-data',
);

/** Features that at least one browser of the floor lacks. */
export interface NewerNames {
  /** E.g. `structuredClone`, `Navigation`. */
  globals: ReadonlySet<string>;
  /** E.g. `Object.hasOwn`, `AbortSignal.any`; also prototype methods by their class, which no code writes. */
  statics: ReadonlySet<string>;
  /** E.g. `findLast`: method names that no older object has. */
  methods: ReadonlySet<string>;
}

/** Reads MDN's compatibility table into the sets of newer names. */
export function readNewerNames(): NewerNames {
  const globals = new Set<string>();
  const statics = new Set<string>();
  const newer = new Set<string>();
  const older = new Set<string>();
  const owners = [...namesIn(compat.javascript.builtins), ...namesIn(compat.api)];
  for (const [owner, members] of owners) {
    const isOwnerNewer = isNewer(members);
    if (isOwnerNewer) globals.add(owner);
    for (const [key, member] of namesIn(members)) {
      const name = key.replace(/_static$/, '');
      if (!isNewer(member)) {
        older.add(name);
        continue;
      }
      statics.add(`${owner}.${name}`);
      if (owner === 'globals' || owner === 'Window') globals.add(name);
      // Code that uses a newer class has already checked for the class.
      else if (key === name && !isOwnerNewer) newer.add(name);
    }
  }
  return { globals, statics, methods: new Set([...newer].filter((name) => !older.has(name))) };
}

const namesIn = <E>(room: Record<string, E>): [name: string, E][] =>
  Object.entries(room).filter(([name]) => /^[a-z]\w*$/i.test(name));

function isNewer({ __compat }: Entry): boolean {
  if (__compat === undefined) return false;
  return Object.entries(floor).some(([browser, oldest]) => {
    const support = __compat.support[browser];
    return support !== undefined && ![support].flat().some((range) => holds(range, oldest));
  });
}

function holds(range: Range, oldest: number): boolean {
  if (range.flags || range.prefix || range.alternative_name || range.version_removed) return false;
  return Number.parseFloat(String(range.version_added).replace('≤', '')) <= oldest;
}
