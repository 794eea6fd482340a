import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { isOftenOpened } from '#contract/often-opened.ts';

/** Splits a style sheet into its top-level rules. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index++) {
    if (css[index] === '{') depth++;
    if (css[index] !== '}') continue;
    depth--;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return [...rules, css.slice(start)];
}

/** The separate sheets; rules of several audiences stay in the main sheet. */
const SHEETS = ['office.css', 'members.css', 'seldom.css'] as const;
type Sheet = (typeof SHEETS)[number];

/**
 * Returns the files of the pages without login, e.g. `content/HomePage`, and of the members' pages that are opened
 * often. The routes are read as text: `page('path', 'file')`, with the rule `members` for pages behind the login.
 */
function readPages(routes: string) {
  const pages = Array.from(routes.matchAll(/page\('[^']*', '([^']+)'(?:, (\w+))?\)/g), ([, file = '', rule]) => ({
    file,
    isMembers: rule === 'members',
  }));
  return {
    visitors: pages.filter(({ isMembers }) => !isMembers).map(({ file }) => file),
    often: pages.filter(({ file, isMembers }) => isMembers && isOftenOpened(file)).map(({ file }) => file),
  };
}

/**
 * Moves rules into separate style sheets: those used only by the office, only by members' pages, or only by members'
 * pages that are seldom opened. The manifest lists the sheets by name. `fileOf` returns the file that defines a class,
 * and an empty string for other words.
 */
export function styleSheets(root: string, fileOf: (name: string) => string): Plugin {
  return {
    name: 'style-sheets',
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const sheet = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('style.css'));
      if (sheet?.type !== 'asset') throw new Error('The build has no style sheet.');

      // All pages are loaded from these modules.
      const tables = ['routes', 'public-routes', 'member-routes'].map((file) => `${root}/web/${file}.tsx`);
      const { visitors, often } = readPages(tables.map((table) => readFileSync(table, 'utf8')).join('\n'));
      /** Returns all modules that the program may load with these pages. */
      const loadedWith = (pages: readonly string[]): Set<string> => {
        const loadedModules = new Set<string>();
        const modulesToVisit = [`${root}/web/entry.client.tsx`];
        for (let id = modulesToVisit.pop(); id !== undefined; id = modulesToVisit.pop()) {
          if (loadedModules.has(id)) continue;
          loadedModules.add(id);
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          // A table of routes imports every page: only those in `pages` count.
          const isPageOfTable = (module: string) => tables.includes(id) && /(Page|Frame)\.tsx$/.test(module);
          const isInPages = (module: string) => pages.some((page) => module.endsWith(`/${page}.tsx`));
          modulesToVisit.push(
            ...importedIds,
            ...dynamicallyImportedIds.filter((module) => !isPageOfTable(module) || isInPages(module)),
          );
        }
        if (loadedModules.size < pages.length) throw new Error('Nothing is known of what the pages load.');
        return loadedModules;
      };
      const visitorModules = loadedWith(visitors);
      const oftenModules = loadedWith([...visitors, 'layout/DashboardFrame', ...often]);
      const sheetOf = (file: string): Sheet | undefined => {
        if (file.startsWith('web/office/')) return 'office.css';
        if (visitorModules.has(`${root}/${file}`)) return undefined;
        return oftenModules.has(`${root}/${file}`) ? 'members.css' : 'seldom.css';
      };

      const rules = rulesOf(String(sheet.source)).map((rule) => {
        // A dot in a font's URL does not begin a class.
        const files = Array.from(rule.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name]) => fileOf(name ?? '')).filter(
          Boolean,
        );
        const sheets = new Set(files.map(sheetOf));
        const [first, ...others] = sheets;
        if (others.length === 0) return { rule, target: first };
        // A rule for both kinds of members' pages goes into one sheet.
        const isForMembers = !sheets.has(undefined) && !sheets.has('office.css');
        return { rule, target: isForMembers ? ('members.css' as const) : undefined };
      });
      const joinRules = (sheetName?: Sheet) =>
        rules.flatMap(({ rule, target }) => (target === sheetName ? [rule] : [])).join('');
      sheet.source = joinRules();
      for (const name of SHEETS)
        this.emitFile({ type: 'asset', name, originalFileName: name, source: joinRules(name) });
    },
  };
}
