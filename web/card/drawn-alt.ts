import type { Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { motifWords } from '#words/motifs.ts';
import { readableName } from '#words/readable-name.ts';
import { drawnFor } from '#words/values.ts';
import { medallionOf } from './medallion.ts';

/** Returns the description of the motif that replaces a member's photo; undefined if a flower replaces it. */
export function drawnAlt(member: SharedView, language: Language): string | undefined {
  const { motif } = medallionOf(member);
  return motif ? drawnFor(readableName(member, language), motifWords[motif][language], language) : undefined;
}
