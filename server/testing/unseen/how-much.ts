/**
 * Whether the secrecy suites compare every viewer (`npm run drill -- secrecy`, and before a release), or one of each layer, as
 * `npm test` does: a whole comparison takes minutes of both cores.
 */
export const isWholeSecrecy = process.env.SECRECY === 'whole';

/** All of these, or those of them that stand for their layer. */
export const ofEachLayer = <Viewer extends string>(
  all: readonly Viewer[],
  standing: readonly Viewer[],
): readonly Viewer[] => (isWholeSecrecy ? all : all.filter((viewer) => standing.includes(viewer)));
