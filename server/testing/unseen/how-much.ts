/**
 * Whether the secrecy suites compare every viewer (`npm run drill -- secrecy`, and before a release) or, as `npm test`
 * does, one of each layer, because the whole comparison takes minutes of both cores.
 */
export const isWholeSecrecy = process.env.SECRECY === 'whole';

/** All of these viewers, or one for each layer. */
export const ofEachLayer = <Viewer extends string>(
  all: readonly Viewer[],
  standing: readonly Viewer[],
): readonly Viewer[] => (isWholeSecrecy ? all : all.filter((viewer) => standing.includes(viewer)));
