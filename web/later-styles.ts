/**
 * Loads a style sheet that the document names without loading it, because the first page does not need it; a missing
 * style does no harm.
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
