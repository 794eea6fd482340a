import type { Plugin } from 'vite';

/** Where a rule of the style sheet ends: the braces outside of which nothing stands open. */
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

/**
 * Takes the rules that are the office's alone out of the one style sheet into one of their own, which stands in the manifest as
 * `office.css`: no member loads them. `isOffices` says it of a class.
 */
export function officeStyles(isOffices: (name: string) => boolean): Plugin {
  return {
    name: 'office-styles',
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const sheet = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('style.css'));
      if (sheet?.type !== 'asset') throw new Error('The build has no style sheet.');
      const rules = rulesOf(String(sheet.source)).map((rule) => {
        const names = Array.from(rule.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name]) => name ?? '');
        return { rule, isOffices: names.length > 0 && names.every(isOffices) };
      });
      const written = (which: boolean) =>
        rules.flatMap(({ rule, isOffices }) => (isOffices === which ? [rule] : [])).join('');
      sheet.source = written(false);
      this.emitFile({
        type: 'asset',
        name: 'office.css',
        originalFileName: 'office.css',
        source: written(true),
      });
    },
  };
}
