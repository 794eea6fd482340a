import { build } from 'vite';

const ENTRY = 'the-editor';
const SOURCE = `
  import { readHtml, writeHtml } from '#web/office/editor/html.ts';
  import { cleanPasted } from '#web/office/editor/pasted.ts';
  export const throughEditor = (html) => writeHtml(readHtml(html));
  export const pasted = (html) => throughEditor(cleanPasted(html));
`;

/**
 * Bundles the office's text editor as one script. It provides `editor.throughEditor(html)` and `editor.pasted(html)`.
 */
export async function bundleEditor(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: ENTRY,
        enforce: 'pre',
        // Resolves the entry beside package.json, because it uses the folder names defined there.
        resolveId: (id) => (id.endsWith(ENTRY) ? `${process.cwd()}/${ENTRY}.js` : undefined),
        load: (id) => (id.endsWith(`${ENTRY}.js`) ? SOURCE : undefined),
      },
    ],
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'editor' } },
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('The editor was not built.');
  return first.output[0].code;
}
