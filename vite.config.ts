import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
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
    rollupOptions: isSsrBuild ? {} : { input: 'web/entry.client.tsx' },
  },
  // One file of production code, whatever NODE_ENV says at run time.
  ssr: { noExternal: true },
}));
