import { createRequire } from 'node:module';
import { parseSync } from 'vite';
import { floor } from './floor.ts';

/** A node of a syntax tree, as the parser returns it. */
interface Node {
  type: string;
  [key: string]: unknown;
}

/** Returns the entries of a table that have a name of the language; others, e.g. `__compat`, are MDN's own. */
const entriesOf = <E>(table: Record<string, E>): [name: string, E][] =>
  Object.entries(table).filter(([name]) => /^[a-z]\w*$/i.test(name));

// Not imported, because a test would turn its seventeen megabytes into a module.
const compat: { javascript: { builtins: Table }; api: Table } = createRequire(import.meta.url)(
  '@mdn/browser-compat-data',
);

const newerNames = readNewerNames();

/** Names of newer browser functions that our libraries and texts also use for their own functions. */
const namesakes = new Set(['addElement', 'check', 'navigate', 'sync', 'when', 'with']);

/**
 * Returns the functions, regular expressions and syntax of a program that the oldest supported browsers lack, each
 * once. Ignores what the program checks before use (`typeof x`, `x?.()`, `'x' in y`).
 */
export function newerFunctionsIn(source: string): string[] {
  const usedNames = new Set<string>();
  const checkedNames = new Set<string>();
  // Lookbehinds are searched in the text, because a string can become a regular expression at run time.
  for (const [lookbehind] of source.matchAll(/\(\?<[=!]/g)) usedNames.add(lookbehind);
  walk(parseSync('program.js', source).program, (node, parent) => {
    const name = nameInCheck(node) ?? nameInCondition(node);
    if (name) checkedNames.add(name);
    for (const use of usesOf(node, parent, newerNames)) usedNames.add(use);
  });
  return [...usedNames].filter((use) => !checkedNames.has(use.replace(/^.*\./, '')));
}

/** Visits a node of a syntax tree and all nodes below it, each with its parent. */
function walk(node: unknown, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  if (Array.isArray(node)) for (const item of node) walk(item, visit, parent);
  if (!isNode(node)) return;
  visit(node, parent);
  for (const child of Object.values(node)) walk(child, visit, node);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns the name that `typeof x`, `x?.()` or `'x' in y` checks for. */
function nameInCheck(node: Node): string | undefined {
  if (node.type === 'UnaryExpression' && node.operator === 'typeof') return nameOf(node.argument);
  if (node.type === 'CallExpression' && node.optional) return nameOf(node.callee);
  return node.type === 'BinaryExpression' && node.operator === 'in' ? textOf(node.left) : undefined;
}

/** Returns the name `y` that `if (x.y)`, `x.y && …` or `x.y ? …` checks for. */
function nameInCondition(node: Node): string | undefined {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return memberOf(node.test);
  return node.type === 'LogicalExpression' && node.operator === '&&' ? memberOf(node.left) : undefined;
}

const memberOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'MemberExpression' ? nameOf(node) : undefined;

/** Returns the value of a string; a minifier writes strings as templates. */
function textOf(node: unknown): string | undefined {
  if (Array.isArray(node)) return textOf(node[0]);
  if (!isNode(node)) return undefined;
  if (node.type === 'TemplateLiteral') return textOf(node.quasis);
  return isCooked(node.value) ? node.value.cooked : String(node.value);
}

/** Whether this is the value of a part of a template; `cooked` is its text. */
const isCooked = (value: unknown): value is { cooked: string } =>
  typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string';

/** Returns the last name of an identifier or of `x.y`. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : undefined;
}

/** Returns what this node itself uses of the newer names and syntax. */
function usesOf(node: Node, parent: Node | undefined, { globals, statics, methods }: NewerNames): string[] {
  if (node.type === 'Identifier' && globals.has(String(node.name)) && !isKey(node, parent)) return [String(node.name)];
  if (node.type === 'StaticBlock') return ['static {}'];
  if (node.type === 'Literal' && isRegex(node.regex) && node.regex.flags.includes('v')) return [String(node.raw)];
  if (node.type !== 'MemberExpression') return [];
  const name = nameOf(node) ?? '';
  const full = `${nameOf(node.object)}.${name}`;
  if (isNode(node.object) && node.object.type === 'Identifier' && statics.has(full)) return [full];
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
  return isCalled && methods.has(name) && !namesakes.has(name) ? [name] : [];
}

const isRegex = (regex: unknown): regex is { flags: string } =>
  typeof regex === 'object' && regex !== null && 'flags' in regex && typeof regex.flags === 'string';

/** Whether an identifier is the name of a property, not a variable. */
const isKey = (node: Node, parent: Node | undefined) =>
  (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  (parent?.type === 'Property' && parent.key === node && !parent.shorthand);

/** The first version that supports a feature; support behind a flag or under another name does not count. */
interface Range {
  version_added: string | boolean | null;
  version_removed?: string | boolean | null;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}

/** A class or a member in MDN's table. */
interface Entry {
  __compat?: { support: Record<string, Range | Range[]> };
}

/** Classes, each with its members. */
type Table = Record<string, Entry & Record<string, Entry>>;

/** Features that at least one browser of the floor lacks. */
interface NewerNames {
  /** E.g. `structuredClone`, `Navigation`. */
  globals: ReadonlySet<string>;
  /** E.g. `Object.hasOwn`, `AbortSignal.any`; also prototype methods by their class, which no code writes. */
  statics: ReadonlySet<string>;
  /** E.g. `findLast`: method names that no older object has. */
  methods: ReadonlySet<string>;
}

/** Reads MDN's compatibility table into the sets of newer names. */
function readNewerNames(): NewerNames {
  const globals = new Set<string>();
  const statics = new Set<string>();
  const newerMethods = new Set<string>();
  const olderMethods = new Set<string>();
  const owners = [...entriesOf(compat.javascript.builtins), ...entriesOf(compat.api)];
  for (const [owner, members] of owners) {
    const isOwnerNewer = isNewer(members);
    if (isOwnerNewer) globals.add(owner);
    for (const [key, member] of entriesOf(members)) {
      const name = key.replace(/_static$/, '');
      if (!isNewer(member)) {
        olderMethods.add(name);
        continue;
      }
      statics.add(`${owner}.${name}`);
      if (owner === 'globals' || owner === 'Window') globals.add(name);
      // Code that uses a newer class has already checked for the class.
      else if (key === name && !isOwnerNewer) newerMethods.add(name);
    }
  }
  const methods = new Set([...newerMethods].filter((name) => !olderMethods.has(name)));
  return { globals, statics, methods };
}

/** Returns whether at least one browser of the floor lacks the feature. */
function isNewer({ __compat }: Entry): boolean {
  if (__compat === undefined) return false;
  return Object.entries(floor).some(([browser, oldest]) => {
    const support = __compat.support[browser];
    return support !== undefined && ![support].flat().some((range) => isSupported(range, oldest));
  });
}

/** Returns whether the browser's version `oldest` has the feature; MDN writes `≤79` for a version not known exactly. */
function isSupported(range: Range, oldest: number): boolean {
  if (range.flags || range.prefix || range.alternative_name || range.version_removed) return false;
  return Number.parseFloat(String(range.version_added).replace('≤', '')) <= oldest;
}
