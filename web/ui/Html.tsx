/** Texts of the site that carry markup. They are cleaned when they are written, never here. */
export function Html({ html, lang }: { html: string; lang?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to show markup, and it was cleaned when it was stored
  return <div lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
