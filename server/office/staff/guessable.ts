/** Words that are guessed first for staff of this trust. */
const TRUST_WORDS = [
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

/** Lowest score (0 to 4) of the library: 3 means that a hundred million guesses or more are needed. */
const LEAST_SCORE = 3;
/** A shorter part of a name or an address is not looked for in the password. */
const LEAST_PART_LETTERS = 3;
/** Maximum number of characters of a password that are scored. */
const SCORED_LETTERS = 100;

/**
 * Whether a staff password is easy to guess: common passwords, rows of keys, names, years, and facts about this person,
 * which are in `personalTexts`. The word lists take a few megabytes, so they are loaded on use.
 */
export async function isGuessable(password: string, personalTexts: readonly string[]): Promise<boolean> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const personalWords = personalTexts
    .flatMap((text) => [text, text.replace(/[^\p{L}\p{N}]/gu, ''), ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((part) => part.length >= LEAST_PART_LETTERS);
  const scoredPart = password.slice(0, SCORED_LETTERS);
  const checker = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });
  const { score } = checker.check(scoredPart, [...TRUST_WORDS, ...personalWords]);
  return score < LEAST_SCORE;
}
