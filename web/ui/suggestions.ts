export interface Suggestion {
  value: string;
  label: string;
  /** Distinguishes suggestions of the same name, like the district. */
  detail?: string;
}

/**
 * Returns the matching suggestions: first those that start with the typed text, then those that contain it. Letter case
 * and encoding are ignored.
 */
export function filterSuggestions(suggestions: readonly Suggestion[], typed: string, limit: number): Suggestion[] {
  const wanted = fold(typed.trim());
  if (!wanted) return [];
  const found = suggestions.map((suggestion) => ({ suggestion, at: fold(suggestion.label).indexOf(wanted) }));
  const beginning = found.filter(({ at }) => at === 0);
  const containing = found.filter(({ at }) => at > 0);
  return [...beginning, ...containing].slice(0, limit).map(({ suggestion }) => suggestion);
}

function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en');
}
