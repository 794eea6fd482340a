import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Splits a style sheet into its top-level rules. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] !== '}' || --depth > 0) continue;
    rules.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return [...rules, css.slice(start)];
}

/** The separate sheet of a rule; rules of several audiences stay in the main sheet. */
type Sheet = 'office.css' | 'members.css';

/** The route pages outside the login, e.g. `content/HomePage`. */
const visitorsPages = (routes: string): string[] =>
  Array.from(routes.matchAll(/page\('[^']*', '([^']+)'(?:, (\w+))?\)/g)).flatMap(([, file, rule]) =>
    rule === 'members' || file === undefined ? [] : [file],
  );

/**
 * Moves rules that only the office or only members' pages use into separate style sheets, which the manifest lists by
 * name. `fileOf` returns the file that defines a class, and undefined for other words.
 */
export function styleSheets(root: string, fileOf: (name: string) => string): Plugin {
  return {
    name: 'style-sheets',
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const sheet = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('style.css'));
      if (sheet?.type !== 'asset') throw new Error('The build has no style sheet.');

      const pages = visitorsPages(readFileSync(`${root}/web/routes.tsx`, 'utf8'));
      const ofVisitors = new Set<string>();
      const waiting = [`${root}/web/entry.client.tsx`];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (ofVisitors.has(id)) continue;
        ofVisitors.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        // All pages are loaded from this module.
        const isTable = id === `${root}/web/page.tsx`;
        const loaded = dynamicallyImportedIds.filter(
          (page) => !isTable || pages.some((own) => page.endsWith(`/${own}.tsx`)),
        );
        waiting.push(...importedIds, ...loaded);
      }
      if (ofVisitors.size < pages.length) throw new Error('Nothing is known of what visitors load.');
      const sheetOf = (file: string): Sheet | undefined => {
        if (file.startsWith('web/office/')) return 'office.css';
        return ofVisitors.has(`${root}/${file}`) ? undefined : 'members.css';
      };

      const rules = rulesOf(String(sheet.source)).map((rule) => {
        // A dot in a font's URL does not begin a class.
        const files = Array.from(rule.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name]) => fileOf(name ?? '')).filter(
          Boolean,
        );
        const [first, ...others] = new Set(files.map(sheetOf));
        return { rule, of: others.length === 0 ? first : undefined };
      });
      const written = (which?: Sheet) => rules.flatMap(({ rule, of }) => (of === which ? [rule] : [])).join('');
      sheet.source = written();
      for (const name of ['office.css', 'members.css'] as const)
        this.emitFile({ type: 'asset', name, originalFileName: name, source: written(name) });
    },
  };
}
