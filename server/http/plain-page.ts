/** Where calls, files and receipts live, what is not there is not a page either. */
export const isNoPage = (path: string): boolean => /^\/(api|files|assets|hooks)(\/|$)/.test(path);

/** The one page that no program of ours renders, in both languages: nothing of the request stands in it. */
export function plainPage({ en, bn }: { en: string; bn: string }, to = '/'): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shubho Bibaho</title></head>
<body><h1>Shubho Bibaho · <span lang="bn">শুভ বিবাহ</span></h1><p>${en}</p><p lang="bn">${bn}</p><p><a href="${to}">${to === '' ? '↻' : 'Home · <span lang="bn">প্রথম পাতা</span>'}</a></p></body>
</html>
`;
}
