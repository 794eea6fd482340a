/** Words that are guessed first for staff of this trust. */
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

/** Lowest score (0 to 4) of the library: 3 withstands ten thousand million guesses. */
const LEAST = 3;

/**
 * Whether a staff password is easy to guess: common passwords, rows of keys, names, years, and facts about this person.
 * The word lists take a few megabytes, so they are loaded on use.
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
