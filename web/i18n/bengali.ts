import { fill } from '#contract/saying.ts';
import { digits } from '#words/numbers.ts';
import { notices } from './notices.ts';

let sentences: Readonly<Record<string, string>> = notices.bn;

/** The Bengali of a message by its key, once loaded. */
export const bengaliOf = (key: string): string | undefined => fill(sentences, key, (value) => digits(value, 'bn'));

/** The file that `loadBengali` imports, as Vite's manifest names it: a Bengali page preloads it. */
export const BENGALI_MODULE = 'words/sentences.bn.ts';

/** Loads the Bengali messages, which an English reader never needs. */
export async function loadBengali(): Promise<void> {
  const { sentencesBn } = await import('#words/sentences.bn.ts');
  sentences = { ...notices.bn, ...sentencesBn };
}
