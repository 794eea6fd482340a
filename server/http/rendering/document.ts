import type { Assets } from './bundle.ts';

export interface Page {
  language: string;
  title: string;
  description: string;
  html: string;
  data: unknown;
  assets: Assets;
}

/**
 * The whole document. No inline script and no style: the data travels as JSON, which no browser runs. Browsers ask in the
 * order of the document, so scripts stand last: what the reader sees first does not wait for them.
 */
export function documentOf({ language, title, description, html, data, assets }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta name="theme-color" content="#a3152a">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/${language}.webmanifest">
${assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
${assets.laterStyles.map((file) => `<link rel="later" href="${file}">`).join('\n')}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="data">${scriptJson(data)}</script>
${assets.preloads.map((file) => `<link rel="modulepreload" href="${file}">`).join('\n')}
<script type="module" src="${assets.entry}"></script>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
