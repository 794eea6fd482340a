import type { LookupEntry } from '#contract/lookups.ts';
import type { ClanView } from '#contract/member.ts';
import { isNoClan, normaliseGotra } from '#matching/family/gotra.ts';

/** A clan as either language names it: a gotra of the list however it was spelt, else the family's own words. */
export function presentClan(text: string | null | undefined, listed: readonly LookupEntry[]): ClanView {
  const words = text ?? '';
  const gotra = normaliseGotra(words);
  const entry = listed.find(({ name, nameBn }) => name === gotra || name === words || nameBn === words);
  return { name: entry?.name ?? words, nameBn: entry?.nameBn ?? words, isNone: words === '' || isNoClan(words) };
}
