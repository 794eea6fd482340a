import type { Plugin } from 'vite';

// Parts of React Router's framework mode that the data mode includes without running them. Each stand-in exports every
// name of its original; the build fails if a new version needs another.
const STAND_INS: Record<string, string> = {
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  'lib/dom/ssr/components.js': `
    import { createContext } from 'react';
    export const FrameworkContext = createContext(undefined);
    export const useFrameworkContext = () => undefined;
    export const usePrefetchBehavior = () => [false, null, {}];
    export const mergeRefs = (...refs) => refs.find(Boolean);
    export const PrefetchPageLinks = () => null;
    export const Links = PrefetchPageLinks, Meta = PrefetchPageLinks, Scripts = PrefetchPageLinks;
    export const setIsHydrated = () => {};
    export const CRITICAL_CSS_DATA_ATTRIBUTE = '';`,
};

/** Replaces the parts of React Router in `STAND_INS`: saves two and a half kilobytes on every first visit. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load(id) {
      const part = Object.keys(STAND_INS).find((path) => id.endsWith(`react-router/dist/production/${path}`));
      return part && STAND_INS[part];
    },
  };
}

// All styles are in one file that every page has, so only scripts are preloaded.
const PRELOAD_HELPER = `
  const asked = new Set();
  export function __vitePreload(load, scripts = []) {
    for (const script of scripts) {
      if (asked.has(script)) continue;
      asked.add(script);
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = '/' + script;
      document.head.append(link);
    }
    return load();
  }`;

/** Vite's helper without style loading and old browsers' hints: saves almost a kilobyte on every first visit. */
export function slimPreload(): Plugin {
  return {
    name: 'slim-preload',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: (id) => (id === '\0vite/preload-helper.js' ? PRELOAD_HELPER : undefined),
  };
}

const PRELOADS = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/** The tables of routes, each with the modules that are loaded with it, so that its pages need not preload them. */
const TABLES = { 'routes.tsx': [], 'public-routes.tsx': [], 'member-routes.tsx': ['layout/DashboardFrame.tsx'] };

/**
 * Removes chunks that came with the table of routes from the preload lists of imports, and sorts the others, which
 * compresses better. Saves half a kilobyte on every first visit to a members' page.
 */
export function slimPreloads(): Plugin {
  return {
    name: 'slim-preloads',
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        /** Returns a file with all that it imports, in any depth. */
        const withImports = (file: string, found = new Set<string>()): Set<string> => {
          if (found.has(file)) return found;
          found.add(file);
          const chunk = chunks.find(({ fileName }) => fileName === file);
          for (const imported of chunk?.imports ?? []) withImports(imported, found);
          return found;
        };
        const findChunk = (source: string) =>
          chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${source}`)));
        for (const [table, frames] of Object.entries(TABLES)) {
          const chunk = findChunk(table);
          if (!chunk) throw new Error(`The build has no ${table}.`);
          const entry = findChunk('entry.client.tsx');
          const starts = [chunk, entry, ...frames.map(findChunk)];
          const loadedFiles = starts.flatMap((start) => [...withImports(start?.fileName ?? '')]);
          chunk.code = removePreloads(chunk.code, new Set(loadedFiles));
        }
      },
    },
  };
}

/**
 * Returns the code without preloads of the loaded files. Vite writes all file names once, as `m.f=["…"]`, and each
 * import lists its preloads as indexes of that array.
 */
function removePreloads(code: string, loadedFiles: ReadonlySet<string>): string {
  const nameList = /m\.f=\[([^\]]*)\]/.exec(code)?.[1];
  if (nameList === undefined) throw new Error('Vite writes what it preloads in another way.');
  const names: string[] = JSON.parse(`[${nameList}]`);
  const readKeptIndexes = (list: string): number[] =>
    list.split(',').flatMap((index) => (index && !loadedFiles.has(names[+index] ?? '') ? [+index] : []));
  const keptLists = Array.from(code.matchAll(PRELOADS), ([, list = '']) => readKeptIndexes(list));
  const keptIndexes = [...new Set(keptLists.flat())];
  return code
    .replace(nameList, keptIndexes.map((index) => JSON.stringify(names[index])).join())
    .replace(PRELOADS, (_all, list: string) => {
      const newIndexes = readKeptIndexes(list).map((index) => keptIndexes.indexOf(index));
      return `__vite__mapDeps([${newIndexes.sort((a, b) => a - b).join()}])`;
    });
}
