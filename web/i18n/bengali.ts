import { notices } from './notices.ts';

let sentences: ReadonlyMap<string, string> = new Map([[notices.en.networkLost, notices.bn.networkLost]]);

/** The Bengali of an English sentence, once it has been loaded. */
export const bengaliOf = (english: string): string | undefined => sentences.get(english);

/** The file that `loadBengali` loads, as Vite's manifest names it: a Bengali page preloads it. */
export const BENGALI_MODULE = 'web/i18n/bengali-sentences.ts';

/** Loads the sentences that a reader of English never needs. */
export async function loadBengali(): Promise<void> {
  const { bengaliSentences } = await import('./bengali-sentences.ts');
  sentences = new Map([...sentences, ...bengaliSentences]);
}
