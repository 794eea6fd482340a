import { type MessageKey, messages } from '#contract/messages.ts';
import { notices } from './notices.ts';

const sentences = new Map<string, string>([[notices.en.networkLost, notices.bn.networkLost]]);

/** The Bengali of an English sentence, once it has been loaded. */
export const bengaliOf = (english: string): string | undefined => sentences.get(english);

/** The file that `loadBengali` loads, as Vite's manifest names it: a Bengali page preloads it. */
export const BENGALI_MODULE = 'web/i18n/messages.bn.ts';

/** Loads the sentences that a reader of English never needs. */
export async function loadBengali(): Promise<void> {
  const { messagesBn } = await import('./messages.bn.ts');
  for (const key of Object.keys(messages)) if (isKey(key)) sentences.set(messages[key], messagesBn[key]);
}

const isKey = (key: string): key is MessageKey => key in messages;
