import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Changes seldom: a reader who comes back after a deployment has it already.
const libraries = { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler|zod)\// };

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'web/public',
  build: {
    manifest: !isSsrBuild,
    emptyOutDir: true,
    // The content security policy knows no data: addresses but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: isSsrBuild ? 'node24' : 'baseline-widely-available',
    reportCompressedSize: false,
    rollupOptions: isSsrBuild
      ? {}
      : { input: 'web/entry.client.tsx', output: { codeSplitting: { groups: [libraries] } } },
  },
  // One file of production code, whatever NODE_ENV says at run time.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
