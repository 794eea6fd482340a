/**
 * Loads a style sheet that the document names without loading it, because the first page does not need it. The promise
 * resolves even if the style sheet cannot be loaded, because a missing style does no harm. Returns undefined on the
 * server, and if no link of the document waits, for example because the style sheet was requested before.
 */
export function laterStyles(name: 'members' | 'seldom'): Promise<unknown> | undefined {
  const link = globalThis.document?.querySelector<HTMLLinkElement>(`link[rel=later][href*="/${name}-"]`);
  if (!link) return;
  return new Promise((resolve) => {
    link.rel = 'stylesheet';
    link.onload = resolve;
    link.onerror = resolve;
  });
}
