/** HTML content of the site. It is sanitized when it is stored, not here. */
export function Html({ html, lang }: { html: string; lang?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to render HTML, which was sanitized when it was stored
  return <div lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
