import { build } from 'vite';

const ENTRY = 'the-editor';
const SOURCE = `
  import { readHtml, writeHtml } from '#web/office/editor/html.ts';
  import { cleanPasted } from '#web/office/editor/pasted.ts';
  export const throughEditor = (html) => writeHtml(readHtml(html));
  export const pasted = (html) => throughEditor(cleanPasted(html));
`;

/** The office's editor of texts as one script: `editor.throughEditor(html)`, `editor.pasted(html)`. */
export async function bundleEditor(): Promise<string> {
  const built = await build({
    ...{ configFile: false, logLevel: 'silent' },
    plugins: [
      {
        name: ENTRY,
        enforce: 'pre',
        // Beside package.json, whose names of folders it uses.
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
