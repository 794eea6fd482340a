/** What is guessed first of somebody of this trust. */
const OURS = [
  'shubho',
  'bibaho',
  'shubhobibaho',
  'shubho bibaho',
  'kolkata',
  'calcutta',
  'bengal',
  'matrimony',
  'office',
];

/** Of 0 to 4, as the library says it: 3 outlasts ten thousand million guesses. */
const LEAST = 3;

/**
 * Whether a password of the office is among those that are tried first: common ones, rows of keys, names, years, and what is
 * known of this person. Its lists take a few megabytes, so they are loaded when somebody joins.
 */
export async function isGuessable(password: string, known: readonly string[]): Promise<boolean> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const parts = known
    .flatMap((text) => [text, text.replace(/[^\p{L}\p{N}]/gu, ''), ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((part) => part.length > 2);
  const { score } = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary }).check(password.slice(0, 100), [
    ...OURS,
    ...parts,
  ]);
  return score < LEAST;
}
