/**
 * Whether the secrecy suites compare every viewer (`npm run drill -- secrecy`, and before a release) or, as `npm test`
 * does, one of each layer, because the whole comparison takes minutes of both cores.
 */
export const isWholeSecrecy = process.env.SECRECY === 'whole';

/** Returns all viewers if the secrecy suites run as a whole, and otherwise the representatives of the layers. */
export const ofEachLayer = <Viewer extends string>(
  all: readonly Viewer[],
  representatives: readonly Viewer[],
): readonly Viewer[] => (isWholeSecrecy ? all : all.filter((viewer) => representatives.includes(viewer)));
