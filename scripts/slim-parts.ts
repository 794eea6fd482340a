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

/** Saves two and a half kilobytes on every first visit. */
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
