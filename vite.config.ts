import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { findStyleFile, generateScopedName } from './scripts/class-names.ts';
import { floor } from './scripts/floor/floor.ts';
import { slimPreload, slimPreloads, slimRouter } from './scripts/slim-parts.ts';
import { styleSheets } from './scripts/style-sheets.ts';

// The libraries change seldom: a browser that comes back after a deployment has this chunk already.
const libraries = {
  name: 'libraries',
  test: /(node_modules\/(react|react-dom|react-router|scheduler)\/)|rolldown\/runtime/,
};

// Modules that pages always load together are in one chunk: each small file would cost a request, a name and its own
// compression.
const together = [
  {
    name: 'common',
    test: /contract\/(call|drawn-for|file-kind|form|india-day|languages|message|often-opened|page-refusals|wire)\.ts|words\/(numbers|texts)\.ts|web\/(later-styles|part|api\/(answer|browser-api|call|chunk|patience|session|storage|visitor)|art\/(Butterfly|Icon|drawings)|forms\/(empty-form-result|form-action)|i18n\/(InScript|LanguageProvider|message|notices|of-gender)|layout\/(Navigation|site\.texts|useSiteItems)|listen\/(Headed|Listen|listen\.texts|voices)|ui\/(Button\.module|IconButton\.module|LinkButton|LiveOnly|classNames|closeOnEscape|useIsAlive))\.|vite\/preload-helper/,
  },
  {
    name: 'fields',
    test: /contract\/(outcome|phone|rules|shape)\.ts|web\/ui\/(CheckboxField|describe|ErrorSummary|Field|lead-to)\./,
  },
  {
    name: 'cards',
    test: /contract\/(badges|birth-chart|count-band|household|kin|link-token|matches|member|member-id|pause|picture-address|proposal-said|roles|signs|thread-names|told|waiting-to-be-shown)\.ts|words\/(pada|place-of|shared-answer|values|choices\/shared|labels\/(shared|wishes))\.ts|web\/(art\/(Lotus|motifs\/motifs-of-place)|card\/(Chips\.|Window|facts-of|initial|medallion)|fields\/count-band|forms\/(DeedNotice|LoginDialog|by-intent|deed-field-id|member-form)|layout\/(MemberSheet|after-heading)|ui\/(Actions|EmptyState|IconButton\.tsx|SiteLink|letters))/,
  },
  {
    name: 'called',
    test: /words\/(by-gender|label|choices\/(marital-statuses|person))\.ts|web\/card\/readable-name\.ts/,
  },
  {
    name: 'forms',
    test: /contract\/login\.ts|web\/(forms\/(draft|useFormPage)|ui\/(PasswordField|TextField))\./,
  },
  {
    name: 'members',
    test: /contract\/(held|own-profile|visibility-settings)\.ts|web\/(layout\/(current-page|dashboard\.|main-pages|DashboardLayout|MainPages|MemberMenu)|ui\/(Avatar|initials)|useMember)/,
  },
  {
    name: 'matches',
    test: /web\/(card\/(FrontFace|chips|row-(facts|of))|features\/(matches\/(Bookmark|CardList|Listing|MatchCard|MatchList\.module|card\.texts|list-(intents|place))|search\/search-page))/,
  },
  {
    name: 'reasons',
    test: /web\/(card\/(Answers|Signs|front|lines|signs\.)|fields\/(ReportLink|report-link))/,
  },
  { name: 'told', test: /web\/(art\/points|features\/content\/(Told|Points))\./ },
  { name: 'facts', test: /web\/features\/member\/shared-facts\.|words\/labels\/kin\./ },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

// The entry lists the names of all chunks, so short names make every first visit smaller.
const chunkFileNames = 'assets/[hash:7].js';

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), slimRouter(), slimPreload(), slimPreloads(), styleSheets(import.meta.dirname, findStyleFile)],
  publicDir: isSsrBuild ? false : 'web/public',
  css: command === 'build' ? { modules: { generateScopedName } } : {},
  build: {
    manifest: !isSsrBuild,
    emptyOutDir: true,
    // The content security policy allows data: URLs only for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All styles together are a few kilobytes, so one file is smaller than the names of many. `styleSheets` moves
    // those of the office and of members' pages into files of their own.
    cssCodeSplit: false,
    // The oldest browsers lack one part of this syntax, which a test refuses (scripts/floor). If they were the target,
    // Vite would also rewrite syntax that they know.
    target: isSsrBuild ? 'node24' : 'es2022',
    cssTarget: [`chrome${floor.chrome}`, `safari${floor.safari}`, `firefox${floor.firefox}`],
    reportCompressedSize: false,
    // bench/first-load.ts measures the compressed sizes.
    chunkSizeWarningLimit: 1_000,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: ['web/entry.client.tsx', 'web/office/entry.client.tsx'],
          output: { chunkFileNames, codeSplitting: { groups: [libraries, ...together] } },
        },
  },
  // Every package runs its production code, independent of NODE_ENV at run time.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: command === 'build' ? { noExternal: true } : {},
}));
