/**
 * Whether the path belongs to calls, files, assets or receipts of an SMS gateway. An unknown address there is not
 * answered with a page.
 */
export const isNoPage = (path: string): boolean => /^\/(api|files|assets|hooks)(\/|$)/.test(path);

/**
 * Returns the one page that is not rendered by React, in both languages. It contains nothing of the request. `to` is
 * where its link leads; `''` loads the same address again.
 */
export function plainPage({ en, bn }: { en: string; bn: string }, to = '/'): string {
  const linkText = to === '' ? '↻' : 'Home · <span lang="bn">প্রথম পাতা</span>';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shubho Bibaho</title></head>
<body><h1>Shubho Bibaho · <span lang="bn">শুভ বিবাহ</span></h1><p>${en}</p><p lang="bn">${bn}</p><p><a href="${to}">${linkText}</a></p></body>
</html>
`;
}
