/** A line of studies and work cut in three, of which the second says the most in the least room: before it the studies, after it a second name of the same. */
export function brief(work: string): readonly [string, string, string] {
  const [, before = '', middle = work, after = ''] = /^(.*, )?(.*?)([\u00a0 ][/(].*)?$/.exec(work) ?? [];
  return [before, middle, after];
}
